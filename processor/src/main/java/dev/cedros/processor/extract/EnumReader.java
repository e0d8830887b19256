package dev.cedros.processor.extract;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.processor.model.EnumModel;
import dev.cedros.processor.model.EnumModel.EnumConstant;
import dev.cedros.processor.model.Origin;
import dev.cedros.type.BaseType;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.FieldType;
import dev.cedros.type.TypeSyntaxException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Reads enums annotated with {@code @RosEnum}. */
final class EnumReader {
    private final TypeElement type;
    private final String name;
    private final AnnotationUse use;
    private final Problems problems;

    private EnumReader(TypeElement type, AnnotationUse use, Problems problems) {
        this.type = type;
        this.name = Names.shown(type);
        this.use = use;
        this.problems = problems;
    }

    /** Reads an enum; nothing if it has problems, which have been added. */
    static Optional<EnumModel> read(TypeElement type, Problems problems) {
        AnnotationUse use = AnnotationUse.find(type, "RosEnum").orElseThrow();
        if (type.getKind() != ElementKind.ENUM) {
            problems.add(
                    ProblemCode.INVALID_TARGET,
                    use.origin(),
                    "@RosEnum on " + Names.shown(type) + ", which is no enum. Make it one, or use @RosMessage.");
            return Optional.empty();
        }
        EnumModel model = new EnumReader(type, use, problems).read();
        return problems.isFailed() ? Optional.empty() : Optional.of(model);
    }

    private EnumModel read() {
        if (Names.isPrivate(type)) {
            problems.add(
                    ProblemCode.PRIVATE_CLASS,
                    Origin.of(type),
                    name
                            + " is private, so codecs cannot use it. Leave out private, here and on the classes around"
                            + " it.");
        }
        BaseType wire = wire();
        Optional<Said> fallback = use.text("fallback");
        List<EnumConstant> constants = constants(wire, fallback.map(Said::text).orElse(""));
        if (constants.stream().noneMatch(constant -> constant.number().isPresent()) && !problems.isFailed()) {
            problem(use.origin(), name + " has no constant with a number. Add one with @RosEnum.Value.");
        }
        fallback.ifPresent(said -> {
            if (constants.stream().noneMatch(constant -> constant.name().equals(said.text()))) {
                problem(
                        said.origin(),
                        name + " has no constant " + said.text() + " to fall back to. Name one of its constants.");
            }
        });
        return new EnumModel(
                Origin.of(type),
                ClassName.get(type),
                wire,
                constants,
                fallback.map(Said::text).orElse(null));
    }

    private BaseType wire() {
        Optional<Said> said = use.text("value");
        String text = said.map(Said::text).orElse("uint8");
        Optional<BaseType> wire = BaseType.primitive(text).filter(BaseType::isInteger);
        if (wire.isEmpty()) {
            problem(
                    use.origin("value"),
                    "@RosEnum(\"" + text + "\") on " + name + " is not an integer type. Use int8, uint8, int16, uint16,"
                            + " int32, uint32, int64 or uint64.");
        }
        return wire.orElse(BaseType.INT64);
    }

    private List<EnumConstant> constants(BaseType wire, String fallback) {
        List<EnumConstant> constants = new ArrayList<>();
        Map<Long, String> names = new HashMap<>();
        for (Element element : type.getEnclosedElements()) {
            if (element.getKind() == ElementKind.ENUM_CONSTANT) {
                String constant = element.getSimpleName().toString();
                OptionalLong number = number(element, constant, wire, fallback);
                constants.add(new EnumConstant(constant, number));
                String earlier = number.isPresent() ? names.putIfAbsent(number.getAsLong(), constant) : null;
                if (earlier != null) {
                    problem(
                            AnnotationUse.find(element, "RosEnum.Value")
                                    .orElseThrow()
                                    .origin("value"),
                            name + "." + constant + " has the number " + shown(number.getAsLong(), wire)
                                    + ", and so has " + earlier + ". Give each constant a number of its own.");
                }
            }
        }
        return constants;
    }

    private OptionalLong number(Element element, String constant, BaseType wire, String fallback) {
        Optional<AnnotationUse> value = AnnotationUse.find(element, "RosEnum.Value");
        if (value.isEmpty()) {
            if (!constant.equals(fallback)) {
                problem(
                        Origin.of(element),
                        name + "." + constant + " has no number. Give it one with @RosEnum.Value; only the fallback"
                                + " needs none.");
            }
            return OptionalLong.empty();
        }
        Object number = value.get().value("value").orElseThrow().getValue();
        if (!(number instanceof Long known)) {
            // Not a number: the compiler says so.
            problems.fail();
            return OptionalLong.empty();
        }
        try {
            DefaultValue.parse(FieldType.of(wire), shown(known, wire));
        } catch (TypeSyntaxException e) {
            problem(
                    value.get().origin("value"),
                    name + "." + constant + " has the number " + known + ", which is out of the range of "
                            + wire.rosName() + ". Correct it, or choose a larger type in @RosEnum.");
        }
        return OptionalLong.of(known);
    }

    private static String shown(long number, BaseType wire) {
        return wire == BaseType.UINT64 ? Long.toUnsignedString(number) : Long.toString(number);
    }

    private void problem(Origin origin, String message) {
        problems.add(ProblemCode.INVALID_ENUM, origin, message);
    }
}
