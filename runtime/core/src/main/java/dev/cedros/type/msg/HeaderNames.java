package dev.cedros.type.msg;

import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds the header that was meant: ROS 1 took {@code Header} for that of std_msgs, and definitions from its days still do.
 * In ROS 2 it is one of the own package, so that of std_msgs only counts where the own package has none.
 */
final class HeaderNames {
    private static final String HEADER = "Header";
    private static final String STANDARD = "std_msgs/msg/Header";

    private final Predicate<String> isDefined;

    HeaderNames(Predicate<String> isDefined) {
        this.isDefined = isDefined;
    }

    InterfaceDefinition resolve(InterfaceDefinition definition) {
        String own = definition.name().packageName() + "/msg/" + HEADER;
        if (isDefined.test(own)) {
            return definition;
        }
        List<MessageDefinition> parts =
                definition.parts().stream().map(part -> resolve(part, own)).toList();
        return new InterfaceDefinition(definition.name(), definition.file(), parts);
    }

    private static MessageDefinition resolve(MessageDefinition part, String own) {
        IndividualTypeDescription type = part.type();
        List<Field> fields = type.fields().stream()
                .map(field -> field.type().nestedTypeName().equals(own) ? ofStandard(field) : field)
                .toList();
        return new MessageDefinition(
                new IndividualTypeDescription(type.typeName(), fields, type.constants()),
                part.comment(),
                part.comments(),
                part.positions());
    }

    private static Field ofStandard(Field field) {
        FieldType type = field.type();
        return new Field(
                field.name(),
                new FieldType(type.base(), type.multiplicity(), type.capacity(), type.stringCapacity(), STANDARD),
                field.defaultValue(),
                field.key());
    }
}
