package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MessageModel;

/** Writes how users decode without copying sequences: from an array that they hand over, and from a payload they lend. */
final class SharingPass {
    private final CodecClass codec;
    private final TypeName message;

    SharingPass(CodecClass codec) {
        this.codec = codec;
        this.message = codec.model().javaType();
    }

    void emit() {
        boolean shares = shares(codec.model());
        CodeBlock owned = shares
                ? CodeBlock.of(
                        "Decodes one message from bytes that are handed over: sequences show the array, which nobody may"
                                + " change any\nmore and which each of them keeps in memory. See {@link"
                                + " $T#decodeOwned}.\n",
                        RuntimeTypes.MESSAGE_TYPE)
                : CodeBlock.of(
                        "Does what {@code decode} does: the message has no sequences that could show the bytes.\n");
        sharing("decodeOwned", TypeName.get(byte[].class), "data", "owning", owned);
        CodeBlock borrowed = shares
                ? CodeBlock.of(
                        "Decodes one message from a payload that it borrows: sequences show its bytes until it is"
                                + " released.\nOf direct memory and of several slices they are copies. See {@link"
                                + " $T#decodeBorrowed}.\n",
                        RuntimeTypes.MESSAGE_TYPE)
                : owned;
        sharing("decodeBorrowed", RuntimeTypes.PAYLOAD, "payload", "borrowing", borrowed);
    }

    private void sharing(String name, TypeName input, String parameter, String reader, CodeBlock javadoc) {
        MethodSpec.Builder plain = method(name, input, parameter, javadoc);
        plain.addStatement("return $L($N, $T.DEFAULT)", name, parameter, RuntimeTypes.OPTIONS);
        codec.addShort(plain.build());
        MethodSpec.Builder optional = method(name, input, parameter, javadoc);
        optional.addParameter(RuntimeTypes.OPTIONS, "options");
        optional.addStatement("return decodeFrom($T.$L($N, options))", RuntimeTypes.READER, reader, parameter);
        codec.add(optional.build());
    }

    private MethodSpec.Builder method(String name, TypeName input, String parameter, CodeBlock javadoc) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PUBLIC)
                .returns(message)
                .addJavadoc(javadoc)
                .addParameter(input, parameter);
    }

    /** Whether the message may have a sequence. What nested messages have is not looked up: it changes only the wording. */
    private static boolean shares(MessageModel model) {
        return model.members().stream()
                .anyMatch(member -> member.type().container() == Container.SEQUENCE
                        || member.type().element().kind() == ElementType.Kind.NESTED);
    }
}
