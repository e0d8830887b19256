package dev.cedros.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/** Writes the source of packed sequences. For a message that has one it decides nothing and cannot fail. */
public final class SequenceWriter {
    private final SequenceClass sequence;
    private final TypeSpec.Builder type;

    private SequenceWriter(SequenceClass sequence, TypeSpec.Builder type) {
        this.sequence = sequence;
        this.type = type;
    }

    /**
     * Writes the packed sequence of a message.
     *
     * @param siblings whether a class of this simple name exists in the package of the message
     */
    public static JavaFile write(MessageModel model, Models models, Predicate<String> siblings) {
        SequenceClass sequence = new SequenceClass(model, models);
        TypeSpec.Builder type = CodecWriter.classOf(
                sequence.name(),
                AnnotationSpec.builder(RuntimeTypes.GENERATED).build(),
                model.isPublic(),
                model.origin().element(),
                siblings,
                model.deprecated() ? List.of("deprecation", "removal") : List.of());
        type.superclass(ParameterizedTypeName.get(RuntimeTypes.PACKED_SEQUENCE, model.javaType()))
                .addJavadoc(
                        "An immutable list of {@link $T} that is kept as the bytes of the wire: {@code $L[]}.\nGenerated;"
                                + " edit the message instead.\n\n"
                                + "<p>Single numbers, columns and {@link #visit} make no objects; {@link #get} makes one"
                                + " each time.\n",
                        model.javaType(),
                        model.rosName());
        SequenceWriter writer = new SequenceWriter(sequence, type);
        writer.form();
        writer.making();
        writer.list();
        new SequenceAccessors(sequence, type).emit();
        new SequenceCompare(sequence, type).emit();
        new SequenceBuilder(sequence, type).emit();
        return CodecWriter.file(sequence.name(), type);
    }

    private void form() {
        type.addField(FieldSpec.builder(int.class, "SIZE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$L", sequence.shape().size())
                .build());
        TypeName form = ParameterizedTypeName.get(RuntimeTypes.PACKED_FORM, sequence.name());
        type.addField(FieldSpec.builder(form, "FORM", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.of($L,$W$T::new)", RuntimeTypes.PACKED_FORM, numbers(), sequence.name())
                .build());
        type.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(byte[].class, "bytes")
                .addParameter(int.class, "offset")
                .addParameter(int.class, "size")
                .addParameter(RuntimeTypes.LEASE, "lease")
                .addStatement("super(bytes, offset, size, lease)")
                .build());
    }

    /** The numbers of an element, equal neighbours together. */
    private CodeBlock numbers() {
        CodeBlock.Builder code = CodeBlock.builder().add("$T", RuntimeTypes.PACKED_NUMBERS);
        String kind = "";
        int width = 0;
        int count = 0;
        boolean first = true;
        for (SequenceLeaf leaf : sequence.leaves()) {
            JavaPrimitive carrier = leaf.primitive().carrier();
            String next = carrier == JavaPrimitive.FLOAT || carrier == JavaPrimitive.DOUBLE ? "floats" : "integers";
            if (count > 0 && (!next.equals(kind) || leaf.width() != width)) {
                group(code, first, kind, width, count);
                first = false;
                count = 0;
            }
            kind = next;
            width = leaf.width();
            count += Math.max(1, leaf.part().count());
        }
        group(code, first, kind, width, count);
        return code.build();
    }

    private static void group(CodeBlock.Builder code, boolean first, String kind, int width, int count) {
        code.add(first ? ".$L($L, $L)" : "$Z.and$L($L, $L)", first ? kind : Words.capitalized(kind), width, count);
    }

    /** The static methods that make sequences. */
    private void making() {
        TypeName message = sequence.model().javaType();
        ClassName builder = sequence.inner("Builder");
        type.addMethod(make("empty", "Returns the sequence without elements.")
                .addStatement("return FORM.empty()")
                .build());
        type.addMethod(make("of", "Packs elements.\n\n@throws $T if one is null or holds what ROS 2 cannot carry")
                .addParameter(ArrayTypeName.of(message), "elements")
                .varargs()
                .addStatement(
                        "return copyOf($T.asList($T.present(elements, $S)))",
                        Arrays.class,
                        RuntimeTypes.CHECKS,
                        "array")
                .build());
        type.addMethod(make(
                        "copyOf",
                        "Packs the elements of a collection.\n\n@throws $T if one is null or holds what ROS 2 cannot carry")
                .addParameter(
                        ParameterizedTypeName.get(ClassName.get(Collection.class), WildcardTypeName.subtypeOf(message)),
                        "elements")
                .beginControlFlow("if (elements instanceof $T packed)", sequence.name())
                .addStatement("return packed.detached()")
                .endControlFlow()
                .addStatement(
                        "return builder($T.present(elements, $S).size()).addAll(elements).build()",
                        RuntimeTypes.CHECKS,
                        "collection")
                .build());
        type.addMethod(make("builder", "Starts a sequence of which the size is not known.")
                .returns(builder)
                .addStatement("return builder(0)")
                .build());
        type.addMethod(make("builder", "Starts a sequence with room for {@code capacity} elements; more may come.")
                .returns(builder)
                .addParameter(int.class, "capacity")
                .addStatement("return new $T(capacity)", builder)
                .build());
        type.addMethod(make("read", "Reads {@code count} elements; for codecs, which have read the count.")
                .addParameter(RuntimeTypes.READER, "in")
                .addParameter(int.class, "count")
                .addStatement("return in.readPacked(count, FORM,$W$S)", RunLabels.of(sequence.shape()))
                .build());
    }

    private MethodSpec.Builder make(String method, String doc) {
        return MethodSpec.methodBuilder(method)
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc(
                        doc.contains("$T")
                                ? CodeBlock.of(doc + "\n", RuntimeTypes.INVALID_MESSAGE)
                                : CodeBlock.of("$L\n", doc))
                .returns(sequence.name());
    }

    /** What the list asks of its kinds. */
    private void list() {
        type.addMethod(overriding("form", Modifier.PROTECTED)
                .returns(ParameterizedTypeName.get(RuntimeTypes.PACKED_FORM, sequence.name()))
                .addStatement("return FORM")
                .build());
        type.addMethod(overriding("get", Modifier.PUBLIC)
                .returns(sequence.model().javaType())
                .addParameter(int.class, "i")
                .addStatement("int p = place(i, SIZE)")
                .addCode(sequence.arrays(false))
                .addStatement("return $L", SequenceAccessors.construct(sequence))
                .build());
        type.addMethod(overriding("subList", Modifier.PUBLIC)
                .returns(sequence.name())
                .addParameter(int.class, "from")
                .addParameter(int.class, "to")
                .addStatement("return FORM.part(this, from, to)")
                .build());
        type.addMethod(overriding("detached", Modifier.PUBLIC)
                .returns(sequence.name())
                .addStatement("return FORM.detached(this)")
                .build());
    }

    static MethodSpec.Builder overriding(String method, Modifier modifier) {
        return MethodSpec.methodBuilder(method).addAnnotation(Override.class).addModifiers(modifier);
    }
}
