package dev.cedros.examples.corpus;

import dev.cedros.codec.MessageIndex;
import dev.cedros.codec.MessageType;
import dev.cedros.codec.ServiceEvent;
import dev.cedros.examples.carriers.Carriers;
import dev.cedros.examples.reuse.LaserReading;
import dev.cedros.interfaces.StandardInterfaces;
import java.util.ArrayList;
import java.util.List;

/** All codecs that payloads are tried on: those of the standard library, and other Java forms of the same types. */
final class CodecsUnderTest {
    /** Not the index of the whole class path, where classes of these tests stand before those of the library. */
    private static final MessageIndex INDEX = new StandardInterfaces();

    private CodecsUnderTest() {}

    static List<CodecUnderTest> all() {
        List<CodecUnderTest> codecs = new ArrayList<>();
        for (String name : INDEX.typeNames()) {
            MessageType<?> type = INDEX.type(name);
            // Each handle is a class inside of its codec.
            codecs.add(CodecUnderTest.named(
                    type.javaType(), type.getClass().getEnclosingClass().getName()));
        }
        codecs.add(CodecUnderTest.of(LaserReading.class));
        Carriers.MESSAGES.forEach(message -> codecs.add(CodecUnderTest.of(message)));
        return codecs;
    }

    static CodecUnderTest addTwoIntsEvent() {
        return CodecUnderTest.named(ServiceEvent.class, "dev.cedros.examples.services.AddTwoInts_EventCodec");
    }
}
