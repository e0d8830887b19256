package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.Origin;
import dev.cedros.type.BaseType;
import dev.cedros.type.Constant;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeSyntaxException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads {@code public static final} fields with constant values as ROS constants. */
final class ConstantReader {
    private static final Pattern ROS_NAME = Pattern.compile("[A-Z](?:_?[A-Z0-9]+)*");

    private ConstantReader() {}

    /**
     * Reads the constants of a class in declared order. Not every compiler knows that of a class file, but the codec beside
     * it does.
     */
    static List<Constant> read(TypeElement type, MessageHead head, Compilation compilation, Problems problems) {
        List<Constant> constants = read(type, problems);
        TypeElement codec =
                head.compiled() ? null : compilation.find(head.codec().canonicalName());
        List<String> order = codec == null
                ? List.of()
                : AnnotationUse.find(codec, "CedrosGenerated")
                        .map(use -> use.texts("constants"))
                        .orElse(List.of());
        return constants.stream()
                .sorted(Comparator.comparingInt(constant -> order.indexOf(constant.name())))
                .toList();
    }

    private static List<Constant> read(TypeElement type, Problems problems) {
        List<Constant> constants = new ArrayList<>();
        Map<String, String> fields = new HashMap<>();
        for (Element element : type.getEnclosedElements()) {
            if (element instanceof VariableElement field && isConstant(field)) {
                Place place = new Place(Names.shown(type) + "." + field.getSimpleName(), Origin.of(field), problems);
                Optional<Constant> constant = read(field, place);
                constant.ifPresent(constants::add);
                constant.map(known -> fields.putIfAbsent(known.name(), place.name()))
                        .ifPresent(earlier -> place.problem(
                                ProblemCode.DUPLICATE_NAME,
                                place.name() + " and " + earlier + " both have the ROS name '"
                                        + constant.get().name()
                                        + "'. Give one of them another with @RosField(name = \"…\")."));
            }
        }
        return constants;
    }

    static boolean isConstant(VariableElement field) {
        return field.getKind() == ElementKind.FIELD
                && field.getModifiers().containsAll(Set.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL))
                && field.getConstantValue() != null
                && !AnnotationUse.isOn(field, "RosIgnore");
    }

    private static Optional<Constant> read(VariableElement field, Place place) {
        Optional<AnnotationUse> use = AnnotationUse.find(field, "RosField");
        Optional<Said> given = use.flatMap(annotation -> annotation.text("name"));
        String name =
                given.map(Said::text).orElseGet(() -> field.getSimpleName().toString());
        if (!ROS_NAME.matcher(name).matches()) {
            place.at(given.map(Said::origin).orElse(place.origin()))
                    .problem(
                            ProblemCode.INVALID_NAME,
                            place.name() + " is a ROS constant, but '" + name + "' cannot be its name. Use capital"
                                    + " letters, digits and single underscores, write @RosField(name = \"…\"), or leave"
                                    + " it out with @RosIgnore.");
        }
        Optional<Said> said = use.flatMap(annotation -> annotation.text("value"));
        Object value = field.getConstantValue();
        BaseType inferred =
                Carriers.of(field.asType().getKind()).map(Carriers::inferred).orElse(BaseType.STRING);
        Optional<FieldType> type =
                said.isEmpty() ? Optional.of(FieldType.of(inferred)) : declared(field, said.get(), place);
        return type.map(known -> constant(name, known, value, said, place));
    }

    private static Optional<FieldType> declared(VariableElement field, Said said, Place place) {
        Optional<JavaPrimitive> carrier = Carriers.of(field.asType().getKind());
        try {
            FieldType type = FieldType.parse(said.text(), "unknown");
            boolean fits = carrier.isPresent()
                    ? Carriers.fits(type.base(), carrier.get())
                    : type.base().isText();
            if (fits && type.multiplicity() == Multiplicity.SINGLE) {
                return Optional.of(type);
            }
            problem(
                    place.at(said.origin()),
                    said,
                    "does not fit " + Names.shown(field.asType()) + ". Correct one of the two.");
        } catch (TypeSyntaxException e) {
            problem(place.at(said.origin()), said, "is no type of a constant: " + e.problem());
        }
        return Optional.empty();
    }

    private static void problem(Place place, Said said, String problem) {
        place.problem(
                ProblemCode.INVALID_CONSTANT,
                "@RosField(\"" + said.text() + "\") on the constant " + place.name() + " " + problem);
    }

    private static Constant constant(String name, FieldType type, Object value, Optional<Said> said, Place place) {
        String text = ConstantText.of(type.base(), value);
        try {
            DefaultValue.parse(type, text);
        } catch (TypeSyntaxException e) {
            place.at(said.map(Said::origin).orElse(place.origin()))
                    .problem(
                            ProblemCode.INVALID_CONSTANT,
                            "The value of the constant " + place.name() + " does not fit: " + e.problem());
        }
        return new Constant(name, type, text);
    }
}
