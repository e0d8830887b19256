package dev.cedros.processor.extract;

import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.EnumModel;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;

/** Finds out whether anything that a codec may name is deprecated: its message, and what that holds at any depth. */
final class Deprecations {
    private final Compilation compilation;
    private final Models models;
    private final Set<String> visited = new HashSet<>();

    Deprecations(Compilation compilation, Models models) {
        this.compilation = compilation;
        this.models = models;
    }

    /** The model, deprecated if it reaches anything that is. */
    MessageModel spread(MessageModel model) {
        if (model.deprecated() || !reachesDeprecated(model)) {
            return model;
        }
        return new MessageModel(
                model.origin(),
                model.key(),
                model.rosName(),
                model.javaType(),
                model.codec(),
                model.isPublic(),
                model.compiled(),
                true,
                model.isRecord(),
                model.construction(),
                model.members(),
                model.constants(),
                model.sequence());
    }

    private boolean reachesDeprecated(MessageModel model) {
        return model.deprecated() || model.members().stream().anyMatch(this::reachesDeprecated);
    }

    private boolean reachesDeprecated(MemberModel member) {
        ElementType element = member.type().element();
        return switch (element.kind()) {
            case ENUM -> isDeprecated(((ElementType.EnumValue) element).model());
            case NESTED -> {
                String key = ((ElementType.Nested) element).key();
                yield visited.add(key) && reachesDeprecated(models.get(key));
            }
            default -> false;
        };
    }

    private boolean isDeprecated(EnumModel model) {
        Element type = model.origin().element();
        return compilation.isDeprecated(type)
                || type.getEnclosedElements().stream()
                        .filter(constant -> constant.getKind() == ElementKind.ENUM_CONSTANT)
                        .anyMatch(compilation::isDeprecated);
    }
}
