package dev.cedros.processor.index;

import com.palantir.javapoet.ClassName;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Tells what a generated class is a codec of. */
final class CodecReader {
    private static final String MESSAGE_TYPE = "dev.cedros.codec.MessageType";

    private final Elements elements;

    CodecReader(Elements elements) {
        this.elements = elements;
    }

    /**
     * Reads a generated class, from its source or its class file. Empty for what no index leads to: codecs that are not
     * public, codecs of messages with errors, which have no constants, and generated classes that are no codecs.
     */
    Optional<IndexedCodec> read(TypeElement type) {
        if (!type.getModifiers().contains(Modifier.PUBLIC) || type.getNestingKind() != NestingKind.TOP_LEVEL) {
            return Optional.empty();
        }
        TypeElement messageClass = messageClass(field(type, "TYPE"));
        String typeName = constant(field(type, "TYPE_NAME"));
        String typeHash = constant(field(type, "TYPE_HASH"));
        if (messageClass == null || typeName.isEmpty() || typeHash.isEmpty()) {
            return Optional.empty();
        }
        boolean own = elements.getPackageOf(messageClass)
                .getQualifiedName()
                .contentEquals(elements.getPackageOf(type).getQualifiedName());
        return Optional.of(new IndexedCodec(
                ClassName.get(type),
                type,
                typeName,
                typeHash,
                own ? messageClass : type,
                messageClass.getKind() == ElementKind.RECORD));
    }

    private static @Nullable VariableElement field(TypeElement type, String name) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name))
                .filter(field -> field.getModifiers().contains(Modifier.STATIC))
                .findFirst()
                .orElse(null);
    }

    private static String constant(@Nullable VariableElement field) {
        return field != null && field.getConstantValue() instanceof String text ? text : "";
    }

    /** The {@code Foo} of a field of type {@code MessageType<Foo>}. */
    private static @Nullable TypeElement messageClass(@Nullable VariableElement field) {
        TypeElement fieldType = field == null ? null : element(field.asType());
        if (field == null || fieldType == null || !fieldType.getQualifiedName().contentEquals(MESSAGE_TYPE)) {
            return null;
        }
        DeclaredType messageType = (DeclaredType) field.asType();
        return messageType.getTypeArguments().size() == 1
                ? element(messageType.getTypeArguments().get(0))
                : null;
    }

    /** Whether a class is an index. */
    static boolean isIndex(TypeElement type) {
        return type.getInterfaces().stream()
                .map(CodecReader::element)
                .anyMatch(found -> found != null && found.getQualifiedName().contentEquals(Registration.SERVICE));
    }

    private static @Nullable TypeElement element(TypeMirror type) {
        Element element = type instanceof DeclaredType declared ? declared.asElement() : null;
        return element instanceof TypeElement found ? found : null;
    }
}
