package dev.cedros.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.msg.SchemaParser;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Layouts made of arrays: those that a layout had are one again, and others do not lead anybody astray. */
class LayoutArraysTest {
    private static final MessageLayout LAYOUT = MessageLayout.of(SchemaParser.parse("acme_msgs/msg/All", """
            int32 a
            Part part
            Part[] parts
            string[] texts
            ================================================================================
            MSG: acme_msgs/Part
            int32 x
            string y
            """));

    private static int[] extents() {
        int[] extents = new int[LAYOUT.length()];
        Arrays.setAll(extents, LAYOUT::extent);
        return extents;
    }

    private static MessageLayout with(int length, int[] extents) {
        byte[] ops = new byte[length];
        int[] sizes = new int[length];
        byte[] alignments = new byte[length];
        int[] counts = new int[length];
        int[] slots = new int[length];
        byte[] copies = new byte[length];
        String[] names = new String[length];
        String[] types = new String[length];
        String[] texts = new String[length];
        Arrays.fill(texts, "");
        for (int i = 0; i < length; i++) {
            ops[i] = LAYOUT.op(i);
            sizes[i] = LAYOUT.size(i);
            alignments[i] = (byte) LAYOUT.alignment(i);
            counts[i] = LAYOUT.count(i);
            slots[i] = LAYOUT.slot(i);
            copies[i] = (byte) LAYOUT.copies(i);
            names[i] = LAYOUT.name(i);
            types[i] = LAYOUT.nestedType(i);
        }
        boolean[] keys = new boolean[length];
        return MessageLayout.of(
                ops, sizes, alignments, counts, extents, slots, copies, keys, names, types, texts, texts.clone());
    }

    @Test
    void theSameArraysMakeAnEqualLayout() {
        assertEquals(LAYOUT, with(LAYOUT.length(), extents()));
    }

    @Test
    void everyOtherExtentIsRefused() {
        int length = LAYOUT.length();
        for (int i = 0; i < length; i++) {
            for (int wrong : List.of(Integer.MIN_VALUE, -1, 0, i, length + 1, Integer.MAX_VALUE)) {
                int[] extents = extents();
                extents[i] = wrong;
                assertRefused(length, extents);
            }
        }
        int[] beyond = extents();
        int part = LAYOUT.find(0, "part");
        beyond[part + 1] = LAYOUT.extent(part) + 1;
        assertRefused(length, beyond);
    }

    @Test
    void arraysThatAreCutShort() {
        for (int length = 0; length < LAYOUT.length(); length++) {
            assertRefused(length, Arrays.copyOf(extents(), length));
        }
        assertRefused(LAYOUT.length(), Arrays.copyOf(extents(), LAYOUT.length() - 1));
    }

    private static void assertRefused(int length, int[] extents) {
        IllegalArgumentException e = Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThrows(IllegalArgumentException.class, () -> with(length, extents)));
        assertTrue(e.getMessage().contains("layout"), e::getMessage);
    }
}
