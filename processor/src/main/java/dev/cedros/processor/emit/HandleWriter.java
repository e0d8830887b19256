package dev.cedros.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.cedros.processor.plan.HandlePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;

/** Writes the class that stands for a service or action as a whole. */
public final class HandleWriter {
    private static final List<String> ACTION_PARTS = List.of("Goal", "Result", "Feedback");

    private final HandlePlan plan;

    private HandleWriter(HandlePlan plan) {
        this.plan = plan;
    }

    /**
     * Writes the class. If there were errors, its constants have no values.
     *
     * @param siblings whether a class of this simple name exists in the package of the service or action
     */
    public static JavaFile write(HandlePlan plan, Predicate<String> siblings) {
        return new HandleWriter(plan).write(siblings);
    }

    private JavaFile write(Predicate<String> siblings) {
        AnnotationSpec marker = AnnotationSpec.builder(RuntimeTypes.GENERATED).build();
        List<String> lints = plan.deprecated() ? List.of("deprecation", "removal") : List.of();
        TypeElement whole = (TypeElement) plan.origin().element();
        TypeSpec.Builder type = CodecWriter.type(plan.name(), marker, plan.isPublic(), whole, siblings, lints);
        type.addJavadoc(
                "The $L {@link $T}, ROS 2 type {@code $L}.\nGenerated; edit the class instead.\n",
                plan.action() ? "action" : "service",
                ClassName.get(whole),
                plan.rosName());
        CodecWriter.names(type, plan.rosName(), plan.hash(""));
        type.addField(CodecWriter.constant(plan.action() ? actionType() : serviceType("Request", "Response"), "TYPE")
                .addJavadoc(
                        "The types of the $L as an object, for libraries that work with any type.\n",
                        plan.action() ? "action" : "service")
                .initializer(value())
                .build());
        return CodecWriter.file(plan.name(), type);
    }

    private TypeName serviceType(String request, String response) {
        return ParameterizedTypeName.get(RuntimeTypes.SERVICE_TYPE, plan.javaType(request), plan.javaType(response));
    }

    private TypeName actionType() {
        TypeName[] parts = ACTION_PARTS.stream().map(plan::javaType).toArray(TypeName[]::new);
        return ParameterizedTypeName.get(RuntimeTypes.ACTION_TYPE, parts);
    }

    private CodeBlock value() {
        if (!plan.isComplete()) {
            return CodeBlock.of("null");
        }
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("TYPE_NAME"), CodeBlock.of("TYPE_HASH")));
        if (plan.action()) {
            ACTION_PARTS.forEach(part -> arguments.add(handle(part)));
            arguments.add(serviceBehind("SendGoal"));
            arguments.add(serviceBehind("GetResult"));
            arguments.add(handle("FeedbackMessage"));
        } else {
            List.of("Request", "Response", "Event").forEach(part -> arguments.add(handle(part)));
        }
        return CodeBlock.of(
                "new $T<>(\n$>$>$L$<$<)",
                plan.action() ? RuntimeTypes.ACTION_TYPE : RuntimeTypes.SERVICE_TYPE,
                CodeBlock.join(arguments, ",\n"));
    }

    private CodeBlock serviceBehind(String suffix) {
        return CodeBlock.of(
                "new $T<>(\n$>$>$S,\n$S,\n$L,\n$L,\n$L)$<$<",
                RuntimeTypes.SERVICE_TYPE,
                plan.rosName() + "_" + suffix,
                plan.hash(suffix),
                handle(suffix + "_Request"),
                handle(suffix + "_Response"),
                handle(suffix + "_Event"));
    }

    private CodeBlock handle(String part) {
        return CodeBlock.of("$T.TYPE", plan.codec(part));
    }
}
