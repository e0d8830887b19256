package dev.cedros.processor.extract;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** How classes are called in messages to the user, and what their codecs are called. */
final class Names {
    private static final Pattern JAVA_LANG = Pattern.compile("\\bjava\\.lang\\.(?=[A-Z]\\w*(?![\\w.]))");

    private Names() {}

    /** A class without its package: {@code Outer.Inner}. */
    static String shown(TypeElement type) {
        return String.join(".", ClassName.get(type).simpleNames());
    }

    /** A type as the user would write it without imports. */
    static String shown(TypeMirror type) {
        return JAVA_LANG.matcher(TypeName.get(type).toString()).replaceAll("");
    }

    /** A method or constructor with the types of its parameters; compilers differ in how they would show one. */
    static String shown(ExecutableElement method) {
        String name = method.getKind() == ElementKind.CONSTRUCTOR
                ? method.getEnclosingElement().getSimpleName().toString()
                : method.getSimpleName().toString();
        return name
                + method.getParameters().stream()
                        .map(parameter -> shown(parameter.asType()))
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    /** The codec of a class: {@code Outer_InnerCodec} for {@code Outer.Inner}. */
    static ClassName codec(TypeElement type) {
        return codec(type, "");
    }

    /** The codec of a type that is derived from a class: {@code Add_EventCodec} for {@code Add} and {@code _Event}. */
    static ClassName codec(TypeElement type, String suffix) {
        ClassName name = ClassName.get(type);
        return ClassName.get(name.packageName(), String.join("_", name.simpleNames()) + suffix + "Codec");
    }

    /** The class that stands for a service or action: {@code AddService} for {@code Add}. */
    static ClassName handle(TypeElement type, String kind) {
        ClassName name = ClassName.get(type);
        return ClassName.get(name.packageName(), String.join("_", name.simpleNames()) + kind);
    }

    /** Whether a class can be used from every package. */
    static boolean isPublic(TypeElement type) {
        for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
            if (!at.getModifiers().contains(Modifier.PUBLIC)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a class, or a class around it, is private. */
    static boolean isPrivate(TypeElement type) {
        for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
            if (at.getModifiers().contains(Modifier.PRIVATE)) {
                return true;
            }
        }
        return false;
    }
}
