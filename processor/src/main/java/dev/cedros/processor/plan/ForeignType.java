package dev.cedros.processor.plan;

import com.palantir.javapoet.ClassName;

/**
 * A type of another jar that a message holds, as it was when the codec of the message was compiled.
 *
 * @param typeName its ROS type
 * @param typeHash its type hash
 * @param codec its codec
 */
public record ForeignType(String typeName, String typeHash, ClassName codec) {}
