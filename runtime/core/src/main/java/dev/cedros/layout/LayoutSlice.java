package dev.cedros.layout;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Cuts the layout of a nested type out of the layout of the type around it. */
final class LayoutSlice {
    private LayoutSlice() {}

    /** The layout of the message at {@code struct}, equal to the one made of its description. */
    static MessageLayout of(MessageLayout whole, int struct) {
        int length = whole.extent(struct) - struct;
        byte[] ops = new byte[length];
        int[] sizes = new int[length];
        byte[] alignments = new byte[length];
        int[] counts = new int[length];
        int[] extents = new int[length];
        int[] slots = new int[length];
        byte[] copies = new byte[length];
        boolean[] keys = new boolean[length];
        String[] names = new String[length];
        String[] types = new String[length];
        String[] defaults = new String[length];
        for (int i = 0; i < length; i++) {
            int from = struct + i;
            ops[i] = whole.op(from);
            sizes[i] = whole.size(from);
            alignments[i] = (byte) whole.alignment(from);
            counts[i] = whole.count(from);
            extents[i] = whole.extent(from) - struct;
            slots[i] = whole.slot(from);
            copies[i] = (byte) whole.copies(from);
            keys[i] = i > 0 && whole.isKey(from);
            names[i] = i > 0 ? whole.name(from) : "";
            types[i] = whole.nestedType(from);
            defaults[i] = i > 0 ? whole.defaultValue(from) : "";
        }
        moveSlots(ops, extents, slots, whole.firstNumber(struct), whole.firstObject(struct));
        String[] constants = constants(whole, types);
        return MessageLayout.of(
                ops, sizes, alignments, counts, extents, slots, copies, keys, names, types, defaults, constants);
    }

    /** Makes the slots of the outer frame count from its own beginning; those of elements do already. */
    private static void moveSlots(byte[] ops, int[] extents, int[] slots, int firstNumber, int firstObject) {
        int i = 1;
        while (i < ops.length) {
            if (Op.isNumber(ops[i])) {
                slots[i] -= firstNumber;
            } else if (ops[i] != Op.STRUCT && ops[i] != Op.PLACEHOLDER) {
                slots[i] -= firstObject;
            }
            i = Op.hasElements(ops[i]) ? extents[i] : i + 1;
        }
    }

    /** Constants stand where a type first occurs, which may be outside of the slice. */
    private static String[] constants(MessageLayout whole, String[] types) {
        Map<String, String> known = new HashMap<>();
        for (int i = 0; i < whole.length(); i++) {
            if (!whole.constants(i).isEmpty()) {
                known.put(whole.nestedType(i), whole.constants(i));
            }
        }
        Set<String> seen = new HashSet<>();
        String[] constants = new String[types.length];
        for (int i = 0; i < types.length; i++) {
            constants[i] = !types[i].isEmpty() && seen.add(types[i]) ? known.getOrDefault(types[i], "") : "";
        }
        return constants;
    }
}
