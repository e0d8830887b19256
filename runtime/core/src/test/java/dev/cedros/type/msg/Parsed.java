package dev.cedros.type.msg;

import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.RosTypeName;

/** Shortens what the tests of parsers say. */
final class Parsed {
    private Parsed() {}

    static MessageDefinition message(String text) {
        return DefinitionParser.parse(RosTypeName.parse("a_msgs/msg/Imu"), text, "Imu.msg")
                .parts()
                .get(0);
    }

    static InterfaceDefinition service(String text) {
        return DefinitionParser.parse(RosTypeName.parse("a_msgs/srv/Add"), text, "Add.srv");
    }

    static InterfaceDefinition action(String text) {
        return DefinitionParser.parse(RosTypeName.parse("a_msgs/action/Dock"), text, "Dock.action");
    }

    /** The only field of a message. */
    static Field field(String text) {
        MessageDefinition definition = message(text);
        if (definition.type().fields().size() != 1
                || !definition.type().constants().isEmpty()) {
            throw new AssertionError("not one field: " + definition);
        }
        return definition.type().fields().get(0);
    }

    /** The only constant of a message. */
    static Constant constant(String text) {
        MessageDefinition definition = message(text);
        if (definition.type().constants().size() != 1
                || !definition.type().fields().isEmpty()) {
            throw new AssertionError("not one constant: " + definition);
        }
        return definition.type().constants().get(0);
    }
}
