package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.processor.model.Access;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.Origin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads one member of a message, wherever it is declared. */
final class MemberReader {
    private static final Pattern ROS_NAME = Pattern.compile("[a-z](?:_?[a-z0-9]+)*");

    private final TypeMapper types;

    MemberReader(TypeMapper types) {
        this.types = types;
    }

    /**
     * Reads a member.
     *
     * @param owner what the user calls the message
     * @param ownPackage the ROS package of the message; empty if it is not known
     * @param field the field behind the member
     * @param type the type of the member
     * @param carriers what its annotations may stand on
     * @param derived the heads of derived types that may occur in its type, by their Java types
     * @return the member; nothing if its type has no ROS form
     */
    Optional<MemberModel> read(
            String owner,
            String ownPackage,
            VariableElement field,
            TypeMirror type,
            List<? extends Element> carriers,
            Access reader,
            @Nullable Access writer,
            Map<String, MessageHead> derived,
            Problems problems) {
        String javaName = field.getSimpleName().toString();
        Place place = new Place(owner + "." + javaName, Origin.of(field), problems);
        MemberAnnotations annotations = MemberAnnotations.read(carriers, place);
        String rosName = rosName(javaName, annotations, place);
        Optional<MemberType> mapped = types.map(type, annotations.type(), ownPackage, derived, place);
        mapped.ifPresent(known -> warnOfBoxes(known, carriers, field, place));
        return mapped.map(known -> new MemberModel(
                place.origin(),
                javaName,
                rosName,
                known,
                reader,
                writer,
                annotations.key(),
                annotations
                        .defaultValue()
                        .map(said -> DefaultReader.read(known, said, place))
                        .orElse("")));
    }

    private static String rosName(String javaName, MemberAnnotations annotations, Place place) {
        Optional<Said> said = annotations.name();
        String name = said.map(Said::text).orElseGet(() -> NameStyle.snakeCase(javaName));
        if (!ROS_NAME.matcher(name).matches()) {
            String advice = said.isPresent() ? "Use" : "Write @RosField(name = \"…\") with";
            place.at(said.map(Said::origin).orElse(place.origin()))
                    .problem(
                            ProblemCode.INVALID_NAME,
                            place.name() + " has the ROS name '" + name + "', which is none. " + advice
                                    + " lower-case letters, digits and single underscores, beginning with a letter.");
        }
        return name;
    }

    private static void warnOfBoxes(
            MemberType type, List<? extends Element> carriers, VariableElement field, Place place) {
        if (type.container() != Container.LIST || !(type.element() instanceof ElementType.Primitive primitive)) {
            return;
        }
        if (Suppressions.isSuppressed(carriers, field, ProblemCode.BOXED_LIST)) {
            return;
        }
        JavaPrimitive carrier = primitive.carrier();
        String sequence = carrier.sequenceName().isEmpty() ? "" : " or " + carrier.sequenceName();
        place.problem(
                ProblemCode.BOXED_LIST,
                place.name() + " is a List that boxes every element. Use " + carrier.typeName() + "[]" + sequence
                        + ", or silence this with @SuppressWarnings(\"cedros:boxed-list\").");
    }
}
