package dev.cedros.processor.extract;

import dev.cedros.processor.extract.AnnotationUse.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/** Matches the parameters of constructors with fields. */
final class Parameters {
    private final Compilation compilation;
    private final List<VariableElement> fields;

    Parameters(Compilation compilation, List<VariableElement> fields) {
        this.compilation = compilation;
        this.fields = fields;
    }

    /** For each parameter the index of its field; nothing if one has no field, or one of another type. */
    Optional<List<Integer>> match(ExecutableElement constructor) {
        List<Integer> arguments = new ArrayList<>();
        for (VariableElement parameter : constructor.getParameters()) {
            OptionalInt index = field(parameter);
            if (index.isEmpty() || arguments.contains(index.getAsInt()) || !fits(parameter, index.getAsInt())) {
                return Optional.empty();
            }
            arguments.add(index.getAsInt());
        }
        return Optional.of(List.copyOf(arguments));
    }

    /** The index of the field that a parameter stands for: that of its name, or of the ROS name it is given. */
    OptionalInt field(VariableElement parameter) {
        OptionalInt sameName = IntStream.range(0, fields.size())
                .filter(i -> fields.get(i).getSimpleName().equals(parameter.getSimpleName()))
                .findFirst();
        Optional<String> rosName = givenName(parameter);
        return sameName.isPresent() || rosName.isEmpty()
                ? sameName
                : IntStream.range(0, fields.size())
                        .filter(i -> rosName.get().equals(rosName(fields.get(i))))
                        .findFirst();
    }

    /** Whether a parameter takes values of a field. */
    boolean fits(VariableElement parameter, int field) {
        return compilation.types().isAssignable(fields.get(field).asType(), parameter.asType());
    }

    private static String rosName(VariableElement field) {
        return givenName(field)
                .orElseGet(() -> NameStyle.snakeCase(field.getSimpleName().toString()));
    }

    private static Optional<String> givenName(VariableElement element) {
        return AnnotationUse.find(element, "RosField")
                .flatMap(use -> use.text("name"))
                .map(Said::text);
    }
}
