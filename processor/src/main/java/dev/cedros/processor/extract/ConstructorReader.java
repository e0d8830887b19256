package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Origin;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Chooses the constructor by which a class is made. */
final class ConstructorReader {
    private final TypeElement type;
    private final List<VariableElement> fields;
    private final Parameters parameters;
    private final AccessReader access;
    private final Problems problems;
    private final List<ExecutableElement> constructors;

    ConstructorReader(
            Compilation compilation,
            TypeElement type,
            List<VariableElement> fields,
            AccessReader access,
            Problems problems) {
        this.type = type;
        this.fields = fields;
        this.parameters = new Parameters(compilation, fields);
        this.access = access;
        this.problems = problems;
        this.constructors = ElementFilter.constructorsIn(type.getEnclosedElements());
    }

    /**
     * A constructor and what goes into it.
     *
     * @param element the constructor
     * @param arguments for each parameter, the index of the field whose value it takes
     */
    record Choice(ExecutableElement element, List<Integer> arguments) {}

    /** Chooses a constructor; null if none will do, then the problem has been added. */
    @Nullable
    Choice choose() {
        List<ExecutableElement> marked = constructors.stream()
                .filter(constructor -> AnnotationUse.isOn(constructor, "RosConstructor"))
                .toList();
        if (marked.size() > 1) {
            problems.add(
                    ProblemCode.CONFLICTING_ANNOTATIONS,
                    AnnotationUse.find(marked.get(1), "RosConstructor")
                            .orElseThrow()
                            .origin(),
                    "@RosConstructor is on two constructors of " + Names.shown(type) + ". Leave it on one.");
            return null;
        }
        Optional<Choice> choice = marked.isEmpty() ? unmarked() : marked(marked.get(0));
        choice.ifPresent(known -> {
            access.checkExceptions(known.element(), problems);
            ConstructorSlots.check(type, known.element(), problems);
        });
        return choice.orElse(null);
    }

    private Optional<Choice> unmarked() {
        List<ExecutableElement> callable = constructors.stream()
                .filter(constructor -> !constructor.getModifiers().contains(Modifier.PRIVATE))
                .toList();
        Optional<Choice> complete = callable.stream()
                .filter(constructor -> constructor.getParameters().size() == fields.size())
                .flatMap(constructor -> match(constructor).stream())
                .findFirst();
        if (complete.isPresent()) {
            return complete;
        }
        Optional<Choice> empty = callable.stream()
                .filter(constructor -> constructor.getParameters().isEmpty())
                .map(constructor -> new Choice(constructor, List.of()))
                .findFirst();
        List<VariableElement> unset = unset(List.of());
        if (empty.isPresent() && unset.isEmpty()) {
            return empty;
        }
        problems.add(ProblemCode.NO_CONSTRUCTOR, Origin.of(type), missing(empty.isPresent(), unset));
        return Optional.empty();
    }

    private String missing(boolean hasEmpty, List<VariableElement> unset) {
        String wanted = type.getSimpleName()
                + fields.stream()
                        .map(field -> Names.shown(field.asType()) + " " + field.getSimpleName())
                        .collect(Collectors.joining(", ", "(", ")"));
        if (hasEmpty) {
            return Names.shown(type) + " has a no-argument constructor, but nothing sets " + list(unset)
                    + ". Add a setter or make the field assignable, or add the constructor " + wanted + ".";
        }
        return Names.shown(type) + " has no constructor that decoding could use" + nearMiss() + ". Add " + wanted
                + ", or a no-argument constructor and setters; neither private. @RosConstructor chooses one that"
                + " takes some of the members.";
    }

    /** Why a constructor that looks like the right one is not. */
    private String nearMiss() {
        for (ExecutableElement constructor : constructors) {
            for (VariableElement parameter : constructor.getParameters()) {
                if (constructor.getParameters().size() == fields.size()
                        && parameters.field(parameter).isEmpty()) {
                    return ": parameter " + parameter.getSimpleName() + " of " + Names.shown(constructor)
                            + " is no member";
                }
            }
        }
        return "";
    }

    private Optional<Choice> marked(ExecutableElement constructor) {
        if (constructor.getModifiers().contains(Modifier.PRIVATE)) {
            problem(
                    constructor,
                    "The constructor with @RosConstructor of " + Names.shown(type)
                            + " is private, so its codec cannot call it. Leave out private.");
            return Optional.empty();
        }
        Optional<Choice> choice = match(constructor);
        if (choice.isEmpty()) {
            reportParameters(constructor);
            return choice;
        }
        List<VariableElement> unset = unset(choice.get().arguments());
        if (!unset.isEmpty()) {
            problem(
                    constructor,
                    "The constructor with @RosConstructor of " + Names.shown(type) + " leaves out " + list(unset)
                            + ", which nothing else sets. Add a parameter or a setter.");
        }
        return choice;
    }

    private void reportParameters(ExecutableElement constructor) {
        Set<Integer> taken = new HashSet<>();
        for (VariableElement parameter : constructor.getParameters()) {
            OptionalInt index = parameters.field(parameter);
            String what = "Parameter " + parameter.getSimpleName() + " of the constructor with @RosConstructor of "
                    + Names.shown(type);
            if (index.isEmpty()) {
                problem(parameter, what + " takes no member. Name it like one: " + list(fields) + ".");
            } else if (!taken.add(index.getAsInt())) {
                problem(parameter, what + " takes a member that another parameter takes too. Leave one of the two.");
            } else if (!parameters.fits(parameter, index.getAsInt())) {
                problem(
                        parameter,
                        what + " has type " + Names.shown(parameter.asType()) + ", but the member has type "
                                + Names.shown(fields.get(index.getAsInt()).asType()) + ". Give both the same type.");
            }
        }
    }

    private void problem(Element element, String message) {
        problems.add(ProblemCode.NO_CONSTRUCTOR, Origin.of(element), message);
    }

    private Optional<Choice> match(ExecutableElement constructor) {
        return parameters.match(constructor).map(arguments -> new Choice(constructor, arguments));
    }

    private List<VariableElement> unset(List<Integer> arguments) {
        return IntStream.range(0, fields.size())
                .filter(i -> !arguments.contains(i))
                .mapToObj(fields::get)
                .filter(field -> access.writer(field).isEmpty())
                .toList();
    }

    private static String list(List<VariableElement> fields) {
        return fields.stream().map(field -> field.getSimpleName().toString()).collect(Collectors.joining(", "));
    }
}
