package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.Origin;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads one member of a message, wherever it is declared. */
final class MemberReader {
    private static final Pattern ROS_NAME = Pattern.compile("[a-z](?:_?[a-z0-9]+)*");

    private final TypeMapper types;

    MemberReader(TypeMapper types) {
        this.types = types;
    }

    /**
     * Reads a member; nothing if its type has no ROS form.
     *
     * @param message the message it belongs to, as the user calls it
     * @param rosPackage the ROS package of the message; empty if it is not known
     * @param derived the heads of derived types that may occur in its type, by their Java types
     */
    Optional<MemberModel> read(
            String message,
            String rosPackage,
            DeclaredMember member,
            Map<String, MessageHead> derived,
            Problems problems) {
        Place place = new Place(message + "." + member.name(), Origin.of(member.field()), problems);
        MemberAnnotations annotations = MemberAnnotations.read(member.carriers(), place);
        String rosName = rosName(member.name(), annotations, place);
        Optional<MemberType> type = types.map(member.type(), annotations.type(), rosPackage, derived, place);
        type.ifPresent(known -> warnOfBoxes(known, member, place));
        return type.map(known -> new MemberModel(
                place.origin(),
                member.name(),
                rosName,
                known,
                member.reader(),
                member.writer(),
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
                            place.name() + " has the ROS name '" + name + "', which is not one. " + advice
                                    + " lower-case letters, digits and single underscores, beginning with a letter.");
        }
        return name;
    }

    private static void warnOfBoxes(MemberType type, DeclaredMember member, Place place) {
        if (type.container() != Container.LIST || !(type.element() instanceof ElementType.Primitive primitive)) {
            return;
        }
        if (Suppressions.isSuppressed(member.carriers(), member.field(), ProblemCode.BOXED_LIST)) {
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
