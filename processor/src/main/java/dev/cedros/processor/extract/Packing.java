package dev.cedros.processor.extract;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.PackedShape;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which messages get a packed sequence, and what it is called. They are records of numbers without a constructor or
 * accessor of their own: those may refuse or change values, and a sequence that only moves bytes would not call them.
 */
final class Packing {
    private final Compilation compilation;
    private final PlainRecords plainRecords;
    private final Function<String, @Nullable MessageModel> models;

    /**
     * Knows no message yet.
     *
     * @param models gives the model of a nested message, or null if it could not be read
     */
    Packing(Compilation compilation, Function<String, @Nullable MessageModel> models) {
        this.compilation = compilation;
        this.plainRecords = new PlainRecords(compilation);
        this.models = models;
    }

    /** The model with the sequence that belongs to it, if one does. */
    MessageModel named(MessageModel model) {
        if (!model.isRecord() || model.compiled() && !isPlain(model)) {
            return model;
        }
        return PackedShape.of(model, models, nested -> isWithinReach(nested, model))
                .flatMap(shape -> name(model))
                .map(model::withSequence)
                .orElse(model);
    }

    private boolean isWithinReach(MessageModel nested, MessageModel owner) {
        boolean visible = nested.isPublic() || nested.packageName().equals(owner.packageName());
        return visible && (nested.sequence() != null || nested.compiled() && isPlain(nested));
    }

    private boolean isPlain(MessageModel model) {
        TypeElement type = (TypeElement) model.origin().element();
        return type.getKind() == ElementKind.RECORD && plainRecords.isPlain(type);
    }

    /** A user's own class may have the first name; of another jar only a sequence that is there will do. */
    private Optional<ClassName> name(MessageModel model) {
        String codec = model.codec().simpleName();
        String message = codec.substring(0, codec.length() - "Codec".length());
        for (String suffix : new String[] {"Sequence", "_Sequence"}) {
            ClassName name = model.codec().peerClass(message + suffix);
            TypeElement known = compilation.find(name.canonicalName());
            if (known == null ? model.compiled() : compilation.isGenerated(known)) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }
}
