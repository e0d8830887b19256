package dev.cedros.codec;

import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Plans the steps for a layout. A run begins aligned to its first value; a member whose alignment is larger than that would
 * have padding that depends on where the run stands, so it does not fit. The limits are those of the planner of generated
 * codecs.
 */
final class StepBuilder {
    private static final int MAX_GROUP_LEAVES = 64;
    private static final int MAX_LEAVES = 1000;
    private static final int MAX_RUN_MEMBERS = 96;
    private static final int MAX_RUN_BYTES = 1 << 12;

    final MessageLayout layout;
    final IntRow kinds = new IntRow();
    final IntRow at = new IntRow();
    final IntRow first = new IntRow();
    final IntRow last = new IntRow();
    final IntRow alignments = new IntRow();
    final IntRow sizes = new IntRow();
    final IntRow limits = new IntRow();
    final IntRow leafOps = new IntRow();
    final IntRow leafOffsets = new IntRow();
    final IntRow leafSlots = new IntRow();
    final IntRow leafGaps = new IntRow();
    final IntRow leafCounts = new IntRow();
    final IntRow leafAt = new IntRow();
    final int[] frameFirst;
    final int[] frameLast;

    private final Deque<Integer> frames = new ArrayDeque<>();

    /** The run that is being collected: its leaves are those from {@link #runFirst} on. */
    private int runFirst;

    private int runMembers;
    private int runAlignment;
    private int runSize;
    private int leavesLeft;

    StepBuilder(MessageLayout layout) {
        this.layout = layout;
        this.frameFirst = new int[layout.length()];
        this.frameLast = new int[layout.length()];
    }

    Steps build() {
        frames.add(0);
        while (!frames.isEmpty()) {
            int frame = frames.remove();
            frameFirst[frame] = kinds.length();
            message(frame);
            frameLast[frame] = kinds.length();
        }
        return new Steps(this);
    }

    private void message(int struct) {
        int steps = kinds.length();
        int leaves = leafAt.length();
        int groupLeaves = MAX_GROUP_LEAVES;
        if (planLeaves(struct) > MAX_LEAVES) {
            groupLeaves = 0;
        }
        kinds.truncate(steps);
        truncateLeaves(leaves);
        beginRun();
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (layout.op(i) == Op.PLACEHOLDER) {
                step(Steps.PLACEHOLDER, i, 0);
            } else if (!addToRun(i, groupLeaves)) {
                endRun();
                if (!addToRun(i, groupLeaves)) {
                    body(i);
                }
            }
        }
        endRun();
    }

    /** How many values the steps of a message would have if nested messages were taken into its runs. */
    private int planLeaves(int struct) {
        int leaves = 0;
        beginRun();
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            int before = leafAt.length();
            if (!addToRun(i, MAX_GROUP_LEAVES)) {
                truncateLeaves(runFirst);
                beginRun();
                before = leafAt.length();
                leaves += addToRun(i, MAX_GROUP_LEAVES) ? 0 : 1;
            }
            leaves += leafAt.length() - before;
        }
        truncateLeaves(runFirst);
        return leaves;
    }

    private void beginRun() {
        runFirst = leafAt.length();
        runMembers = 0;
        runAlignment = 0;
        runSize = 0;
    }

    private void endRun() {
        if (runMembers > 0) {
            step(Steps.RUN, leafAt.get(runFirst), 0);
            int step = kinds.length() - 1;
            first.set(step, runFirst);
            last.set(step, leafAt.length());
            alignments.set(step, runAlignment);
            sizes.set(step, runSize);
        }
        beginRun();
    }

    /** Adds a member to the run, or leaves the run as it was and returns false when the member does not fit. */
    private boolean addToRun(int member, int groupLeaves) {
        int leaves = leafAt.length();
        int alignmentBefore = runAlignment;
        int sizeBefore = runSize;
        leavesLeft = Math.max(1, groupLeaves);
        if (runMembers < MAX_RUN_MEMBERS && place(member, groupLeaves)) {
            runMembers++;
            return true;
        }
        truncateLeaves(leaves);
        runAlignment = alignmentBefore;
        runSize = sizeBefore;
        return false;
    }

    private boolean place(int member, int groupLeaves) {
        byte op = layout.op(member);
        if (Op.isNumber(op)) {
            return placeValue(member, 1);
        }
        if (Op.isPrimitiveArray(op)) {
            long bytes = Integer.toUnsignedLong(layout.count(member)) * layout.size(member);
            return bytes <= MAX_RUN_BYTES && placeValue(member, layout.count(member));
        }
        return op == Op.STRUCT && groupLeaves > 0 && placeGroup(member, groupLeaves);
    }

    private boolean placeGroup(int struct, int groupLeaves) {
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (!place(i, groupLeaves)) {
                return false;
            }
        }
        return true;
    }

    private boolean placeValue(int member, int count) {
        // Given up as soon as it is too many: messages nested in messages can hold millions of values.
        if (--leavesLeft < 0) {
            return false;
        }
        int alignment = layout.size(member);
        if (runSize == 0) {
            runAlignment = alignment;
        } else if (alignment > runAlignment) {
            return false;
        }
        int offset = (runSize + alignment - 1) & -alignment;
        if (offset + layout.size(member) * count > MAX_RUN_BYTES) {
            return false;
        }
        leafOps.add(layout.op(member));
        leafOffsets.add(offset);
        leafSlots.add(layout.slot(member));
        leafGaps.add(offset - runSize);
        leafCounts.add(count);
        leafAt.add(member);
        runSize = offset + layout.size(member) * count;
        return true;
    }

    private void truncateLeaves(int length) {
        for (IntRow row : new IntRow[] {leafOps, leafOffsets, leafSlots, leafGaps, leafCounts, leafAt}) {
            row.truncate(length);
        }
    }

    /** A member that is not in a run. */
    private void body(int member) {
        byte op = layout.op(member);
        if (op == Op.STRUCT) {
            message(member);
            beginRun();
        } else if (Op.isText(op)) {
            step(Steps.TEXT, member, textBound(member));
        } else if (!Op.hasElements(op)) {
            step(Steps.PRIMITIVES, member, layout.size(member));
        } else {
            int smallest = layout.bounds().smallestElement(layout.fieldType(member + 1));
            boolean messages = layout.op(member + 1) == Op.STRUCT;
            step(messages ? Steps.MESSAGES : Steps.TEXTS, member, smallest);
            if (messages) {
                frames.add(member + 1);
            }
        }
    }

    /** The bound of a text; a bound that Java cannot count to, and none, cannot be exceeded. */
    static int textBound(MessageLayout layout, int text) {
        int bound = layout.count(text);
        return bound <= 0 ? Integer.MAX_VALUE : bound;
    }

    private int textBound(int text) {
        return textBound(layout, text);
    }

    private void step(byte kind, int instruction, int limit) {
        kinds.add(kind);
        at.add(instruction);
        limits.add(limit);
        for (IntRow row : new IntRow[] {first, last, alignments, sizes}) {
            row.add(0);
        }
    }
}
