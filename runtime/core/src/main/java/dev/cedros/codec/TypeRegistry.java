package dev.cedros.codec;

import static dev.cedros.error.Checks.present;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.CedrosException;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.payload.Payload;
import dev.cedros.type.TypeDescription;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * The types that are known by name while a program runs. It begins with every type of the generated indexes; programs add
 * those that they learn of at run time, and may remove or replace any.
 *
 * <p>{@link Messages} asks the generated indexes before the registry, so that what is registered under a generated name
 * changes nothing there. {@link #decode(String, Payload)} of the registry looks only here.
 *
 * <p>Names are three-part ones, such as {@code sensor_msgs/msg/Imu}; the two-part {@code sensor_msgs/Imu} means the same
 * everywhere. A generated type is loaded when it is asked for, not when the registry is made. Every use of a name that two
 * jars give to different types is a {@link TypeMismatchException}, until another type is registered under it.
 *
 * <p>Thread-safe: a change is seen by every call that begins after it has returned.
 */
public final class TypeRegistry {
    private final ConcurrentMap<String, Source> sources = new ConcurrentHashMap<>();

    private TypeRegistry(MessageIndex index) {
        Source indexed = new Indexed(index);
        index.typeNames().forEach(name -> sources.put(name, indexed));
    }

    /** The registry of the program. */
    public static TypeRegistry global() {
        return Global.REGISTRY;
    }

    /** Makes a registry of its own that begins with the types of an index, such as {@link MessageIndex#load} gives. */
    public static TypeRegistry of(MessageIndex index) {
        return new TypeRegistry(present(index, "index"));
    }

    /**
     * Registers a type under its name and gives the one that had the name before. A second description of a known type
     * replaces the first: what a recording or a remote peer says about a type may differ from one source to the next.
     * Compare {@link MessageType#typeHash} of both where that must not happen.
     *
     * @return empty if the name was free, or if what had it could not be used
     */
    public Optional<MessageType<?>> register(MessageType<?> type) {
        String name = TypeNames.full(present(type, "type").typeName());
        return usable(sources.put(name, new Registered(type)), name);
    }

    /**
     * Registers a type that is known by its description only, as {@link #register(MessageType)} does, and gives the codec
     * that was made for it.
     *
     * @throws dev.cedros.layout.LayoutException if the type is too large to be laid out
     */
    public LayoutCodec register(TypeDescription description) {
        LayoutCodec codec = LayoutCodec.of(description);
        register(codec);
        return codec;
    }

    /**
     * Removes a type and gives it.
     *
     * @return empty if the name was free, or if what had it could not be used
     */
    public Optional<MessageType<?>> remove(String typeName) {
        String name = TypeNames.full(typeName);
        return usable(sources.remove(name), name);
    }

    private static Optional<MessageType<?>> usable(@Nullable Source source, String name) {
        try {
            return source == null ? Optional.empty() : Optional.ofNullable(source.type(name));
        } catch (CedrosException e) {
            return Optional.empty();
        }
    }

    /**
     * Gives the type of a name.
     *
     * @return empty if there is none
     * @throws TypeMismatchException if two jars give the name to different types
     * @throws UnknownTypeException if an index has the type, and its codec cannot be loaded
     */
    public Optional<MessageType<?>> find(String typeName) {
        return Optional.ofNullable(lookUp(TypeNames.full(typeName)));
    }

    /** Whether there is a type of a name; it is not loaded for that. */
    public boolean contains(String typeName) {
        return sources.containsKey(TypeNames.full(typeName));
    }

    /** The names of all types at this moment, sorted. */
    public List<String> typeNames() {
        return sources.keySet().stream().sorted().toList();
    }

    /**
     * Decodes one message of a type that is registered.
     *
     * @throws CdrException if the bytes are no such message; a header that is missing or of another kind is reported
     *     before the type is looked up
     * @throws UnknownTypeException if no type has this name
     */
    public Object decode(String typeName, byte[] data) {
        return decode(typeName, Payload.of(data), CdrOptions.DEFAULT);
    }

    /** Decodes the bytes from the buffer's position, which stays, to its limit, as {@link #decode(String, byte[])} does. */
    public Object decode(String typeName, ByteBuffer buffer) {
        return decode(typeName, Payload.of(buffer), CdrOptions.DEFAULT);
    }

    /** Decodes a payload as {@link #decode(String, byte[])} does. */
    public Object decode(String typeName, Payload payload) {
        return decode(typeName, payload, CdrOptions.DEFAULT);
    }

    /** Decodes a payload with these options, as {@link #decode(String, byte[])} does. */
    public Object decode(String typeName, Payload payload, CdrOptions options) {
        HeaderCheck.check(payload);
        MessageType<?> type = lookUp(TypeNames.full(typeName));
        if (type == null) {
            throw UnknownType.named(typeName, sources.keySet(), List.of());
        }
        return type.decode(payload, options);
    }

    /** The type of a three-part name, or null. */
    @Nullable
    MessageType<?> lookUp(String fullName) {
        Source source = sources.get(fullName);
        return source == null ? null : source.type(fullName);
    }

    /** Where a type comes from. */
    private sealed interface Source {
        @Nullable
        MessageType<?> type(String name);
    }

    private record Indexed(MessageIndex index) implements Source {
        @Override
        public @Nullable MessageType<?> type(String name) {
            try {
                return index.type(name);
            } catch (NoClassDefFoundError e) {
                throw UnknownType.withoutCodec(name, e);
            }
        }
    }

    private record Registered(MessageType<?> type) implements Source {
        @Override
        public MessageType<?> type(String name) {
            return type;
        }
    }

    /** Made when it is first used. */
    private static final class Global {
        private static final TypeRegistry REGISTRY = of(IndexLoader.program());
    }
}
