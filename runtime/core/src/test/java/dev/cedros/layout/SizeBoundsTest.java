package dev.cedros.layout;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizeBoundsTest {
    private static final TypeDescription EMPTY = message("a_msgs/msg/Empty");
    private static final TypeDescription STAMP = message("a_msgs/msg/Stamp", "int32 sec", "uint32 nanosec");
    private static final TypeDescription UNEVEN = message("a_msgs/msg/Uneven", "uint8 a", "float64 b", "uint8 c");

    @ParameterizedTest(name = "{0}: {1} to {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "uint8 a; float64 b | 20 | 20",
                "float64 b; uint8 a | 13 | 13",
                "uint8[5] a; uint32 b | 16 | 16",
                "string a | 9 | 2147483647",
                "string<=10 a | 9 | 19",
                "wstring<=10 a | 8 | 48",
                "float64[<=3] a | 8 | 36",
                "float64[] a; uint8 b | 9 | 2147483647",
                "uint8[<=3] a; float64[<=2] b | 12 | 36",
                "string<=3[2] a | 17 | 20",
                "a_msgs/Empty e; int32 v | 12 | 12",
                "a_msgs/Stamp s; bool v | 13 | 13",
                "uint8 x; a_msgs/Uneven[2] u | 37 | 37",
                "uint8[<=4294967295] a | 8 | 2147483647",
            })
    void boundsIncludeTheHeader(String fields, int min, int max) {
        SizeBounds bounds = SizeBounds.xcdr1(with(fields));
        assertAll(() -> assertEquals(min, bounds.minSize()), () -> assertEquals(max, bounds.maxSize()));
    }

    /** Each type holds three of the one before, so the last holds 3^19 values; none is looked at more than a few times. */
    @Test
    @Timeout(10)
    void typesOfManyLevels() {
        List<IndividualTypeDescription> levels = new ArrayList<>();
        levels.add(message("a_msgs/msg/M0", "uint8 a", "uint8 b", "uint8 c").type());
        for (int i = 1; i < 40; i++) {
            String held = "a_msgs/M" + (i - 1);
            levels.add(message("a_msgs/msg/M" + i, held + " a", held + " b", held + " c")
                    .type());
        }
        SizeBounds some = SizeBounds.xcdr1(new TypeDescription(levels.get(18), levels.subList(0, 18)));
        assertEquals(1_162_261_467 + 4, some.minSize());
        assertEquals(1_162_261_467 + 4, some.maxSize());
        SizeBounds most = SizeBounds.xcdr1(new TypeDescription(levels.get(39), levels.subList(0, 39)));
        assertEquals(Integer.MAX_VALUE, most.minSize());
    }

    @Test
    void aMessageWithoutMembersTakesOneByte() {
        assertEquals(5, SizeBounds.xcdr1(EMPTY).minSize());
        assertEquals(5, SizeBounds.xcdr1(EMPTY).maxSize());
    }

    @ParameterizedTest(name = "{0} takes at least {1}")
    @CsvSource({
        "uint8, 1",
        "float64, 8",
        "string, 4",
        "wstring, 4",
        "a_msgs/Empty, 1",
        "a_msgs/Stamp, 8",
        "a_msgs/Uneven, 10",
    })
    void smallestElementIsThatOfTheBestStart(String element, int smallest) {
        TypeDescription description = with(element + "[] all");
        FieldType type = description.type().fields().get(0).type().element();
        assertEquals(smallest, SizeBounds.xcdr1(description).smallestElement(type));
    }

    @Test
    void keysAlignToFourBytes() {
        assertEquals(12, SizeBounds.xcdr2(with("uint32 a; float64 b")).maxBodySize());
        assertEquals(16, SizeBounds.xcdr1(with("uint32 a; float64 b")).maxBodySize());
    }

    /** Four bytes for the size, then two strings of nine bytes, the second behind three bytes of padding. */
    @Test
    void collectionsInKeysStateTheirSize() {
        assertEquals(25, SizeBounds.xcdr2(with("string<=4[2] a")).maxBodySize());
        assertEquals(16, SizeBounds.xcdr2(with("float64[2] a")).maxBodySize());
        assertEquals(4 + 16, SizeBounds.xcdr2(with("a_msgs/Stamp[2] a")).maxBodySize());
    }

    /** Long arrays are measured by whole rounds; element by element must give the same. */
    @Test
    void longArraysAreAsLongAsTheirElementsOneByOne() {
        long seed = 20261130;
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            int count = 1 + random.nextInt(100);
            String prefix = random.nextBoolean() ? "uint8 p; " : "uint16 p; ";
            String element = List.of("a_msgs/Uneven", "a_msgs/Stamp", "string<=5", "float64", "uint8", "wstring<=3")
                    .get(random.nextInt(6));
            StringBuilder single = new StringBuilder(prefix);
            for (int i = 0; i < count; i++) {
                single.append(element).append(" e").append(i).append("; ");
            }
            SizeBounds array = SizeBounds.xcdr1(with(prefix + element + "[" + count + "] e"));
            SizeBounds members = SizeBounds.xcdr1(with(single.toString()));
            String what = "seed " + seed + ": " + prefix + element + "[" + count + "]";
            assertEquals(members.minSize(), array.minSize(), what);
            assertEquals(members.maxSize(), array.maxSize(), what);
        }
    }

    @Test
    void hugeBoundsDoNotOverflow() {
        SizeBounds bounds = SizeBounds.xcdr1(with("string<=4294967295[<=4294967295] a; float64[4294967295] b"));
        assertEquals(Integer.MAX_VALUE, bounds.maxSize());
        assertEquals(Integer.MAX_VALUE, bounds.minSize());
        assertTrue(bounds.maxBodySize() > Integer.MAX_VALUE);
    }

    private static TypeDescription with(String fields) {
        TypeDescription own = message("a_msgs/msg/Own", fields.strip().split("\\s*;\\s*"));
        return new TypeDescription(own.type(), List.of(EMPTY.type(), STAMP.type(), UNEVEN.type()));
    }

    private static TypeDescription message(String name, String... fields) {
        List<Field> list = new ArrayList<>();
        for (String field : fields) {
            String[] parts = field.strip().split(" ");
            list.add(new Field(parts[1], FieldType.parse(parts[0], "a_msgs"), "", false));
        }
        return new TypeDescription(new IndividualTypeDescription(name, list, List.of()), List.of());
    }
}
