package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Access;
import dev.cedros.processor.model.Construction;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads records. */
final class RecordReader {
    private final Compilation compilation;
    private final MemberReader members;

    RecordReader(Compilation compilation, MemberReader members) {
        this.compilation = compilation;
        this.members = members;
    }

    /** Reads a record that is a message. */
    MessageModel read(TypeElement type, MessageHead head, Problems problems) {
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        ExecutableElement constructor = canonicalConstructor(type);
        List<MemberModel> read = new ArrayList<>();
        Stray stray = new Stray(type, problems);
        boolean deprecated = compilation.isDeprecated(constructor);
        for (int i = 0; i < components.size(); i++) {
            VariableElement parameter = constructor.getParameters().get(i);
            DeclaredMember member = member(type, components.get(i), parameter);
            stray.uses(member.carriers());
            refuseIgnore(type, member.carriers(), problems);
            deprecated |= member.carriers().stream().anyMatch(compilation::isDeprecated);
            members.read(Names.shown(type), head.rosPackage(), member, Map.of(), problems)
                    .ifPresent(read::add);
        }
        stray.report();
        refuseChoice(type, constructor, problems);
        ConstructorSlots.check(type, constructor, problems);
        return model(head, constructor, components.size(), read, deprecated, type, problems);
    }

    /** Reads a derived type of the runtime with its type arguments. */
    List<MemberModel> readDerived(
            TypeElement type, DeclaredType asUsed, Map<String, MessageHead> derived, Problems problems) {
        List<MemberModel> read = new ArrayList<>();
        for (RecordComponentElement component : type.getRecordComponents()) {
            VariableElement field = field(type, component);
            DeclaredMember member = new DeclaredMember(
                    field,
                    compilation.types().asMemberOf(asUsed, field),
                    List.of(field, component),
                    accessor(field),
                    null);
            members.read(Names.shown(type), "", member, derived, problems).ifPresent(read::add);
        }
        return read;
    }

    private static DeclaredMember member(
            TypeElement type, RecordComponentElement component, VariableElement parameter) {
        VariableElement field = field(type, component);
        return new DeclaredMember(
                field,
                component.asType(),
                List.of(field, component, accessor(type, component), parameter),
                accessor(field),
                null);
    }

    private static Access accessor(VariableElement field) {
        return new Access(field.getSimpleName().toString(), true, true);
    }

    private MessageModel model(
            MessageHead head,
            ExecutableElement constructor,
            int components,
            List<MemberModel> members,
            boolean deprecated,
            TypeElement type,
            Problems problems) {
        Construction construction = new Construction(
                IntStream.range(0, components).boxed().toList(),
                constructor.getModifiers().contains(Modifier.PUBLIC));
        return new MessageModel(
                head.origin(),
                head.key(),
                Heads.nameOrPlaceholder(head),
                head.javaType(),
                head.codec(),
                head.isPublic(),
                head.compiled(),
                deprecated || head.deprecated(),
                true,
                construction,
                members,
                ConstantReader.read(type, head, compilation, problems),
                null);
    }

    private static void refuseIgnore(TypeElement type, List<? extends Element> carriers, Problems problems) {
        carriers.stream()
                .flatMap(carrier -> AnnotationUse.find(carrier, "RosIgnore").stream())
                .findFirst()
                .ifPresent(use -> problems.add(
                        ProblemCode.INVALID_TARGET,
                        use.origin(),
                        "@RosIgnore on " + Names.shown(type) + "."
                                + carriers.get(0).getSimpleName()
                                + ", but a record cannot be made without all its components. Remove the component, or"
                                + " use a class."));
    }

    private static void refuseChoice(TypeElement type, ExecutableElement canonical, Problems problems) {
        for (ExecutableElement constructor : ElementFilter.constructorsIn(type.getEnclosedElements())) {
            AnnotationUse.find(constructor, "RosConstructor")
                    .filter(use -> !constructor.equals(canonical))
                    .ifPresent(use -> problems.add(
                            ProblemCode.INVALID_TARGET,
                            use.origin(),
                            "@RosConstructor on " + Names.shown(type)
                                    + ", but a record is always decoded by its canonical constructor. Remove the"
                                    + " annotation, or use a class."));
        }
    }

    /** The field of a component. Compilers know the position of the field, but not that of the component. */
    private static VariableElement field(TypeElement type, RecordComponentElement component) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .filter(field -> field.getSimpleName().contentEquals(component.getSimpleName()))
                .findFirst()
                .orElseThrow();
    }

    /** The accessor of a component; records from class files do not lead to theirs. */
    private static ExecutableElement accessor(TypeElement type, RecordComponentElement component) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> method.getParameters().isEmpty())
                .filter(method -> method.getSimpleName().contentEquals(component.getSimpleName()))
                .findFirst()
                .orElseThrow();
    }

    private ExecutableElement canonicalConstructor(TypeElement type) {
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(constructor -> constructor.getParameters().size() == components.size())
                .filter(constructor -> IntStream.range(0, components.size())
                        .allMatch(i -> isSame(
                                constructor.getParameters().get(i).asType(),
                                components.get(i).asType())))
                .findFirst()
                .orElseThrow();
    }

    private boolean isSame(TypeMirror a, TypeMirror b) {
        return compilation
                .types()
                .isSameType(compilation.types().erasure(a), compilation.types().erasure(b));
    }
}
