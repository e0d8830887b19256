package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Origin;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Checks whether a class can be a message at all. */
final class ClassRules {
    private final TypeElement type;
    private final String name;
    private final Problems problems;

    private ClassRules(TypeElement type, Problems problems) {
        this.type = type;
        this.name = Names.shown(type);
        this.problems = problems;
    }

    /** Checks a class and adds its problems; says whether it has members that can be read. */
    static boolean check(TypeElement type, Problems problems) {
        return new ClassRules(type, problems).check();
    }

    private boolean check() {
        checkAnnotations();
        if (type.getKind() != ElementKind.CLASS && type.getKind() != ElementKind.RECORD) {
            problems.add(ProblemCode.INVALID_TARGET, annotationOrigin(), wrongKind());
            return false;
        }
        if (!type.getTypeParameters().isEmpty()) {
            problem(
                    ProblemCode.GENERIC_CLASS,
                    " is generic, and ROS messages are not. Write one class for each type that" + " you send.");
        }
        if (type.getModifiers().contains(Modifier.ABSTRACT)) {
            problem(
                    ProblemCode.ABSTRACT_CLASS,
                    " is abstract, so decoding could not make one. Annotate the classes that" + " can be made.");
        } else if (type.getModifiers().contains(Modifier.SEALED)) {
            problem(
                    ProblemCode.SEALED_CLASS,
                    " is sealed, but ROS messages have no subtypes. Make it final, or annotate" + " its subclasses.");
        }
        if (isInner()) {
            problem(ProblemCode.INNER_CLASS, " is an inner class, so decoding could not make one. Make it static.");
        }
        if (Names.isPrivate(type)) {
            problem(
                    ProblemCode.PRIVATE_CLASS,
                    " is private, so its codec could not use it. Leave out private, here and on"
                            + " the classes around it.");
        }
        checkInheritedState();
        return true;
    }

    private String wrongKind() {
        if (annotation().isEmpty()) {
            return name + " is a part of a service or action and must be a message. Make it a record or class.";
        }
        String where = "@RosMessage on " + name;
        return switch (type.getKind()) {
            case ENUM -> where + ", which is an enum. Use @RosEnum.";
            case ANNOTATION_TYPE -> where + ", which is an annotation. Put it on a record or class.";
            default -> where + ", which is an interface. Put it on the records or classes that implement it.";
        };
    }

    private void checkAnnotations() {
        Optional<AnnotationUse> message = AnnotationUse.find(type, "RosMessage");
        if (message.isPresent() && Heads.wholeOf(type).isPresent()) {
            problems.add(
                    ProblemCode.CONFLICTING_ANNOTATIONS,
                    message.get().origin(),
                    "@RosMessage on " + name + ", which is a message already as a part of "
                            + Names.shown((TypeElement) type.getEnclosingElement()) + ". Remove the annotation.");
        }
    }

    private boolean isInner() {
        return type.getKind() == ElementKind.CLASS
                && type.getNestingKind() != NestingKind.TOP_LEVEL
                && !type.getModifiers().contains(Modifier.STATIC);
    }

    private void checkInheritedState() {
        for (TypeElement at = superclass(type); at != null; at = superclass(at)) {
            Optional<VariableElement> field = ElementFilter.fieldsIn(at.getEnclosedElements()).stream()
                    .filter(PojoReader::isState)
                    .findFirst();
            if (field.isPresent()) {
                problem(
                        ProblemCode.INHERITED_STATE,
                        " inherits the field " + field.get().getSimpleName() + " from "
                                + at.getQualifiedName() + ", but a message declares all its members itself. Move the"
                                + " fields into " + name + ", or make a message of them and give it a member of that"
                                + " type.");
                return;
            }
        }
    }

    private static @Nullable TypeElement superclass(TypeElement of) {
        TypeMirror parent = of.getSuperclass();
        if (parent.getKind() != TypeKind.DECLARED) {
            return null;
        }
        Element element = ((DeclaredType) parent).asElement();
        boolean hasState = !ShapeReader.qualifiedName(parent).equals("java.lang.Object")
                && !ShapeReader.qualifiedName(parent).equals("java.lang.Record");
        return hasState ? (TypeElement) element : null;
    }

    private Optional<AnnotationUse> annotation() {
        return AnnotationUse.find(type, "RosMessage");
    }

    private Origin annotationOrigin() {
        return annotation().map(AnnotationUse::origin).orElse(Origin.of(type));
    }

    private void problem(ProblemCode code, String message) {
        problems.add(code, Origin.of(type), name + message);
    }
}
