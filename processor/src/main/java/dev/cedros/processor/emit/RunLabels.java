package dev.cedros.processor.emit;

import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.PackedShape;
import dev.cedros.processor.plan.Slot;
import dev.cedros.processor.plan.Step;
import java.util.List;

/**
 * The paths of the values of a run with their ends, from which an error finds the member that is missing; where padding
 * precedes a value, with its start as well: {@code "flag:1 names:4-8"}.
 */
final class RunLabels {
    private final StringBuilder label = new StringBuilder();
    private int end;

    private RunLabels() {}

    /** The values of slots. */
    static String of(List<Slot> slots) {
        RunLabels labels = new RunLabels();
        slots.forEach(slot -> labels.add("", slot));
        return labels.label.toString();
    }

    /** The values of a run and the count or length of the member after it. */
    static String of(Step.Run run, MemberModel counted, int start, int end) {
        RunLabels labels = new RunLabels();
        run.slots().forEach(slot -> labels.add("", slot));
        labels.add(counted.rosName(), start, end);
        return labels.label.toString();
    }

    /** The values of an element of a packed sequence. */
    static String of(PackedShape shape) {
        RunLabels labels = new RunLabels();
        shape.parts().forEach(part -> labels.add("", part));
        return labels.label.toString();
    }

    private void add(String path, Slot slot) {
        String memberPath = path + slot.member().rosName();
        if (slot.group() == null) {
            add(memberPath, slot.offset(), slot.end());
        } else {
            slot.slots().forEach(inner -> add(memberPath + ".", inner));
        }
    }

    private void add(String path, PackedShape.Part part) {
        String memberPath = path + part.member().rosName();
        if (part.group() == null) {
            int width = part.member().type().ros().base().sizeBytes();
            add(memberPath, part.offset(), part.offset() + width * Math.max(1, part.count()));
        } else {
            part.parts().forEach(inner -> add(memberPath + ".", inner));
        }
    }

    private void add(String path, int start, int newEnd) {
        label.append(label.isEmpty() ? "" : " ").append(path).append(':');
        if (start != end) {
            label.append(start).append('-');
        }
        label.append(newEnd);
        end = newEnd;
    }
}
