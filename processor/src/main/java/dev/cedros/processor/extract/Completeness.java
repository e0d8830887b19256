package dev.cedros.processor.extract;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;

/**
 * Finds out whether a class and every message it holds can be read yet: other processors may still have to generate
 * types that they use, or change them.
 */
public final class Completeness {
    private final Compilation compilation;
    private final Set<String> seenBefore;
    private final Set<String> visited = new HashSet<>();

    private Completeness(Compilation compilation, Set<String> seenBefore) {
        this.compilation = compilation;
        this.seenBefore = seenBefore;
    }

    /**
     * What a class waits for.
     *
     * @param type the class
     * @param seenBefore the qualified names of the outermost classes that were already there in an earlier round
     * @return nothing if it is complete; else a sentence about what is missing
     */
    public static Optional<String> missing(TypeElement type, Compilation compilation, Set<String> seenBefore) {
        return new Completeness(compilation, seenBefore).missing(type);
    }

    private Optional<String> missing(TypeElement type) {
        if (!compilation.isCompiled(type)
                || !visited.add(type.getQualifiedName().toString())) {
            return Optional.empty();
        }
        String name = Names.shown(type);
        if (waitsForLombok(type)) {
            return Optional.of(
                    name + " has annotations of Lombok, but Lombok did not run. Put it on the processor path too.");
        }
        if (hasUnresolvedValue(type)) {
            return Optional.of(sentence("an annotation of " + name + " uses something"));
        }
        Optional<String> unresolvedParent = unresolvedParent(type);
        if (unresolvedParent.isPresent()) {
            return Optional.of(sentence(name + " extends or implements " + unresolvedParent.get()));
        }
        for (Element enclosed : type.getEnclosedElements()) {
            Optional<String> missing = missing(name, enclosed);
            if (missing.isPresent()) {
                return missing;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> unresolvedParent(TypeElement type) {
        Optional<String> unresolved = Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
                .flatMap(parent -> unresolved(parent).stream())
                .findFirst();
        return unresolved.isEmpty() && type.getSuperclass() instanceof DeclaredType parent
                ? unresolvedParent((TypeElement) parent.asElement())
                : unresolved;
    }

    private Optional<String> missing(String owner, Element enclosed) {
        if (enclosed instanceof TypeElement nested) {
            return Heads.wholeOf(nested).isPresent() ? missing(nested) : Optional.empty();
        }
        if (hasUnresolvedValue(enclosed)) {
            return Optional.of(
                    sentence("an annotation of " + owner + "." + enclosed.getSimpleName() + " uses something"));
        }
        for (TypeMirror used : used(enclosed)) {
            Optional<String> unresolved = unresolved(used);
            if (unresolved.isPresent()) {
                return Optional.of(sentence(owner + "." + enclosed.getSimpleName() + " uses " + unresolved.get()));
            }
            Optional<String> inside =
                    ours(used).flatMap(held -> missing(held).stream()).findFirst();
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }

    private static String sentence(String use) {
        return use + ", which does not exist and was not generated either. Correct the name, or add what generates it"
                + " or the jar that has it (the standard ROS messages: dev.cedros:cedros-interfaces).";
    }

    /**
     * The type of a declaration that can be a member. Methods and constructors are matched with the types of members, and
     * one whose own type does not exist yet could only be something else, such as a use of the codec to be written.
     */
    private static List<TypeMirror> used(Element enclosed) {
        boolean member = enclosed.getKind() == ElementKind.FIELD
                && !enclosed.getModifiers().contains(Modifier.STATIC);
        return member ? List.of(enclosed.asType()) : List.of();
    }

    /** The name of the first type that does not exist. */
    private static Optional<String> unresolved(TypeMirror type) {
        return switch (type.getKind()) {
            case ERROR -> Optional.of(type.toString().contains("<any") ? "a type" : type.toString());
            case ARRAY -> unresolved(((ArrayType) type).getComponentType());
            case DECLARED ->
                ((DeclaredType) type)
                        .getTypeArguments().stream()
                                .flatMap(argument -> unresolved(argument).stream())
                                .findFirst();
            case WILDCARD ->
                Optional.ofNullable(((WildcardType) type).getExtendsBound()).flatMap(Completeness::unresolved);
            default -> Optional.empty();
        };
    }

    /** Whether the value of one of our annotations refers to something that does not exist. */
    private boolean hasUnresolvedValue(Element element) {
        Stream<Element> places = element instanceof ExecutableElement method
                ? Stream.concat(Stream.of(element), method.getParameters().stream())
                : Stream.of(element);
        return places.flatMap(place -> place.getAnnotationMirrors().stream())
                .filter(AnnotationUse::isOurs)
                .flatMap(mirror -> mirror.getElementValues().values().stream())
                .anyMatch(this::isUnresolved);
    }

    /** What compilers put in the place of an unresolved value; the JDK's leaves out the quotes of a text. */
    private boolean isUnresolved(AnnotationValue value) {
        return "<error>".equals(value.getValue())
                && (compilation.isEclipse() || !value.toString().startsWith("\""));
    }

    /** The messages and enums with numbers in a type. */
    private static Stream<TypeElement> ours(TypeMirror type) {
        return switch (type.getKind()) {
            case ARRAY -> ours(((ArrayType) type).getComponentType());
            case DECLARED -> {
                DeclaredType declared = (DeclaredType) type;
                TypeElement element = (TypeElement) declared.asElement();
                yield Stream.concat(
                        Heads.isMessage(element) || AnnotationUse.isOn(element, "RosEnum")
                                ? Stream.of(element)
                                : Stream.empty(),
                        declared.getTypeArguments().stream().flatMap(Completeness::ours));
            }
            case WILDCARD ->
                Stream.ofNullable(((WildcardType) type).getExtendsBound()).flatMap(Completeness::ours);
            default -> Stream.empty();
        };
    }

    /**
     * Lombok changes classes in the first round and asks for another one, in which they look as they will be compiled.
     * Under Eclipse it changes them before any processor runs.
     */
    private boolean waitsForLombok(TypeElement type) {
        Element outermost = type;
        while (outermost.getEnclosingElement() instanceof TypeElement enclosing) {
            outermost = enclosing;
        }
        return !compilation.isEclipse()
                && !seenBefore.contains(
                        ((TypeElement) outermost).getQualifiedName().toString())
                && hasLombok(type);
    }

    private static boolean hasLombok(TypeElement type) {
        Stream<Element> around =
                Stream.iterate((Element) type, at -> at instanceof TypeElement, Element::getEnclosingElement);
        return Stream.concat(around, ElementFilter.fieldsIn(type.getEnclosedElements()).stream())
                .flatMap(element -> element.getAnnotationMirrors().stream())
                .filter(mirror -> mirror.getAnnotationType().getKind() == TypeKind.DECLARED)
                .anyMatch(mirror -> AnnotationUse.qualifiedName(mirror).startsWith("lombok."));
    }
}
