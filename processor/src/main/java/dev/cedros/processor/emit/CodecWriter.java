package dev.cedros.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.CodecPlan;
import dev.cedros.type.Constant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/** Writes the source of codecs. For a checked model it decides nothing and cannot fail. */
public final class CodecWriter {
    /** Names that sources use without an import; a class of the same package would be taken instead. */
    private static final List<String> IMPLICIT = List.of(
            "String",
            "Integer",
            "Long",
            "Short",
            "Byte",
            "Character",
            "Boolean",
            "Float",
            "Double",
            "Class",
            "RuntimeException",
            "Override",
            "SuppressWarnings",
            "UnsupportedOperationException",
            "FunctionalInterface",
            "Iterable",
            "System");

    /** The checks of the runtime that codecs call by their simple names. */
    private static final List<String> CHECKS = List.of(
            "required", "requiredElements", "present", "counted", "checkLength", "checkBound", "checkUnchanged");

    private CodecWriter() {}

    /**
     * Writes the codec of a message.
     *
     * @param siblings whether a class of this simple name exists in the package of the message
     */
    public static JavaFile write(CodecPlan plan, Predicate<String> siblings) {
        MessageModel model = plan.model();
        List<String> lints = model.deprecated() ? List.of("deprecation", "removal") : List.of();
        TypeSpec.Builder type = type(
                model.codec(),
                generated(model),
                model.isPublic(),
                model.origin().element(),
                siblings,
                lints);
        type.addJavadoc(
                "CDR codec of {@link $T}, wire type {@code $L}.\nGenerated; edit the message instead.\n\n"
                        + "<p>Stateless and thread-safe. Encoding throws {@link $T} for a message that ROS 2 cannot"
                        + " carry,\n"
                        + "decoding {@link $T} for bytes that are no such message.\n",
                rawType(model.javaType()),
                model.rosName(),
                RuntimeTypes.INVALID_MESSAGE,
                RuntimeTypes.CDR_EXCEPTION);
        constants(
                type,
                model.rosName().toString(),
                plan.typeHash(),
                plan.bounds().minSize(),
                plan.bounds().maxSize());
        CodecClass codec = new CodecClass(plan, type);
        TypePass handle = new TypePass(codec, siblings);
        objects(type, model.javaType(), CodeBlock.of("$T.LAYOUT", model.layout()), handle.initializer());
        SkewPass skew = new SkewPass(codec);
        skew.emit();
        FacadePass facade = new FacadePass(codec);
        facade.emit();
        new SizePass(codec, NestedCalls.CODECS).emit();
        new WritePass(codec).emit();
        new ReadPass(codec).emit();
        if (model.isKeyed()) {
            new KeyPass(codec).emit();
        }
        new ComparePass(codec).emit();
        new CopyPass(codec).emit();
        new DefaultsPass(codec).emit();
        facade.emitText();
        new EnumPass(codec).emit();
        skew.emitHelper();
        handle.emit();
        return codecFile(model.codec(), type);
    }

    /**
     * Writes a codec with the same public members whose methods throw, for a message that did not pass its checks: the
     * compiler then shows our message alone, and not one more error for each use of the codec.
     */
    public static JavaFile stub(
            ClassName codec,
            TypeName message,
            boolean isPublic,
            boolean mutable,
            boolean keyed,
            String rosName,
            Element origin,
            Predicate<String> siblings) {
        List<String> lints = List.of("deprecation", "removal", "rawtypes");
        AnnotationSpec marker = AnnotationSpec.builder(RuntimeTypes.GENERATED).build();
        TypeSpec.Builder type = type(codec, marker, isPublic, origin, siblings, lints);
        constants(type, rosName, "", 0, 0);
        objects(type, message, CodeBlock.of("null"), CodeBlock.of("null"));
        StubPass.emit(type, message, mutable, keyed);
        return file(codec, type);
    }

    static TypeSpec.Builder type(
            ClassName name,
            AnnotationSpec marker,
            boolean isPublic,
            Element origin,
            Predicate<String> siblings,
            List<String> lints) {
        return classOf(name, marker, isPublic, origin, siblings, lints)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
    }

    /** A class that says itself how it is made. */
    static TypeSpec.Builder classOf(
            ClassName name,
            AnnotationSpec marker,
            boolean isPublic,
            Element origin,
            Predicate<String> siblings,
            List<String> lints) {
        List<String> suppressed = new ArrayList<>(lints);
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addModifiers(Modifier.FINAL)
                .addAnnotation(marker)
                .addOriginatingElement(origin)
                .alwaysQualify(IMPLICIT.stream().filter(siblings).toArray(String[]::new));
        if (isPublic) {
            type.addModifiers(Modifier.PUBLIC);
            // In a named module the signatures name the runtime, which the module need not pass on.
            suppressed.add("exports");
        }
        if (!suppressed.isEmpty()) {
            type.addAnnotation(suppress(suppressed));
        }
        return type;
    }

    private static AnnotationSpec generated(MessageModel model) {
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(RuntimeTypes.GENERATED);
        if (!model.isRecord()) {
            annotation.addMember("members", names(model.members(), MemberModel::javaName));
        }
        if (model.constants().size() > 1) {
            annotation.addMember("constants", names(model.constants(), Constant::name));
        }
        return annotation.build();
    }

    private static <T> CodeBlock names(List<T> named, Function<T, String> name) {
        List<CodeBlock> names =
                named.stream().map(each -> CodeBlock.of("$S", name.apply(each))).toList();
        return CodeBlock.of("{$L}", CodeBlock.join(names, ",$W"));
    }

    static AnnotationSpec suppress(List<String> lints) {
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(SuppressWarnings.class);
        lints.forEach(lint -> annotation.addMember("value", "$S", lint));
        return annotation.build();
    }

    private static void constants(TypeSpec.Builder type, String rosName, String typeHash, int minSize, int maxSize) {
        names(type, rosName, typeHash);
        type.addField(constant(TypeName.INT, "MIN_SIZE")
                .addJavadoc("The smallest size of an encoded message in bytes, encapsulation header included.\n")
                .initializer("$L", minSize)
                .build());
        type.addField(constant(TypeName.INT, "MAX_SIZE")
                .addJavadoc(
                        "The largest size of an encoded message; {@link $T#MAX_VALUE} when unbounded.\n", Integer.class)
                .initializer(size(maxSize))
                .build());
    }

    /** The constants that name a type. */
    static void names(TypeSpec.Builder type, String rosName, String typeHash) {
        type.addField(constant(ClassName.get(String.class), "TYPE_NAME")
                .addJavadoc("The ROS 2 type.\n")
                .initializer("$S", rosName)
                .build());
        type.addField(constant(ClassName.get(String.class), "TYPE_HASH")
                .addJavadoc("The type hash (REP 2016), by which two systems know that they mean the same type.\n")
                .initializer("$S", typeHash)
                .build());
    }

    /** The constants that are objects; unlike the others they are made when the codec is initialised. */
    private static void objects(TypeSpec.Builder type, TypeName message, CodeBlock layout, CodeBlock handle) {
        type.addField(constant(RuntimeTypes.MESSAGE_LAYOUT, "LAYOUT")
                .addJavadoc("The type as flat arrays.\n")
                .initializer(layout)
                .build());
        type.addField(constant(TypePass.typeOf(message), "TYPE")
                .addJavadoc("This codec as an object, for libraries that work with any type.\n")
                .initializer(handle)
                .build());
    }

    /** A size as a constant; the largest number stands for no limit. */
    static CodeBlock size(int bytes) {
        return bytes == Integer.MAX_VALUE ? CodeBlock.of("$T.MAX_VALUE", Integer.class) : CodeBlock.of("$L", bytes);
    }

    static FieldSpec.Builder constant(TypeName type, String name) {
        return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
    }

    static TypeName rawType(TypeName type) {
        return type instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : type;
    }

    private static JavaFile codecFile(ClassName codec, TypeSpec.Builder type) {
        TypeSpec written = type.build();
        JavaFile.Builder file = builder(codec, written);
        String text = written.toString();
        CHECKS.stream()
                .filter(name -> text.contains(name + "("))
                .forEach(name -> file.addStaticImport(RuntimeTypes.CHECKS, name));
        return file.build();
    }

    /** The file of a class that calls none of the checks. */
    static JavaFile file(ClassName name, TypeSpec.Builder type) {
        return builder(name, type.build()).build();
    }

    private static JavaFile.Builder builder(ClassName name, TypeSpec type) {
        return JavaFile.builder(name.packageName(), type)
                .skipJavaLangImports(true)
                .indent("    ");
    }
}
