package dev.cedros.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.msg.DefinitionSet;
import dev.cedros.type.msg.SchemaParser;
import dev.cedros.vectors.Corpus;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What must hold for the layout of every type, checked against a walk along the description itself. */
class LayoutInvariantsTest {
    private static final long VARIABLE = -1;

    private static List<TypeDescription> types() throws IOException {
        DefinitionSet definitions = DefinitionSet.read(Corpus.interfaces(LayoutInvariantsTest.class));
        List<TypeDescription> types = new ArrayList<>();
        definitions.typeNames().forEach(name -> types.add(definitions.describe(name)));
        assertTrue(types.size() > 150, "only " + types.size() + " types");
        return types;
    }

    @Test
    void descriptionsComeBackAsTheyWere() throws IOException {
        MessageLayout before = null;
        for (TypeDescription type : types()) {
            MessageLayout layout = MessageLayout.of(type);
            assertEquals(type, layout.description());
            MessageLayout again = MessageLayout.of(layout.description());
            assertEquals(layout, again);
            assertEquals(layout.hashCode(), again.hashCode());
            assertNotEquals(before, layout);
            before = layout;
        }
    }

    @Test
    void subtreesAreWhole() throws IOException {
        for (TypeDescription type : types()) {
            MessageLayout layout = MessageLayout.of(type);
            assertEquals(layout.length(), layout.extent(0));
            for (int i = 0; i < layout.length(); i++) {
                int next = i + 1;
                int children = 0;
                while (next < layout.extent(i)) {
                    next = layout.extent(next);
                    children++;
                }
                assertEquals(layout.extent(i), next, "the members of " + i + " end where it ends");
                boolean leaf = layout.op(i) != Op.STRUCT && !Op.hasElements(layout.op(i));
                assertEquals(leaf, children == 0);
                assertTrue(!Op.hasElements(layout.op(i)) || children == 1);
            }
        }
    }

    @Test
    void everySlotOfAFrameIsTakenOnceInOrder() throws IOException {
        for (TypeDescription type : types()) {
            MessageLayout layout = MessageLayout.of(type);
            for (int frame = 0; frame < layout.length(); frame++) {
                if (!layout.isFrame(frame)) {
                    assertEquals(0, layout.numbers(frame) + layout.objects(frame));
                    continue;
                }
                List<Integer> numbers = new ArrayList<>();
                List<Integer> objects = new ArrayList<>();
                collect(layout, frame, numbers, objects);
                assertEquals(upTo(layout.numbers(frame)), numbers);
                assertEquals(upTo(layout.objects(frame)), objects);
            }
        }
    }

    private static List<Integer> upTo(int end) {
        return IntStream.range(0, end).boxed().toList();
    }

    private static void collect(MessageLayout layout, int struct, List<Integer> numbers, List<Integer> objects) {
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (layout.op(i) == Op.STRUCT) {
                collect(layout, i, numbers, objects);
            } else if (Op.isNumber(layout.op(i))) {
                numbers.add(layout.slot(i));
            } else if (layout.op(i) != Op.PLACEHOLDER) {
                objects.add(layout.slot(i));
            }
        }
    }

    @Test
    void plainCopiesAreThoseThatAWalkFinds() throws IOException {
        for (TypeDescription type : types()) {
            MessageLayout layout = MessageLayout.of(type);
            for (int i = 0; i < layout.length(); i++) {
                // The byte of a message without members is written as 0, whatever was read.
                FieldType member = layout.fieldType(layout.op(i) == Op.PLACEHOLDER ? i - 1 : i);
                for (int start = 0; start < 8; start++) {
                    long end = plainEnd(type, member, start);
                    assertEquals(
                            end != VARIABLE,
                            layout.isCopy(i, start),
                            type.typeName() + " instruction " + i + " from " + start + "\n" + layout);
                    assertEquals(layout.isCopy(i, start), layout.isCopy(i, start + 80));
                }
            }
        }
    }

    /** Where a value ends that begins at {@code start} and is a plain copy; -1 if it is none. */
    private static long plainEnd(TypeDescription types, FieldType type, long start) {
        if (type.multiplicity() == Multiplicity.ARRAY) {
            long at = start;
            for (long i = 0; i < type.capacity() && at != VARIABLE; i++) {
                at = plainEnd(types, type.element(), at);
            }
            return at;
        }
        if (type.multiplicity() != Multiplicity.SINGLE || type.base().isText() || type.base() == BaseType.BOOL) {
            return VARIABLE;
        }
        if (type.base() != BaseType.NESTED) {
            int size = type.base().sizeBytes();
            return start % size == 0 ? start + size : VARIABLE;
        }
        IndividualTypeDescription nested = types.referenced(type.nestedTypeName());
        long at = nested.fields().isEmpty() ? VARIABLE : start;
        for (Field field : nested.fields()) {
            at = at == VARIABLE ? VARIABLE : plainEnd(types, field.type(), at);
        }
        return at;
    }

    @Test
    void layoutsOfNestedTypesAreThoseOfTheirDescriptions() throws IOException {
        for (TypeDescription type : types()) {
            MessageLayout layout = MessageLayout.of(type);
            for (int i = 0; i < layout.length(); i++) {
                if (layout.op(i) == Op.STRUCT) {
                    MessageLayout nested = layout.nested(i);
                    assertEquals(
                            TypeDescription.of(layout.nestedType(i), layout.description()::find), nested.description());
                    assertEquals(MessageLayout.of(nested.description()), nested);
                }
            }
        }
    }

    @Test
    void theSpellingOfConstantsMakesNoDifference() {
        TypeDescription one = SchemaParser.parse(
                "acme_msgs/msg/Modes", "uint8 A=0x1F\nfloat32 B=1e-3\nstring C='it is'\nbool D=True\nint64 x\n");
        TypeDescription other = SchemaParser.parse(
                "acme_msgs/msg/Modes", "uint8 A=31\nfloat32 B=.001\nstring C=it is\nbool D=1\nint64 x\n");
        assertNotEquals(one, other);
        assertEquals(MessageLayout.of(one), MessageLayout.of(other));
        assertEquals(List.of(), one.diffAll(MessageLayout.of(one).description()));
    }
}
