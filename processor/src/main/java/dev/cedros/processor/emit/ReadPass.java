package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the methods that read a message from the wire: one for each byte order, chosen once for a message, or a single one
 * where no member is a number of several bytes.
 */
final class ReadPass {
    private final CodecClass codec;
    private final MessageModel model;
    private final Map<String, String> sharedElements = new HashMap<>();

    /** Whether a message is made empty and then read into, so that one method reads new messages and existing ones. */
    private final boolean filled;

    ReadPass(CodecClass codec) {
        this.codec = codec;
        this.model = codec.model();
        this.filled = Construct.isFilled(model);
    }

    void emit() {
        MethodSpec.Builder read = MethodSpec.methodBuilder("read")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Reads one message; the reader stands after its last byte.\n")
                .addParameter(RuntimeTypes.READER, "in")
                .returns(model.javaType());
        if (filled) {
            codec.add(read.addCode(filled()).build());
        } else {
            add(read, false);
        }
        if (model.isMutable()) {
            into();
        }
    }

    /** Makes an empty message and reads into it. Its accessors are not called: they may refuse to give nothing. */
    private CodeBlock filled() {
        return CodeBlock.builder()
                .addStatement("$T message", model.javaType())
                .beginControlFlow("try")
                .addStatement("message = $L", Construct.expression(model, index -> CodeBlock.of("")))
                .nextControlFlow("catch ($T e)", RuntimeException.class)
                .addStatement(Locate.readingWhole())
                .endControlFlow()
                .addStatement("readInto(in, message, false)")
                .addStatement("return message")
                .build();
    }

    private void into() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("readInto")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Reads one message over an existing one, each object of which must be held only there.\n"
                        + "After an exception it may be filled in part; it can be used all the same.\n")
                .addParameter(RuntimeTypes.READER, "in")
                .addParameter(model.javaType(), "message")
                .addStatement("required(message)");
        if (filled) {
            codec.add(method.addStatement("readInto(in, message, true)").build());
            add(signature("readInto", true), true);
        } else {
            add(method, true);
        }
    }

    /** Adds a method that has its signature but does not read yet, and those that it calls. */
    private void add(MethodSpec.Builder method, boolean into) {
        Bodies little = bodies(Order.LITTLE, into);
        if (!little.orderMatters()) {
            add(method, "read", into, little);
            return;
        }
        List<MethodSpec> helpers = codec.takeHelpers();
        String name = into ? "readInto" : "read";
        String littleName = codec.methodName(Order.LITTLE.method(name));
        String bigName = codec.methodName(Order.BIG.method(name));
        String arguments = arguments(into);
        if (into) {
            method.beginControlFlow("if (present(in, $S).isBigEndian())", "reader")
                    .addStatement("$N($L)", bigName, arguments)
                    .nextControlFlow("else")
                    .addStatement("$N($L)", littleName, arguments)
                    .endControlFlow();
        } else {
            method.addStatement(
                    "return present(in, $S).isBigEndian() ? $N($L) : $N($L)",
                    "reader",
                    bigName,
                    arguments,
                    littleName,
                    arguments);
        }
        codec.add(method.build());
        helpers.forEach(codec::addHelper);
        add(signature(littleName, into), littleName, into, little);
        add(signature(bigName, into), bigName, into, bodies(Order.BIG, into));
    }

    /** Adds a method for one byte order or both; several parts become methods of their own. */
    private void add(MethodSpec.Builder method, String name, boolean into, Bodies bodies) {
        if (bodies.parts().size() == 1) {
            codec.add(method.addCode(bodies.parts().get(0)).build());
            return;
        }
        List<MethodSpec> helpers = codec.takeHelpers();
        List<MethodSpec> parts = new ArrayList<>();
        for (CodeBlock part : bodies.parts()) {
            String partName = codec.methodName(name + "Part" + (parts.size() + 1));
            method.addStatement("$N($L)", partName, arguments(into));
            parts.add(signature(partName, into).addCode(part).build());
        }
        codec.add(method.build());
        helpers.forEach(codec::addHelper);
        parts.forEach(codec::add);
    }

    private MethodSpec.Builder signature(String name, boolean into) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(RuntimeTypes.READER, "in")
                .returns(into ? TypeName.VOID : model.javaType());
        if (into) {
            method.addParameter(model.javaType(), "message");
        }
        return into && filled ? method.addParameter(boolean.class, "reuse") : method;
    }

    private String arguments(boolean into) {
        String message = filled ? "in, message, reuse" : "in, message";
        return into ? message : "in";
    }

    private Bodies bodies(Order order, boolean into) {
        ElementReads elements = new ElementReads(codec, sharedElements);
        boolean orderMatters = false;
        List<CodeBlock> bodies = new ArrayList<>();
        for (List<Step> part :
                into ? parts(codec.plan().steps()) : List.of(codec.plan().steps())) {
            ReadValues values = new ReadValues(codec, order);
            bodies.add(body(values, elements, part, into));
            orderMatters |= values.orderMatters();
        }
        return new Bodies(bodies, orderMatters);
    }

    private CodeBlock body(ReadValues values, ElementReads elements, List<Step> steps, boolean into) {
        CodeBlock reuse = filled ? CodeBlock.of("reuse") : null;
        ReadTarget target = into ? ReadTarget.into("message", reuse) : ReadTarget.fresh();
        Scope scope = new Scope(model);
        if (codec.plan().steps().isEmpty()) {
            scope.statement("in.skip(1, 1)");
        }
        new ReadBody(values, elements, scope, target).steps(steps);
        if (!into) {
            Construct.returnNew(
                    model, scope, index -> target.local(model.members().get(index)));
        }
        return values.withData(scope.buildReading());
    }

    /** The steps in as few parts as methods of a good size allow. A run stays with the length that it reads. */
    private static List<List<Step>> parts(List<Step> steps) {
        List<List<Step>> parts = new ArrayList<>();
        int start = 0;
        int values = 0;
        for (int i = 0; i < steps.size(); i++) {
            int more = ReadBody.values(steps.get(i));
            boolean apart = i > start && !ReadBody.endsWithLength(steps.get(i - 1), steps.get(i));
            if (apart && values + more > ReadBody.MAX_VALUES) {
                parts.add(steps.subList(start, i));
                start = i;
                values = 0;
            }
            values += more;
        }
        parts.add(steps.subList(start, steps.size()));
        return parts;
    }

    /** The statements of one or more methods for one byte order. */
    private record Bodies(List<CodeBlock> parts, boolean orderMatters) {}
}
