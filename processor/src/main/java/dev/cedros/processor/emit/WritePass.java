package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import dev.cedros.processor.plan.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the methods that put a message on the wire: one body for each byte order, on indices of an array, and what leads
 * there.
 */
final class WritePass {
    private final CodecClass codec;
    private final boolean needsOptions;

    WritePass(CodecClass codec) {
        this.codec = codec;
        this.needsOptions = codec.plan().needsOptions();
    }

    void emit() {
        bridge();
        if (needsOptions) {
            codec.add(plain().addStatement(
                            "return write(message, buffer, origin, position, $T.DEFAULT)", RuntimeTypes.OPTIONS)
                    .build());
            choice("writeLittleEndian(message, buffer, origin, position, options)");
            body(
                    signature(MethodSpec.methodBuilder("writeLittleEndian").addModifiers(CodecClass.PRIVATE))
                            .addParameter(RuntimeTypes.OPTIONS, "options"),
                    Order.LITTLE);
        } else {
            body(plain(), Order.LITTLE);
            choice("write(message, buffer, origin, position)");
        }
        body(
                signature(MethodSpec.methodBuilder("writeBigEndian").addModifiers(CodecClass.PRIVATE))
                        .addParameter(RuntimeTypes.OPTIONS, "options"),
                Order.BIG);
    }

    private MethodSpec.Builder plain() {
        return signature(MethodSpec.methodBuilder("write").addModifiers(CodecClass.PUBLIC))
                .addJavadoc("Writes the members in wire order, little-endian and without the encapsulation header, from"
                        + " index\n{@code position} of the array on; gives the index after them. Alignment counts from"
                        + " index {@code origin}.\n");
    }

    private MethodSpec.Builder signature(MethodSpec.Builder method) {
        return method.addParameter(codec.model().javaType(), "message")
                .addParameter(byte[].class, "buffer")
                .addParameter(int.class, "origin")
                .addParameter(int.class, "position")
                .returns(int.class);
    }

    private void choice(String little) {
        codec.add(signature(MethodSpec.methodBuilder("write").addModifiers(CodecClass.PUBLIC))
                .addJavadoc("Does the same with these options.\n")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .addStatement(
                        "return present(options, \"options argument\").bigEndian()$W? writeBigEndian(message, buffer, origin, position, options)$W: "
                                + little)
                .build());
    }

    private void bridge() {
        codec.add(MethodSpec.methodBuilder("write")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Writes the members in wire order, without the encapsulation header.\n")
                .addParameter(codec.model().javaType(), "message")
                .addParameter(RuntimeTypes.WRITER, "out")
                .addStatement("long start = present(out, $S).place() - out.origin()", "writer")
                .addStatement("out.reserve(serializedEnd(message, start, out.options()) - start)")
                .beginControlFlow("try")
                .addStatement("out.moveTo(write(message, out.buffer(), out.origin(), out.place(), out.options()))")
                .nextControlFlow("catch ($T e)", RuntimeTypes.BUFFER_TOO_SMALL)
                .addStatement("throw $T.grown(e).within(TYPE_NAME, null)", RuntimeTypes.INVALID_MESSAGE)
                .endControlFlow()
                .build());
    }

    private void body(MethodSpec.Builder method, Order order) {
        List<List<Step>> parts = codec.plan().parts();
        boolean options = needsOptions || order.isBig();
        if (parts.size() == 1) {
            Scope scope = part(parts.get(0), order);
            codec.add(method.addCode(scope.buildLocated(Locate.placing(scope.isLabelled(), options)))
                    .build());
            return;
        }
        MethodSpec whole = method.build();
        String arguments = String.join(
                ", ", whole.parameters().stream().map(ParameterSpec::name).toList());
        CodeBlock.Builder calls = CodeBlock.builder().addStatement("int p = position");
        List<MethodSpec> helpers = new ArrayList<>();
        for (List<Step> steps : parts) {
            String name = codec.methodName((order.isBig() ? "writeBigEndianPart" : "writePart") + (helpers.size() + 1));
            helpers.add(MethodSpec.methodBuilder(name)
                    .addModifiers(CodecClass.PRIVATE)
                    .addParameters(whole.parameters())
                    .returns(int.class)
                    .addCode(part(steps, order).buildWriting())
                    .build());
            calls.addStatement("p = $N(" + arguments.replace("position", "p") + ")", name);
        }
        helpers.forEach(codec::addHelper);
        codec.add(method.beginControlFlow("try")
                .addCode(calls.addStatement("return p").build())
                .nextControlFlow("catch ($T e)", RuntimeException.class)
                .addStatement(Locate.overrun(options))
                .endControlFlow()
                .build());
    }

    private Scope part(List<Step> steps, Order order) {
        Scope scope = new Scope(codec.model());
        new MemberWrites(codec, scope, order).write(steps);
        scope.statement("return p");
        return scope;
    }

    /** The expression for a place in a run that begins at a local. */
    static CodeBlock at(String place, int offset) {
        return offset == 0 ? CodeBlock.of("$N", place) : CodeBlock.of("$N + $L", place, offset);
    }
}
