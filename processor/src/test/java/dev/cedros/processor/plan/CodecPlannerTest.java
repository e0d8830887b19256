package dev.cedros.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.RosTypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which members share one bounds check. Members are written as in a .msg file. */
class CodecPlannerTest {
    private final Map<String, MessageModel> known = new HashMap<>();
    private final Models models = known::get;

    @Test
    void membersOfFallingAlignmentAreOneRun() {
        assertEquals("run 8/15 [a@0 b@8 c@12 d@14]", plan("float64 a", "int32 b", "int16 c", "uint8 d"));
    }

    @Test
    void paddingInsideARunIsConstant() {
        assertEquals("run 8/24 [a@0 b@8 c@12 d@16]", plan("float64 a", "uint8 b", "float32 c", "int64 d"));
    }

    @Test
    void aMemberOfLargerAlignmentBeginsAnotherRun() {
        assertEquals("run 1/1 [a@0], run 8/12 [b@0 c@8]", plan("uint8 a", "float64 b", "uint32 c"));
    }

    @Test
    void stringsAndSequencesStandAlone() {
        assertEquals("run 4/4 [a@0], b, run 4/4 [c@0], d", plan("int32 a", "string b", "int32 c", "float64[] d"));
    }

    @Test
    void fixedArraysOfNumbersAreInRuns() {
        assertEquals("run 8/74 [a@0 b@72]", plan("float64[9] a", "uint8[2] b"));
    }

    @Test
    void hugeArraysStandAlone() {
        assertEquals("a, run 8/8 [b@0]", plan("float64[100000] a", "float64 b"));
    }

    @Test
    void nestedMessagesOfFixedSizeAreFlattened() {
        message("Point", true, "float64 x", "float64 y");
        message("Pose", true, "Point position", "uint8 quality");
        assertEquals("run 8/25 [h@0 p@8(position@8(x@8 y@16) quality@24)]", plan("float64 h", "Pose p"));
    }

    @Test
    void aNestedMessageWhosePaddingDependsOnItsStartIsLeftToItsCodec() {
        message("Uneven", true, "uint32 a", "float64 b");
        assertEquals("run 1/1 [a@0], u, run 1/1 [b@0]", plan("uint8 a", "Uneven u", "uint8 b"));
    }

    @Test
    void messagesOfOtherJarsAreLeftToTheirCodecs() {
        message("Point", false, "float64 x", "float64 y");
        assertEquals("run 8/8 [a@0], p", plan("float64 a", "Point p"));
    }

    @Test
    void largeNestedMessagesAreLeftToTheirCodecs() {
        String[] many = IntStream.range(0, 65).mapToObj(i -> "float64 m" + i).toArray(String[]::new);
        message("Many", true, many);
        assertEquals("run 8/8 [a@0], m", plan("float64 a", "Many m"));
    }

    @Test
    void paddingIsConstantAlsoBeforeALargerAlignmentIfTheStartIsKnown() {
        assertEquals(
                "run 8/12 [a@0 b@8], s, run 1/16 [c@0 d@8]",
                plan("float64 a", "int32 b", "float64[] s", "uint8 c", "int64 d"));
    }

    @Test
    void alignmentIsKnownAfterWhatHasAFixedSize() {
        assertEquals(List.of("1+0", "8+4", "8+0"), known("float64 a", "int32 b", "float64[] s", "float32 c"));
    }

    @Test
    void nothingIsKnownAfterAText() {
        assertEquals(List.of("1+0", "8+0", "1+0"), known("float64 a", "string s", "float64 b"));
    }

    @Test
    void elementsAreJoinedUntilNothingChanges() {
        message("Odd", true, "uint8 a", "uint8 b", "uint8 c");
        message("Pair", true, "float64 a", "uint32 b");
        assertEquals(List.of("1+0", "8+0", "1+0"), known("float64 a", "Odd[] s", "uint8 b"));
        assertEquals(List.of("1+0", "8+0", "8+4"), known("float64 a", "Pair[] s", "uint8 b"));
    }

    /** What is known before each step. */
    private List<String> known(String... members) {
        MessageModel model = message("Top", true, members);
        return CodecPlanner.plan(model, new DescribedTypes(models, codec -> true)).steps().stream()
                .map(step -> step.before().modulus() + "+" + step.before().residue())
                .toList();
    }

    private String plan(String... members) {
        MessageModel model = message("Top", true, members);
        return CodecPlanner.plan(model, new DescribedTypes(models, codec -> true)).steps().stream()
                .map(CodecPlannerTest::text)
                .collect(Collectors.joining(", "));
    }

    private static String text(Step step) {
        if (step instanceof Step.Run run) {
            return "run " + run.alignment() + "/" + run.size() + " " + text(run.slots(), "[", "]");
        }
        return ((Step.Body) step).member().rosName();
    }

    private static String text(List<Slot> slots, String open, String close) {
        return slots.stream()
                .map(slot -> slot.member().rosName() + "@" + slot.offset()
                        + (slot.group() == null ? "" : text(slot.slots(), "(", ")")))
                .collect(Collectors.joining(" ", open, close));
    }

    private MessageModel message(String name, boolean compiled, String... members) {
        List<MemberModel> list = new ArrayList<>();
        for (String member : members) {
            String[] parts = member.split(" ");
            list.add(SampleModels.member(parts[1], type(FieldType.parse(parts[0], "p_msgs")), false, ""));
        }
        MessageModel model = SampleModels.message(name, compiled, List.of(), list);
        known.put(model.key(), model);
        return model;
    }

    private static MemberType type(FieldType ros) {
        ElementType element = element(ros);
        TypeName one = element instanceof ElementType.Primitive primitive
                ? primitive.carrier().typeName()
                : ClassName.get(String.class);
        boolean single = ros.multiplicity() == Multiplicity.SINGLE;
        return new MemberType(
                ros, single ? one : ArrayTypeName.of(one), single ? Container.SINGLE : Container.ARRAY, element);
    }

    private static ElementType element(FieldType ros) {
        return switch (ros.base()) {
            case STRING -> new ElementType.Text(false);
            case NESTED ->
                SampleModels.nested(RosTypeName.parse(ros.nestedTypeName()).name());
            case UINT8 -> new ElementType.Primitive(ros.base(), JavaPrimitive.INT, false);
            case INT16 -> new ElementType.Primitive(ros.base(), JavaPrimitive.SHORT, false);
            case UINT32 -> new ElementType.Primitive(ros.base(), JavaPrimitive.LONG, false);
            case INT32 -> new ElementType.Primitive(ros.base(), JavaPrimitive.INT, false);
            case INT64 -> new ElementType.Primitive(ros.base(), JavaPrimitive.LONG, false);
            case FLOAT32 -> new ElementType.Primitive(ros.base(), JavaPrimitive.FLOAT, false);
            case FLOAT64 -> new ElementType.Primitive(ros.base(), JavaPrimitive.DOUBLE, false);
            default -> throw new IllegalArgumentException("no carrier for " + ros);
        };
    }
}
