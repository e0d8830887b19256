package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.EnumModel;
import dev.cedros.processor.model.EnumModel.EnumConstant;
import dev.cedros.processor.model.MemberType;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.TypeSyntaxException;
import java.util.List;
import java.util.Optional;

/** Checks the default values that users give to members. */
final class DefaultReader {
    /** The code that makes an array takes some ten of the 65,535 bytes that a method may have for each element. */
    private static final int MAX_ELEMENTS = 4096;

    private DefaultReader() {}

    /** The default as models keep it: as ROS spells it, or for an enum the name of the constant. */
    static String read(MemberType type, Said said, Place place) {
        if (type.element() instanceof ElementType.EnumValue value) {
            return constant(type, value.model(), said, place);
        }
        try {
            Object value = DefaultValue.parse(type.ros(), said.text());
            if (value instanceof List<?> elements && elements.size() > MAX_ELEMENTS) {
                problem(said, place, "it has more than " + MAX_ELEMENTS + " elements. Leave it out and set them.");
            }
        } catch (TypeSyntaxException e) {
            problem(said, place, e.problem());
        }
        return said.text();
    }

    private static String constant(MemberType type, EnumModel model, Said said, Place place) {
        if (type.container() != Container.SINGLE) {
            problem(said, place, "only a single enum can have a default value. Leave it out.");
            return "";
        }
        Optional<EnumConstant> constant = model.constants().stream()
                .filter(known -> known.name().equals(said.text())
                        || known.number().isPresent()
                                && Long.toString(known.number().getAsLong()).equals(said.text()))
                .findFirst();
        if (constant.isEmpty()) {
            problem(
                    said,
                    place,
                    "the enum " + model.javaType().simpleName() + " has no such constant. Name one of them.");
        } else if (constant.get().number().isEmpty()) {
            problem(said, place, "this constant has no number, so it cannot be encoded. Name one that has.");
        }
        return constant.map(EnumConstant::name).orElse("");
    }

    private static void problem(Said said, Place place, String problem) {
        place.at(said.origin())
                .problem(
                        ProblemCode.INVALID_DEFAULT,
                        "The default value \"" + said.text() + "\" of " + place.name() + " does not fit: " + problem);
    }
}
