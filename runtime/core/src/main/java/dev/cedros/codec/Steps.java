package dev.cedros.codec;

import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;

/**
 * The steps in which messages of a layout are read and written: runs of members of fixed size behind one bounds check, and
 * everything else one by one. Runs end where those of generated codecs end, so that errors about data that ends inside of
 * padding name the same place.
 *
 * <p>Single nested messages have their steps among those of the frame that they share. Immutable.
 */
final class Steps {
    /** Members of fixed size: the leaves from {@link #first} to {@link #last}. */
    static final byte RUN = 0;
    /** The byte of a message without members. */
    static final byte PLACEHOLDER = 1;
    /** A single text. */
    static final byte TEXT = 2;
    /** An array or sequence of primitives outside of runs. */
    static final byte PRIMITIVES = 3;
    /** An array or sequence of texts. */
    static final byte TEXTS = 4;
    /** An array or sequence of messages. */
    static final byte MESSAGES = 5;

    final MessageLayout layout;

    /** By step: kind; instruction, of a run that of its first leaf. */
    final byte[] kinds;

    final int[] at;

    /** By step: of a run the leaves and where they lie. */
    final int[] first;

    final int[] last;
    final int[] alignments;
    final int[] sizes;

    /** By step: of texts the bound, of collections the smallest size of an element. */
    final int[] limits;

    /** By leaf: what it is, where in the run, and where in the frame; the padding before it; of arrays, the length. */
    final byte[] leafOps;

    final int[] leafOffsets;
    final int[] leafSlots;
    final int[] leafGaps;
    final int[] leafCounts;
    final int[] leafAt;

    /** By instruction of the message at the head of a frame: its steps. */
    final int[] frameFirst;

    final int[] frameLast;

    Steps(StepBuilder from) {
        layout = from.layout;
        kinds = from.kinds.toBytes();
        at = from.at.toInts();
        first = from.first.toInts();
        last = from.last.toInts();
        alignments = from.alignments.toInts();
        sizes = from.sizes.toInts();
        limits = from.limits.toInts();
        leafOps = from.leafOps.toBytes();
        leafOffsets = from.leafOffsets.toInts();
        leafSlots = from.leafSlots.toInts();
        leafGaps = from.leafGaps.toInts();
        leafCounts = from.leafCounts.toInts();
        leafAt = from.leafAt.toInts();
        frameFirst = from.frameFirst;
        frameLast = from.frameLast;
    }

    /** The name of the member of a frame that has this instruction, with those of the messages that it is nested in. */
    String path(int frame, int instruction) {
        return path(layout, frame, instruction);
    }

    /** Does the same where no steps have been planned. */
    static String path(MessageLayout layout, int frame, int instruction) {
        StringBuilder path = new StringBuilder();
        int struct = frame;
        while (struct != instruction) {
            int member = struct + 1;
            while (layout.extent(member) <= instruction) {
                member = layout.extent(member);
            }
            if (layout.op(member) == Op.PLACEHOLDER) {
                break;
            }
            path.append(path.length() == 0 ? "" : ".").append(layout.name(member));
            struct = member;
        }
        return path.toString();
    }

    /** The members of a run with the offsets at which they end, in the form that errors are told. */
    String runLabel(int frame, int step) {
        StringBuilder label = new StringBuilder();
        int before = 0;
        for (int leaf = first[step]; leaf < last[step]; leaf++) {
            int start = leafOffsets[leaf];
            label.append(leaf == first[step] ? "" : " ")
                    .append(path(frame, leafAt[leaf]))
                    .append(':')
                    .append(start == before ? "" : start + "-");
            before = start + leafSize(leaf);
            label.append(before);
        }
        return label.toString();
    }

    /** Whether messages of a frame are one run each, which can be repeated without padding between. */
    boolean isRepeatable(int frame) {
        int only = frameFirst[frame];
        return frameLast[frame] == only + 1 && kinds[only] == RUN && sizes[only] % alignments[only] == 0;
    }

    int leafSize(int leaf) {
        return layout.size(leafAt[leaf]) * leafCounts[leaf];
    }

    /** The number of elements of an array, or the bound of a sequence or text, as far as Java counts. */
    static int clamped(int count) {
        return count < 0 ? Integer.MAX_VALUE : count;
    }
}
