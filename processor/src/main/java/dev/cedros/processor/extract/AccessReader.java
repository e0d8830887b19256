package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Access;
import dev.cedros.processor.model.Origin;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds how the members of a class are read and set: methods first, since the fields of proxies are empty. */
final class AccessReader {
    private final Compilation compilation;
    private final TypeElement type;
    private final List<ExecutableElement> methods;

    AccessReader(Compilation compilation, TypeElement type) {
        this.compilation = compilation;
        this.type = type;
        String ownPackage = compilation.packageOf(type);
        this.methods = ElementFilter.methodsIn(compilation.elements().getAllMembers(type)).stream()
                .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
                .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE))
                .filter(method -> method.getTypeParameters().isEmpty())
                .filter(method -> method.getModifiers().contains(Modifier.PUBLIC)
                        || compilation.packageOf(method).equals(ownPackage))
                .toList();
    }

    /** The method that gives the value of a field: {@code x()}, {@code getX()} or, for a boolean, {@code isX()}. */
    Optional<ExecutableElement> getter(VariableElement field) {
        List<String> names = new ArrayList<>(List.of(name(field)));
        properties(field).forEach(property -> names.add("get" + property));
        if (isBoolean(field)) {
            properties(field).forEach(property -> names.add("is" + property));
        }
        return names.stream()
                .flatMap(name -> methods.stream()
                        .filter(method -> method.getSimpleName().contentEquals(name))
                        .filter(method -> method.getParameters().isEmpty())
                        .filter(method -> gives(seenFromType(method).getReturnType(), field.asType())))
                .findFirst();
    }

    /** The method that sets a field: {@code setX(x)} or {@code x(x)}. */
    Optional<ExecutableElement> setter(VariableElement field) {
        List<String> names = new ArrayList<>();
        properties(field).forEach(property -> names.add("set" + property));
        if (isBoolean(field) && name(field).matches("is[A-Z].*")) {
            names.add("set" + name(field).substring(2));
        }
        names.add(name(field));
        return names.stream()
                .flatMap(name -> methods.stream()
                        .filter(method -> method.getSimpleName().contentEquals(name))
                        .filter(method -> method.getParameters().size() == 1)
                        .filter(method -> compilation
                                .types()
                                .isSameType(
                                        seenFromType(method).getParameterTypes().get(0), field.asType())))
                .findFirst();
    }

    /** How a field is read; without a method that is the field itself, if others may see it. */
    Optional<Access> reader(VariableElement field) {
        return getter(field).map(AccessReader::access).or(() -> visible(field));
    }

    /** How a field is set; without a method that is the field itself, if others may assign to it. */
    Optional<Access> writer(VariableElement field) {
        return setter(field)
                .map(AccessReader::access)
                .or(() -> visible(field).filter(access -> !field.getModifiers().contains(Modifier.FINAL)));
    }

    /** Reports methods that throw what a codec cannot pass on. */
    void checkExceptions(ExecutableElement method, Problems problems) {
        for (TypeMirror thrown : method.getThrownTypes()) {
            if (!isSubtypeOf(thrown, "java.lang.RuntimeException") && !isSubtypeOf(thrown, "java.lang.Error")) {
                problems.add(
                        ProblemCode.CHECKED_EXCEPTION,
                        method.getEnclosingElement().equals(type) ? Origin.of(method) : Origin.of(type),
                        shown(method) + " throws " + Names.shown(thrown)
                                + ", which a codec cannot pass on. Throw an unchecked exception instead.");
            }
        }
    }

    private String shown(ExecutableElement method) {
        String name = Names.shown(method);
        return method.getKind() == ElementKind.CONSTRUCTOR ? name : Names.shown(type) + "." + name;
    }

    private boolean isSubtypeOf(TypeMirror thrown, String name) {
        return compilation
                .types()
                .isSubtype(thrown, compilation.elements().getTypeElement(name).asType());
    }

    private ExecutableType seenFromType(ExecutableElement method) {
        return (ExecutableType) compilation.types().asMemberOf((DeclaredType) type.asType(), method);
    }

    private boolean gives(TypeMirror returned, TypeMirror wanted) {
        boolean references = !returned.getKind().isPrimitive()
                && !wanted.getKind().isPrimitive()
                && returned.getKind() != TypeKind.VOID;
        return references
                ? compilation.types().isSubtype(returned, wanted)
                : compilation.types().isSameType(returned, wanted);
    }

    private boolean isBoolean(VariableElement field) {
        return field.asType().getKind() == TypeKind.BOOLEAN
                || ShapeReader.qualifiedName(field.asType()).equals("java.lang.Boolean");
    }

    private static Optional<Access> visible(VariableElement field) {
        Set<Modifier> modifiers = field.getModifiers();
        return modifiers.contains(Modifier.PRIVATE)
                ? Optional.empty()
                : Optional.of(new Access(name(field), false, modifiers.contains(Modifier.PUBLIC)));
    }

    private static Access access(ExecutableElement method) {
        return new Access(
                method.getSimpleName().toString(), true, method.getModifiers().contains(Modifier.PUBLIC));
    }

    private static String name(VariableElement field) {
        return field.getSimpleName().toString();
    }

    /** The name as it follows get, is and set; some tools leave the first letter small when the second is a capital. */
    private static Set<String> properties(VariableElement field) {
        String name = name(field);
        Set<String> properties = new LinkedHashSet<>();
        properties.add(Character.toUpperCase(name.charAt(0)) + name.substring(1));
        properties.add(name);
        return properties;
    }
}
