package dev.cedros.processor.index;

import com.palantir.javapoet.ClassName;
import javax.lang.model.element.TypeElement;

/**
 * A codec that an index leads to.
 *
 * @param codec its class
 * @param element the same as the compiler sees it in this round
 * @param typeName the three-part ROS name
 * @param typeHash the type hash
 * @param message the class that the user wrote, or the codec where the class is one of the runtime
 * @param isRecord whether the class of the messages is a record
 */
record IndexedCodec(
        ClassName codec, TypeElement element, String typeName, String typeHash, TypeElement message, boolean isRecord) {
    /** How the user knows the class. */
    String shown() {
        return message.getQualifiedName().toString();
    }

    /** Whether nothing outside the unnamed package can name it. */
    boolean isUnnamed() {
        return codec.packageName().isEmpty();
    }
}
