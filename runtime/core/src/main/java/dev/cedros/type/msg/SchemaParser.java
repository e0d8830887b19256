package dev.cedros.type.msg;

import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.NestingException;
import dev.cedros.type.StandardTypes;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.UnresolvedTypeException;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads the schemas that recordings carry: the definition of a message, and after lines of {@code ====} those of all that it
 * needs, each under a head such as {@code MSG: geometry_msgs/Point}.
 *
 * <p>Recorders are not all alike, so names are taken as they come: with two or three parts, with a prefix before them,
 * without a package. Some take {@link StandardTypes} such as Time for built in, so these need no part. Where the text of
 * the type itself is that of a service or an action, as for recorded calls, the type that is asked for is derived from
 * it. Thread-safe.
 */
public final class SchemaParser {
    private SchemaParser() {}

    /**
     * Reads a schema that has all that it needs.
     *
     * @param typeName the name of the type that it describes, as the recording has it; errors are placed in a file of that
     *     name
     * @param text the schema
     * @throws DefinitionException for a mistake in a part that is needed
     * @throws UnresolvedTypeException if a type that is needed has no part; the message says where it is needed
     * @throws NestingException if a type contains itself, or nests too deep
     */
    public static TypeDescription parse(String typeName, String text) {
        return parse(typeName, text, name -> Optional.empty());
    }

    /**
     * Reads a schema. What it lacks is taken from elsewhere.
     *
     * @param fallback the types that are known beside it, asked by full name
     * @throws DefinitionException for a mistake in a part that is needed
     * @throws UnresolvedTypeException if a type that is needed has no part and is not known either
     * @throws NestingException if a type contains itself, or nests too deep
     */
    public static TypeDescription parse(
            String typeName, String text, Function<String, Optional<IndividualTypeDescription>> fallback) {
        return new SchemaTypes(typeName, SchemaBlock.split(typeName, text), fallback).describe();
    }
}
