package dev.cedros.layout;

/**
 * How many values the frames of a layout hold.
 *
 * @param numbers for each instruction that begins a frame, how many numbers are in it; otherwise 0
 * @param objects the same for objects
 */
record LayoutFrames(int[] numbers, int[] objects) {
    /** Counts the frames of subtrees that have been checked. */
    static LayoutFrames of(byte[] ops, int[] extents) {
        LayoutFrames frames = new LayoutFrames(new int[ops.length], new int[ops.length]);
        for (int i = 0; i < ops.length; i++) {
            if (isFrame(ops, i)) {
                frames.count(i, ops, extents);
            }
        }
        return frames;
    }

    /** Whether the instruction is a message whose values have a frame of their own: the first, or an element. */
    static boolean isFrame(byte[] ops, int index) {
        return ops[index] == Op.STRUCT && (index == 0 || Op.hasElements(ops[index - 1]));
    }

    /**
     * Everybody walks along the extents without looking; so they have to lead on, and not out of what they are in.
     *
     * @throws IllegalArgumentException if they do not
     */
    static void checkSubtrees(byte[] ops, int[] extents) {
        int[] ends = new int[ops.length + 1];
        int depth = 0;
        ends[0] = ops.length;
        for (int i = 0; i < ops.length; i++) {
            while (ends[depth] == i) {
                depth--;
            }
            boolean holds = ops[i] == Op.STRUCT || Op.hasElements(ops[i]);
            if (extents[i] > ends[depth] || (holds ? extents[i] <= i + 1 : extents[i] != i + 1)) {
                throw new IllegalArgumentException("Instruction " + i + " of a layout cannot extend to " + extents[i]);
            }
            ends[++depth] = extents[i];
        }
        if (ops.length == 0 || ops[0] != Op.STRUCT || extents[0] != ops.length) {
            throw new IllegalArgumentException("A layout begins with the message, which extends to its end");
        }
    }

    /** Frames nest, so each is counted by walking just its own members and jumping over inner frames. */
    private void count(int frame, byte[] ops, int[] extents) {
        int i = frame + 1;
        while (i < extents[frame]) {
            if (Op.isNumber(ops[i])) {
                numbers[frame]++;
            } else if (ops[i] != Op.STRUCT && ops[i] != Op.PLACEHOLDER) {
                objects[frame]++;
            }
            i = Op.hasElements(ops[i]) ? extents[i] : i + 1;
        }
    }
}
