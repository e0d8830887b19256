package dev.cedros.processor.check;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;

/** What messages to the user call things. */
final class Shown {
    private Shown() {}

    /** A message class without its package. */
    static String name(MessageModel model) {
        return String.join(".", className(model).simpleNames());
    }

    /** A member with its class. */
    static String name(MessageModel model, MemberModel member) {
        return name(model) + "." + member.javaName();
    }

    /** A message class. */
    static ClassName className(MessageModel model) {
        TypeName type = model.javaType();
        return type instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : (ClassName) type;
    }
}
