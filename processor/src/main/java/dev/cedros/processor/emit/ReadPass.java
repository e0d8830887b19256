package dev.cedros.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.Step;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the methods that read a message from the wire. */
final class ReadPass {
    private final CodecClass codec;
    private final Values values;
    private final RunReads runs;
    private final Map<String, String> elementMethods = new LinkedHashMap<>();

    ReadPass(CodecClass codec) {
        this.codec = codec;
        this.values = new Values(codec);
        this.runs = new RunReads(values);
    }

    void emit() {
        MessageModel model = codec.model();
        codec.add(MethodSpec.methodBuilder("read")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Reads one message; the reader stands after its last byte.\n")
                .addParameter(RuntimeTypes.READER, "in")
                .returns(model.javaType())
                .addCode(isFilled(model) ? filled(model) : body(null))
                .build());
        if (model.isMutable()) {
            codec.add(MethodSpec.methodBuilder("readInto")
                    .addModifiers(CodecClass.PUBLIC)
                    .addJavadoc("Reads one message into an existing object; bad input leaves the object as it was.\n")
                    .addParameter(RuntimeTypes.READER, "in")
                    .addParameter(model.javaType(), "message")
                    .addStatement("readInto(in, message, false)")
                    .build());
            // What follows the last member is checked before the object is touched.
            codec.add(MethodSpec.methodBuilder("readInto")
                    .addModifiers(CodecClass.PRIVATE)
                    .addParameter(RuntimeTypes.READER, "in")
                    .addParameter(model.javaType(), "message")
                    .addParameter(boolean.class, "last")
                    .addCode(body("message"))
                    .build());
        }
    }

    /** Whether a message is made empty and then read into. */
    private static boolean isFilled(MessageModel model) {
        return model.isMutable() && model.construction().arguments().isEmpty();
    }

    private static CodeBlock filled(MessageModel model) {
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

    private CodeBlock body(@Nullable String target) {
        MessageModel model = codec.model();
        Scope scope = new Scope(model);
        Map<MemberModel, CodeBlock> read = new LinkedHashMap<>();
        if (codec.plan().steps().isEmpty()) {
            scope.statement("in.skip(1, 1)");
        }
        for (Step step : codec.plan().steps()) {
            if (step instanceof Step.Run run) {
                runs.read(scope, run, read);
            } else if (step instanceof Step.Body body) {
                MemberModel member = body.member();
                scope.at(member.rosName());
                read.put(member, member(scope, member));
            }
        }
        if (target == null) {
            Construct.returnNew(model, scope, index -> read.get(model.members().get(index)));
        } else {
            scope.begin("if (last)");
            scope.statement("in.readEnd()");
            scope.end();
            for (MemberModel member : model.members()) {
                scope.at(member.rosName());
                scope.statement(MemberAccess.write(target, member, Objects.requireNonNull(read.get(member))));
            }
        }
        CodeBlock located = scope.buildReading();
        return target == null
                ? located
                : CodeBlock.builder()
                        .addStatement("required($N)", target)
                        .add(located)
                        .build();
    }

    /** Reads a member at the cursor into a local and gives the local. */
    private CodeBlock member(Scope scope, MemberModel member) {
        MemberType type = member.type();
        String local = scope.local(member.javaName());
        if (type.container() == Container.OPTIONAL || type.container() == Container.OPTIONAL_PRIMITIVE) {
            scope.statement(
                    "$T $N = in.readCount($L, 1) == 0$W? $T.empty()$W: $T.of($L)",
                    type.javaType(),
                    local,
                    codec.plan().smallestElement(member.type().ros()),
                    Declared.optionalClass(type),
                    Declared.optionalClass(type),
                    element(type.element(), type.ros()));
        } else if (type.container() == Container.SINGLE) {
            scope.statement("$T $N = $L", Declared.valueType(type), local, element(type.element(), type.ros()));
        } else {
            scope.statement("$T $N = $L", Declared.valueType(type), local, elements(member));
        }
        return CodeBlock.of("$N", local);
    }

    private CodeBlock elements(MemberModel member) {
        MemberType type = member.type();
        CodeBlock count = count(member);
        if (Declared.isBulk(type)) {
            return values.readBulk(type, CodeBlock.of(""), count);
        }
        if (type.element() instanceof ElementType.Text text) {
            CodeBlock read = CodeBlock.of(
                    "in.read$L$L($L$L)",
                    text.wide() ? "Wstring" : "String",
                    type.container() == Container.LIST ? "List" : "Array",
                    count,
                    Values.textBound(type.ros()));
            boolean growable =
                    type.container() == Container.LIST && codec.model().isMutable();
            return growable ? CodeBlock.of("new $T<>($L)", ArrayList.class, read) : read;
        }
        return CodeBlock.of("$N(in, $L)", elementsMethod(member), count);
    }

    private CodeBlock count(MemberModel member) {
        FieldType ros = member.type().ros();
        int smallest = codec.plan().smallestElement(member.type().ros());
        return switch (ros.multiplicity()) {
            case ARRAY -> CodeBlock.of("$L", Values.clamp(ros.capacity()));
            case BOUNDED_SEQUENCE -> CodeBlock.of("in.readCount($L, $L)", smallest, Values.clamp(ros.capacity()));
            default -> CodeBlock.of("in.readCount($L)", smallest);
        };
    }

    /** A helper that reads the elements of one member, so that an error can name the element. */
    private String elementsMethod(MemberModel member) {
        return elementMethods.computeIfAbsent(member.javaName(), javaName -> {
            MemberType type = member.type();
            String name = codec.methodName("read" + Words.capitalized(javaName));
            boolean list = type.container() == Container.LIST;
            TypeName element = list ? Values.boxedType(type.element()) : Values.elementType(type.element());
            MethodSpec.Builder helper = MethodSpec.methodBuilder(name)
                    .addModifiers(CodecClass.PRIVATE)
                    .addParameter(RuntimeTypes.READER, "in")
                    .addParameter(int.class, "count")
                    .returns(list ? Declared.listType(type) : ArrayTypeName.of(element));
            if (type.ros().multiplicity() == Multiplicity.ARRAY) {
                helper.addStatement(
                        "in.checkCount(count, $L)",
                        codec.plan().smallestElement(member.type().ros()));
            }
            helper.addStatement("$T[] elements = new $T[count]", element, element);
            helper.addStatement("int i = 0");
            Scope loop = new Scope(codec.model());
            loop.begin("for (; i < count; i++)");
            loop.statement("elements[i] = $L", element(type.element(), type.ros()));
            loop.end();
            helper.addCode(loop.buildLocated(Locate.readingElement()));
            helper.addStatement(list ? asList() : CodeBlock.of("return elements"));
            codec.addHelper(helper.build());
            return name;
        });
    }

    /** Objects that change keep lists that can change. */
    private CodeBlock asList() {
        return codec.model().isMutable()
                ? CodeBlock.of("return new $T<>($T.asList(elements))", ArrayList.class, Arrays.class)
                : CodeBlock.of("return $T.unmodifiableList($T.asList(elements))", Collections.class, Arrays.class);
    }

    private CodeBlock element(ElementType element, FieldType ros) {
        return element instanceof ElementType.Nested nested
                ? CodeBlock.of("$T.read(in)", nested.codec())
                : values.read(element, ros);
    }
}
