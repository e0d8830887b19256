package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.extract.ConstructorReader.Choice;
import dev.cedros.processor.model.Access;
import dev.cedros.processor.model.Construction;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads classes that are no records: their members are their fields. */
final class PojoReader {
    private final Compilation compilation;
    private final MemberReader members;

    PojoReader(Compilation compilation, MemberReader members) {
        this.compilation = compilation;
        this.members = members;
    }

    /** Reads a class that is a message. */
    MessageModel read(TypeElement type, MessageHead head, Problems problems) {
        AccessReader access = new AccessReader(compilation, type);
        List<VariableElement> fields = head.compiled() ? fields(type, access) : inWireOrder(fields(type, access), head);
        ConstructorReader constructors = new ConstructorReader(compilation, type, fields, access, problems);
        Choice choice = head.compiled() ? constructors.choose() : null;
        Stray stray = new Stray(type, problems);
        List<MemberModel> read = new ArrayList<>();
        boolean deprecated = head.deprecated() || choice != null && compilation.isDeprecated(choice.element());
        for (int i = 0; i < fields.size(); i++) {
            VariableElement field = fields.get(i);
            DeclaredMember member = new DeclaredMember(
                    field,
                    field.asType(),
                    carriers(field, access, parameter(choice, i)),
                    head.compiled() ? checkedReader(type, field, access, problems) : reader(field, access),
                    access.writer(field).orElse(null));
            stray.uses(member.carriers());
            deprecated |= member.carriers().stream().anyMatch(compilation::isDeprecated);
            members.read(Names.shown(type), head.rosPackage(), member, Map.of(), problems)
                    .ifPresent(read::add);
        }
        stray.report();
        return new MessageModel(
                head.origin(),
                head.key(),
                Heads.nameOrPlaceholder(head),
                head.javaType(),
                head.codec(),
                head.isPublic(),
                head.compiled(),
                deprecated,
                false,
                construction(choice),
                read,
                ConstantReader.read(type, head, compilation, problems),
                null);
    }

    private static Construction construction(@Nullable Choice choice) {
        return choice == null
                ? new Construction(List.of(), false)
                : new Construction(
                        choice.arguments(), choice.element().getModifiers().contains(Modifier.PUBLIC));
    }

    /** The fields of a class that are members, in declared order. */
    static List<VariableElement> fields(TypeElement type, AccessReader access) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(PojoReader::isState)
                .filter(field -> access.getter(field)
                        .filter(getter -> AnnotationUse.isOn(getter, "RosIgnore"))
                        .isEmpty())
                .toList();
    }

    /** Puts fields from a class file, whose order not every compiler knows, into the order that their codec tells. */
    private List<VariableElement> inWireOrder(List<VariableElement> fields, MessageHead head) {
        TypeElement codec = compilation.find(head.codec().canonicalName());
        List<String> order = codec == null
                ? List.of()
                : AnnotationUse.find(codec, "CedrosGenerated")
                        .map(use -> use.texts("members"))
                        .orElse(List.of());
        return fields.stream()
                .sorted(Comparator.comparingInt(
                        field -> order.indexOf(field.getSimpleName().toString())))
                .toList();
    }

    /** Whether a field is part of the message, as far as the field itself says. */
    static boolean isState(VariableElement field) {
        return !field.getModifiers().contains(Modifier.STATIC)
                && !field.getModifiers().contains(Modifier.TRANSIENT)
                && !AnnotationUse.isOn(field, "RosIgnore");
    }

    private static List<Element> carriers(
            VariableElement field, AccessReader access, @Nullable VariableElement parameter) {
        List<Element> carriers = new ArrayList<>(List.of(field));
        access.getter(field).ifPresent(carriers::add);
        Optional<ExecutableElement> setter = access.setter(field);
        setter.ifPresent(method -> {
            carriers.add(method);
            carriers.addAll(method.getParameters());
        });
        if (parameter != null) {
            carriers.add(parameter);
        }
        return carriers;
    }

    private static @Nullable VariableElement parameter(@Nullable Choice choice, int field) {
        int index = choice == null ? -1 : choice.arguments().indexOf(field);
        return index < 0 || choice == null
                ? null
                : choice.element().getParameters().get(index);
    }

    private static Access checkedReader(
            TypeElement type, VariableElement field, AccessReader access, Problems problems) {
        access.getter(field).ifPresent(getter -> access.checkExceptions(getter, problems));
        access.setter(field).ifPresent(setter -> access.checkExceptions(setter, problems));
        if (access.reader(field).isEmpty()) {
            String name = field.getSimpleName().toString();
            problems.add(
                    ProblemCode.NO_ACCESSOR,
                    Origin.of(field),
                    Names.shown(type) + "." + name + " is private and has no accessor. Add " + name + "() that returns "
                            + Names.shown(field.asType()) + ", make the field visible, or leave it out with"
                            + " @RosIgnore.");
        }
        return reader(field, access);
    }

    /** How a field is read. That of a class from a jar may be out of reach; then only its own codec can. */
    private static Access reader(VariableElement field, AccessReader access) {
        return access.reader(field)
                .orElseGet(() -> new Access(field.getSimpleName().toString(), false, false));
    }
}
