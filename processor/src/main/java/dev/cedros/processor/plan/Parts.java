package dev.cedros.processor.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * Divides steps among methods. HotSpot compiles no method of more than 8,000 bytes of code, and a value takes some 20 of
 * them.
 */
final class Parts {
    /** How many values are in a method at most. */
    static final int MAX_LEAVES = 200;

    private Parts() {}

    static List<List<Step>> of(List<Step> steps) {
        List<List<Step>> parts = new ArrayList<>();
        List<Step> part = new ArrayList<>();
        int leaves = 0;
        for (Step step : steps) {
            int more = leaves(step);
            if (!part.isEmpty() && leaves + more > MAX_LEAVES) {
                parts.add(List.copyOf(part));
                part.clear();
                leaves = 0;
            }
            part.add(step);
            leaves += more;
        }
        parts.add(List.copyOf(part));
        return List.copyOf(parts);
    }

    /** How many values a step has; a member with a loop counts as several. */
    static int leaves(Step step) {
        return step instanceof Step.Run run ? slotLeaves(run.slots()) : 3;
    }

    private static int slotLeaves(List<Slot> slots) {
        return slots.stream()
                .mapToInt(slot -> slot.group() == null ? 1 : slotLeaves(slot.slots()))
                .sum();
    }
}
