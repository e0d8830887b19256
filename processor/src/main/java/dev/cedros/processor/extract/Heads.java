package dev.cedros.processor.extract;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Origin;
import dev.cedros.type.RosTypeName;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Knows which classes are messages, and finds their names. */
final class Heads {
    static final List<String> SERVICE_PARTS = List.of("Request", "Response");
    static final List<String> ACTION_PARTS = List.of("Goal", "Result", "Feedback");

    private final Compilation compilation;
    private final RosNameReader names;

    Heads(Compilation compilation) {
        this.compilation = compilation;
        this.names = new RosNameReader(compilation);
    }

    /** Whether a class is a message: annotated as one, or a part of a service or action. */
    static boolean isMessage(TypeElement type) {
        return AnnotationUse.isOn(type, "RosMessage") || wholeOf(type).isPresent();
    }

    /** The annotation of the service or action that a class is a part of. */
    static Optional<AnnotationUse> wholeOf(TypeElement type) {
        Element enclosing = type.getEnclosingElement();
        String name = type.getSimpleName().toString();
        if (SERVICE_PARTS.contains(name)) {
            return AnnotationUse.find(enclosing, "RosService");
        }
        return ACTION_PARTS.contains(name) ? AnnotationUse.find(enclosing, "RosAction") : Optional.empty();
    }

    /** Reads the head of a message; problems with its name are added. */
    MessageHead read(TypeElement type, Problems problems) {
        return new MessageHead(
                Origin.of(type),
                type.getQualifiedName().toString(),
                rosName(type, problems),
                ClassName.get(type),
                Names.codec(type),
                Names.isPublic(type),
                Names.isPrivate(type),
                compilation.isCompiled(type),
                compilation.isDeprecated(type),
                AnnotationUse.find(type, "RosMessage")
                        .map(use -> PinReader.read(use, Names.shown(type), problems))
                        .orElse(null));
    }

    private @Nullable RosTypeName rosName(TypeElement type, Problems problems) {
        Optional<AnnotationUse> message = AnnotationUse.find(type, "RosMessage");
        if (message.isPresent()) {
            return names.read(type, message.get(), "RosMessage", problems);
        }
        Optional<AnnotationUse> whole = wholeOf(type);
        if (whole.isEmpty()) {
            throw new IllegalArgumentException(type + " is not a message");
        }
        // A problem with the name of the whole is reported there, once.
        RosTypeName name = wholeName((TypeElement) type.getEnclosingElement(), whole.get(), new Problems());
        if (name == null) {
            problems.fail();
            return null;
        }
        return name.derived(type.getSimpleName().toString());
    }

    /** Reads the name of a service or action. */
    @Nullable
    RosTypeName wholeName(TypeElement whole, AnnotationUse use, Problems problems) {
        String qualified = AnnotationUse.qualifiedName(use.mirror());
        return names.read(whole, use, qualified.substring(qualified.lastIndexOf('.') + 1), problems);
    }

    /** The ROS name of a message; something in its place when it has none, so that the rest can still be checked. */
    static RosTypeName nameOrPlaceholder(MessageHead head) {
        RosTypeName name = head.rosName();
        return name == null ? new RosTypeName("unknown", "msg", "Unknown") : name;
    }
}
