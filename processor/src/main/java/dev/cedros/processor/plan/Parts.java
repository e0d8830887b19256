package dev.cedros.processor.plan;

import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberType;
import java.util.ArrayList;
import java.util.List;

/**
 * Divides steps among methods. HotSpot compiles no method of more than 8,000 bytes of code; long before that it stops to
 * inline the calls at the end of a method, because those before have filled its graph: text and nested messages do so soon.
 */
final class Parts {
    /** How much is in a method at most, in values of fixed size. */
    private static final int MAX_WEIGHT = 36;

    private static final int TEXT = 8;
    private static final int MESSAGE = 12;
    private static final int ELEMENTS = 8;
    private static final int NUMBERS = 4;

    private Parts() {}

    static List<List<Step>> of(List<Step> steps) {
        List<List<Step>> parts = new ArrayList<>();
        List<Step> part = new ArrayList<>();
        int weight = 0;
        for (Step step : steps) {
            int more = weight(step);
            if (!part.isEmpty() && weight + more > MAX_WEIGHT) {
                parts.add(List.copyOf(part));
                part.clear();
                weight = 0;
            }
            part.add(step);
            weight += more;
        }
        parts.add(List.copyOf(part));
        return List.copyOf(parts);
    }

    /** How many values a step has. */
    static int leaves(Step step) {
        return step instanceof Step.Run run ? leaves(run.slots()) : 1;
    }

    private static int leaves(List<Slot> slots) {
        return slots.stream()
                .mapToInt(slot -> slot.group() == null ? 1 : leaves(slot.slots()))
                .sum();
    }

    private static int weight(Step step) {
        return step instanceof Step.Body body ? weight(body.member().type()) : leaves(step);
    }

    private static int weight(MemberType type) {
        if (type.container() != Container.SINGLE) {
            return type.element().kind() == ElementType.Kind.PRIMITIVE ? NUMBERS : ELEMENTS;
        }
        return switch (type.element().kind()) {
            case TEXT -> TEXT;
            case NESTED -> MESSAGE;
            default -> 1;
        };
    }
}
