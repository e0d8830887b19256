package dev.cedros.processor.index;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/** Writes the class of an index. */
final class IndexWriter {
    /** A case takes some 35 bytes, and methods beyond 8,000 are never compiled by the virtual machine. */
    static final int MOST_CASES = 150;

    /** A name takes 8 bytes in the method that lists them. */
    static final int MOST_NAMES = 800;

    private static final int MOST_BUCKETS = 128;

    private static final ClassName INDEX = ClassName.get("dev.cedros.codec", "MessageIndex");
    private static final ClassName GENERATED = ClassName.get("dev.cedros.annotations", "CedrosGenerated");
    private static final ClassName STRING = ClassName.get(String.class);
    private static final ParameterSpec TYPE_NAME =
            ParameterSpec.builder(STRING, "typeName").build();
    private static final ParameterSpec PAYLOAD = ParameterSpec.builder(
                    ClassName.get("dev.cedros.payload", "Payload"), "payload")
            .build();
    private static final ParameterSpec OPTIONS = ParameterSpec.builder(
                    ClassName.get("dev.cedros.cdr", "CdrOptions"), "options")
            .build();
    private static final TypeName MESSAGE_TYPE = ParameterizedTypeName.get(
            ClassName.get("dev.cedros.codec", "MessageType"), WildcardTypeName.subtypeOf(Object.class));

    /** Names that the source uses without an import; a class of the same package would be taken instead. */
    private static final List<String> IMPLICIT = List.of("String", "Object", "Override", "SuppressWarnings");

    private final TypeSpec.Builder type;
    private final List<IndexedCodec> codecs;
    private final int buckets;

    private IndexWriter(TypeSpec.Builder type, List<IndexedCodec> codecs) {
        this.type = type;
        this.codecs = codecs;
        this.buckets = buckets(codecs);
    }

    /**
     * Writes an index.
     *
     * @param codecs sorted by the names of their types, each of which occurs once
     * @param siblings whether a class of this simple name exists in the package of the index
     */
    static JavaFile write(ClassName name, List<IndexedCodec> codecs, Predicate<String> siblings) {
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addAnnotation(GENERATED)
                // In a named module the signatures name the runtime, which the module need not pass on.
                .addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", "$S", "exports")
                        .build())
                .addSuperinterface(INDEX)
                .alwaysQualify(IMPLICIT.stream().filter(siblings).toArray(String[]::new))
                .addJavadoc("Leads from the names of ROS types to the codecs of the public messages that were compiled"
                        + " together.\nGenerated. {@code Messages} finds it and asks it; it is immutable and"
                        + " thread-safe.\n");
        codecs.forEach(codec -> type.addOriginatingElement(codec.element()));
        new IndexWriter(type, codecs).members();
        return JavaFile.builder(name.packageName(), type.build())
                .skipJavaLangImports(true)
                .indent("    ")
                .build();
    }

    private void members() {
        TypeName names = ParameterizedTypeName.get(ClassName.get(List.class), STRING);
        type.addField(FieldSpec.builder(names, "TYPE_NAMES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(names())
                .build());
        type.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Made when the indexes of a program are loaded.\n")
                .build());
        type.addMethod(MethodSpec.methodBuilder("typeNames")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(names)
                .addStatement("return TYPE_NAMES")
                .build());
        find("typeHash", STRING, List.of(TYPE_NAME), codec -> CodeBlock.of("$T.TYPE_HASH", codec.codec()));
        find("type", MESSAGE_TYPE, List.of(TYPE_NAME), codec -> CodeBlock.of("$T.TYPE", codec.codec()));
        find(
                "decode",
                ClassName.OBJECT,
                List.of(TYPE_NAME, PAYLOAD, OPTIONS),
                codec -> CodeBlock.of("$T.decode($N, $N)", codec.codec(), PAYLOAD, OPTIONS));
    }

    private CodeBlock names() {
        if (codecs.size() <= MOST_NAMES) {
            return CodeBlock.of("$T.of($>$>$L$<$<)", List.class, lines(codecs));
        }
        List<CodeBlock> parts = new ArrayList<>();
        for (int from = 0; from < codecs.size(); from += MOST_NAMES) {
            String method = "names" + parts.size();
            type.addMethod(MethodSpec.methodBuilder(method)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(ArrayTypeName.of(STRING))
                    .addStatement(
                            "return new $T[] {$L}",
                            STRING,
                            lines(codecs.subList(from, Math.min(from + MOST_NAMES, codecs.size()))))
                    .build());
            parts.add(CodeBlock.of("$T.of($N())", List.class, method));
        }
        return CodeBlock.of(
                "$T.of($L).flatMap($T::stream).toList()",
                ClassName.get("java.util.stream", "Stream"),
                CodeBlock.join(parts, ", "),
                List.class);
    }

    private static CodeBlock lines(List<IndexedCodec> codecs) {
        return CodeBlock.join(
                codecs.stream()
                        .map(codec -> CodeBlock.of("\n$S", codec.typeName()))
                        .toList(),
                ",");
    }

    /** Adds a method that finds something by the name of a type: one switch, or several if one would be too large. */
    private void find(
            String name, TypeName result, List<ParameterSpec> parameters, Function<IndexedCodec, CodeBlock> found) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(result)
                .addParameters(parameters);
        if (buckets == 1) {
            type.addMethod(method.addCode(cases(codecs, found)).build());
            return;
        }
        CodeBlock arguments = CodeBlock.join(
                parameters.stream()
                        .map(parameter -> CodeBlock.of("$N", parameter))
                        .toList(),
                ", ");
        CodeBlock.Builder parts =
                CodeBlock.builder().add("return switch ($N.hashCode() & $L) {\n$>", TYPE_NAME, buckets - 1);
        for (int bucket = 0; bucket < buckets; bucket++) {
            CodeBlock label = bucket < buckets - 1 ? CodeBlock.of("case $L", bucket) : CodeBlock.of("default");
            parts.add("$L -> $N($L);\n", label, name + bucket, arguments);
        }
        type.addMethod(method.addComment("One switch for all would be too large for the virtual machine to compile.")
                .addCode(parts.add("$<};\n").build())
                .build());
        for (int bucket = 0; bucket < buckets; bucket++) {
            type.addMethod(MethodSpec.methodBuilder(name + bucket)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(result)
                    .addParameters(parameters)
                    .addCode(cases(bucket(codecs, bucket, buckets), found))
                    .build());
        }
    }

    private static CodeBlock cases(List<IndexedCodec> codecs, Function<IndexedCodec, CodeBlock> found) {
        CodeBlock.Builder cases = CodeBlock.builder().add("return switch ($N) {\n$>", TYPE_NAME);
        codecs.forEach(codec -> cases.add("case $S -> $L;\n", codec.typeName(), found.apply(codec)));
        return cases.add("default -> null;\n$<};\n").build();
    }

    /** The smallest power of two at which no switch is too large; names of the same hash stay together all the same. */
    private static int buckets(List<IndexedCodec> codecs) {
        int buckets = 1;
        while (largest(codecs, buckets) > MOST_CASES && buckets < MOST_BUCKETS) {
            buckets *= 2;
        }
        return buckets;
    }

    private static int largest(List<IndexedCodec> codecs, int buckets) {
        int[] sizes = new int[buckets];
        int largest = 0;
        for (IndexedCodec codec : codecs) {
            int bucket = codec.typeName().hashCode() & (buckets - 1);
            largest = Math.max(largest, ++sizes[bucket]);
        }
        return largest;
    }

    private static List<IndexedCodec> bucket(List<IndexedCodec> codecs, int bucket, int buckets) {
        return codecs.stream()
                .filter(codec -> (codec.typeName().hashCode() & (buckets - 1)) == bucket)
                .toList();
    }
}
