package dev.cedros.processor.extract;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Tells which records of this compilation are nothing but their components: canonical constructor, accessors, {@code equals}
 * and {@code hashCode} are those that the compiler gives them. Compilers do not say so of methods; what tells is where they
 * list them, and that their {@code equals} and {@code hashCode} are final.
 */
final class PlainRecords {
    private final Compilation compilation;

    PlainRecords(Compilation compilation) {
        this.compilation = compilation;
    }

    boolean isPlain(TypeElement type) {
        return compilation.isEclipse() ? isPlainInEclipse(type) : isPlainInJavac(type);
    }

    /** After what is in the source: perhaps toString, then hashCode, equals, and the accessors in order. */
    private boolean isPlainInJavac(TypeElement type) {
        boolean constructor = ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .anyMatch(each -> compilation.elements().getOrigin(each) == Elements.Origin.MANDATED);
        List<ExecutableElement> methods = ElementFilter.methodsIn(type.getEnclosedElements());
        List<String> given = given(type);
        int start = methods.size() - given.size();
        if (!constructor || start < 0) {
            return false;
        }
        for (int i = 0; i < given.size(); i++) {
            if (!shown(methods.get(start + i)).equals(given.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Before the fields of the components, where the source begins: the constructor, equals, hashCode and the accessors. */
    private static boolean isPlainInEclipse(TypeElement type) {
        int constructors = 0;
        List<String> missing = given(type);
        for (Element enclosed : type.getEnclosedElements()) {
            if (enclosed.getKind() == ElementKind.FIELD) {
                break;
            }
            if (enclosed.getKind() == ElementKind.CONSTRUCTOR) {
                constructors++;
            } else if (enclosed instanceof ExecutableElement method) {
                missing.remove(shown(method));
            }
        }
        return constructors == 1 && missing.isEmpty();
    }

    private static List<String> given(TypeElement type) {
        List<String> given = new ArrayList<>(List.of("final hashCode/0", "final equals/1"));
        type.getRecordComponents().forEach(component -> given.add(component.getSimpleName() + "/0"));
        return given;
    }

    private static String shown(ExecutableElement method) {
        boolean isFinal = method.getModifiers().contains(Modifier.FINAL);
        return (isFinal ? "final " : "") + method.getSimpleName() + "/"
                + method.getParameters().size();
    }
}
