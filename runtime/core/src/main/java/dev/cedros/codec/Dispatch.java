package dev.cedros.codec;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.payload.Payload;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The way from a type name to a codec: the generated index, then the registry. */
final class Dispatch {
    private final MessageIndex index;
    private final TypeRegistry registry;

    Dispatch(MessageIndex index, TypeRegistry registry) {
        this.index = index;
        this.registry = registry;
    }

    /** The registry that is asked for what the index does not have. */
    TypeRegistry registry() {
        return registry;
    }

    Object decode(String typeName, Payload payload, CdrOptions options) {
        HeaderCheck.check(payload);
        Object message = decodeIndexed(TypeNames.present(typeName), payload, options);
        return message != null ? message : decodeOther(typeName, payload, options);
    }

    private @Nullable Object decodeIndexed(String typeName, Payload payload, CdrOptions options) {
        try {
            return index.decode(typeName, payload, options);
        } catch (NoClassDefFoundError e) {
            // Throws something better if it is the codec that is missing. Otherwise it is a class of the user's.
            indexed(typeName);
            throw e;
        }
    }

    private Object decodeOther(String typeName, Payload payload, CdrOptions options) {
        String name = TypeNames.full(typeName);
        if (!name.equals(typeName)) {
            Object message = decodeIndexed(name, payload, options);
            if (message != null) {
                return message;
            }
        }
        MessageType<?> type = registry.lookUp(name);
        if (type == null) {
            throw unknown(typeName);
        }
        return type.decode(payload, options);
    }

    DynamicMessage decodeDynamic(String typeName, Payload payload, CdrOptions options) {
        HeaderCheck.check(payload);
        return type(typeName).dynamic().decode(payload, options);
    }

    byte[] encode(String typeName, Object message, CdrOptions options) {
        MessageType<?> type = type(typeName);
        // Values are of the type itself, whether or not there is a class for it.
        return message instanceof DynamicMessage values
                ? type.dynamic().encode(values, options)
                : encode(type, message, options);
    }

    private static <T> byte[] encode(MessageType<T> type, @Nullable Object message, CdrOptions options) {
        if (!type.javaType().isInstance(message)) {
            String problem = message == null
                    ? "The message to encode is null. Give one."
                    : "is encoded from " + type.javaType().getName() + ", and the message is of class "
                            + message.getClass().getName() + ".";
            throw new InvalidMessageException(message == null ? "null-member" : "message-class", problem)
                    .within(type.typeName(), null);
        }
        return type.encode(type.javaType().cast(message), options);
    }

    MessageType<?> type(String typeName) {
        String name = TypeNames.full(typeName);
        MessageType<?> type = indexed(name);
        if (type == null) {
            type = registry.lookUp(name);
        }
        if (type == null) {
            throw unknown(typeName);
        }
        return type;
    }

    private @Nullable MessageType<?> indexed(String name) {
        try {
            return index.type(name);
        } catch (NoClassDefFoundError e) {
            throw UnknownType.withoutCodec(name, e);
        }
    }

    private UnknownTypeException unknown(String typeName) {
        Set<String> known = new TreeSet<>(registry.typeNames());
        known.addAll(index.typeNames());
        List<String> failures = index instanceof CombinedIndex combined ? combined.failures() : List.of();
        return UnknownType.named(typeName, known, failures);
    }
}
