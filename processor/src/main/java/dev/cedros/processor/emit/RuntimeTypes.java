package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;

/** The classes of the runtime that generated code names. */
final class RuntimeTypes {
    static final ClassName GENERATED = ClassName.get("dev.cedros.annotations", "CedrosGenerated");
    static final ClassName READER = ClassName.get("dev.cedros.cdr", "CdrReader");
    static final ClassName WRITER = ClassName.get("dev.cedros.cdr", "CdrWriter");
    static final ClassName OPTIONS = ClassName.get("dev.cedros.cdr", "CdrOptions");
    static final ClassName SIZE = ClassName.get("dev.cedros.cdr", "CdrSize");
    static final ClassName KEY_HASH = ClassName.get("dev.cedros.cdr", "KeyHash");
    static final ClassName CDR_EXCEPTION = ClassName.get("dev.cedros.cdr", "CdrException");
    static final ClassName CEDROS_EXCEPTION = ClassName.get("dev.cedros.error", "CedrosException");
    static final ClassName INVALID_MESSAGE = ClassName.get("dev.cedros.error", "InvalidMessageException");
    static final ClassName CHECKS = ClassName.get("dev.cedros.error", "Checks");
    static final ClassName BUFFER_TOO_SMALL = ClassName.get("dev.cedros.error", "BufferTooSmallException");
    static final ClassName LITTLE_ENDIAN = ClassName.get("dev.cedros.cdr", "LittleEndian");
    static final ClassName WIRE_BYTES = ClassName.get("dev.cedros.payload", "WireBytes");
    static final ClassName LEASE = ClassName.get("dev.cedros.payload", "Lease");
    static final ClassName PAYLOAD = ClassName.get("dev.cedros.payload", "Payload");
    static final ClassName MESSAGE_LAYOUT = ClassName.get("dev.cedros.layout", "MessageLayout");
    static final ClassName OP = ClassName.get("dev.cedros.layout", "Op");
    static final ClassName MESSAGE_TYPE = ClassName.get("dev.cedros.codec", "MessageType");
    static final ClassName SERVICE_TYPE = ClassName.get("dev.cedros.codec", "ServiceType");
    static final ClassName ACTION_TYPE = ClassName.get("dev.cedros.codec", "ActionType");
    static final ClassName TYPE_CHECK = ClassName.get("dev.cedros.codec", "TypeCheck");
    static final ClassName INDEXED = ClassName.get("dev.cedros.codec", "Indexed");
    static final ClassName ENCAPSULATION = ClassName.get("dev.cedros.cdr", "Encapsulation");
    static final ClassName YAML_TEXT = ClassName.get("dev.cedros.text", "YamlText");
    static final String SEQUENCES = "dev.cedros.sequence";
    static final ClassName PACKED_SEQUENCE = ClassName.get(SEQUENCES, "PackedSequence");
    static final ClassName PACKED_FORM = ClassName.get(SEQUENCES, "PackedForm");
    static final ClassName PACKED_NUMBERS = ClassName.get(SEQUENCES, "PackedNumbers");
    static final ClassName PACKED_BUILDER = ClassName.get(SEQUENCES, "PackedBuilder");

    private RuntimeTypes() {}
}
