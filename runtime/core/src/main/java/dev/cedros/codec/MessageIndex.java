package dev.cedros.codec;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.payload.Payload;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the generated codecs of some messages by the ROS names of their types. The annotation processor writes one index a
 * compilation, in which each name leads straight to a static codec; {@link java.util.ServiceLoader} finds the indexes of a
 * program. Programs ask {@link Messages}, which asks all of them; containers that load programs with class loaders of their
 * own begin with {@link #load}.
 *
 * <p>All names are three-part ones, such as {@code sensor_msgs/msg/Imu}; an index does not know any others. Indexes are
 * immutable and thread-safe. They load a codec when its type is used for the first time, not before.
 */
public interface MessageIndex {
    /** The names of all types in the index, sorted; the list cannot be changed. */
    List<String> typeNames();

    /**
     * Gives the type hash (REP 2016) that a type had when the index was compiled, without loading its codec.
     *
     * @return null if the index has no type of this name
     */
    @Nullable
    String typeHash(String typeName);

    /**
     * Gives a type.
     *
     * @return null if the index has no type of this name
     */
    @Nullable
    MessageType<?> type(String typeName);

    /**
     * Decodes one message with the static codec of its type.
     *
     * @return null if the index has no type of this name; the payload has not been looked at then
     * @throws CdrException if the bytes are no such message
     */
    @Nullable
    Object decode(String typeName, Payload payload, CdrOptions options);

    /**
     * Gives all indexes that a class loader finds as one. Where two have a type of the same name, the first on the class
     * path is taken if the type hashes are equal. If they differ, every use of that name is a {@link
     * TypeMismatchException} that names both classes and where they come from; other names are not concerned.
     *
     * <p>An index that cannot be loaded is left out: its types are unknown then, and the error for them says why.
     */
    static MessageIndex load(ClassLoader loader) {
        return IndexLoader.load(loader);
    }
}
