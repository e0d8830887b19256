package dev.cedros.processor.plan;

import com.palantir.javapoet.ClassName;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.SizeBounds;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.processor.model.TypeFacts;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.TypeHash;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Describes, measures and lays out messages, each once. */
public final class DescribedTypes implements TypeFacts {
    private final Models models;
    private final Predicate<ClassName> hasHandle;
    private final Map<String, TypeDescription> descriptions = new HashMap<>();
    private final Map<String, SizeBounds> bounds = new HashMap<>();
    private final Map<String, MessageLayout> layouts = new HashMap<>();
    private final Map<String, String> hashes = new HashMap<>();

    /**
     * Nothing described yet.
     *
     * @param models finds nested messages
     * @param hasHandle whether a codec of another jar has the constant {@code TYPE}; old ones have not
     */
    public DescribedTypes(Models models, Predicate<ClassName> hasHandle) {
        this.models = models;
        this.hasHandle = hasHandle;
    }

    /** Whether the type hash of a codec of another jar can be asked for when the program runs. */
    boolean hasHandle(ClassName codec) {
        return hasHandle.test(codec);
    }

    /** Finds nested messages. */
    public Models models() {
        return models;
    }

    @Override
    public TypeDescription description(MessageModel model) {
        return descriptions.computeIfAbsent(model.key(), key -> Descriptions.of(model, models));
    }

    @Override
    public SizeBounds bounds(MessageModel model) {
        return bounds.computeIfAbsent(model.key(), key -> SizeBounds.xcdr1(description(model)));
    }

    @Override
    public MessageLayout layout(MessageModel model) {
        return layouts.computeIfAbsent(model.key(), key -> MessageLayout.of(description(model)));
    }

    @Override
    public String typeHash(MessageModel model) {
        return hashes.computeIfAbsent(model.key(), key -> TypeHash.of(description(model)));
    }
}
