package dev.cedros.codec;

import dev.cedros.type.msg.SchemaParser;
import java.util.Map;

/** Types and payloads for tests of what is found under which name. */
final class TestTypes {
    static final LayoutCodec POINT = described("acme_msgs/msg/Point", "float64 x\nfloat64 y\n");
    static final LayoutCodec OTHER_POINT = described("acme_msgs/msg/Point", "float64 x\n");
    static final LayoutCodec POSE = described("acme_msgs/msg/Pose", "float64 x\nstring frame\n");

    private TestTypes() {}

    static LayoutCodec described(String typeName, String definition) {
        return LayoutCodec.of(SchemaParser.parse(typeName, definition));
    }

    static DynamicMessage point(double x, double y) {
        return DynamicMessage.of(POINT.layout(), Map.of("x", x, "y", y));
    }

    static byte[] pointBytes() {
        return POINT.encode(point(1, 2));
    }
}
