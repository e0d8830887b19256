package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberType;
import java.util.List;

/** What generated code needs to know of the declared Java type of a member that holds several values. */
final class Declared {
    private Declared() {}

    /** The type for parameters and locals that take the member's value: a list may be of a subtype. */
    static TypeName type(MemberType type) {
        if (type.container() == Container.LIST && type.element().kind() == ElementType.Kind.NESTED) {
            return ParameterizedTypeName.get(
                    ClassName.get(List.class), WildcardTypeName.subtypeOf(Values.boxedType(type.element())));
        }
        return type.javaType();
    }

    /** The list type that reading gives. */
    static TypeName listType(MemberType type) {
        return ParameterizedTypeName.get(ClassName.get(List.class), Values.boxedType(type.element()));
    }

    /** The type of a value that we made ourselves: a list is of the element type exactly. */
    static TypeName valueType(MemberType type) {
        return type.container() == Container.LIST ? listType(type) : type.javaType();
    }

    /** Whether the elements are moved in one piece: primitives in an array or one of our sequences. */
    static boolean isBulk(MemberType type) {
        return type.element().kind() == ElementType.Kind.PRIMITIVE
                && (type.container() == Container.ARRAY || type.container() == Container.SEQUENCE);
    }

    /** The expression for the number of elements. */
    static CodeBlock size(MemberType type, String local) {
        return CodeBlock.of(type.container() == Container.ARRAY ? "$N.length" : "$N.size()", local);
    }

    /** The expression for the number of elements, which a list may get wrong. */
    static CodeBlock counted(MemberType type, String local) {
        CodeBlock size = size(type, local);
        return type.container() == Container.LIST ? CodeBlock.of("counted($L)", size) : size;
    }

    /** The expression for the value of an optional that is present. */
    static CodeBlock optionalValue(MemberType type, String local) {
        if (type.container() == Container.OPTIONAL) {
            return CodeBlock.of("$N.get()", local);
        }
        ElementType.Primitive primitive = (ElementType.Primitive) type.element();
        return CodeBlock.of(
                "$N.getAs$L()",
                local,
                Words.capitalized(primitive.carrier().typeName().toString()));
    }

    /** {@code Optional}, {@code OptionalInt}, {@code OptionalLong} or {@code OptionalDouble}. */
    static ClassName optionalClass(MemberType type) {
        if (type.container() == Container.OPTIONAL) {
            return ClassName.get(java.util.Optional.class);
        }
        ElementType.Primitive primitive = (ElementType.Primitive) type.element();
        return ClassName.get(
                "java.util",
                "Optional" + Words.capitalized(primitive.carrier().typeName().toString()));
    }
}
