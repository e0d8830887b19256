package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.codec.MessageType;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The generated codec of every type of this module agrees with the codec of its layout, on random values. */
class AgreementTest {
    private static final int VALUES = Boolean.getBoolean("cedros.quick") ? 20 : 1000;

    @Test
    void generatedCodecsAgreeWithLayouts() {
        long seed = Long.getLong("cedros.seed", new Random().nextLong());
        System.out.println("AgreementTest: -Dcedros.seed=" + seed);
        List<MessageType<?>> types = Codecs.types(Codecs.CLASSES, AgreementTest.class.getClassLoader());
        assertTrue(types.size() > 300, () -> "only " + types.size() + " types");
        types.parallelStream().forEach(type -> check(type, seed));
    }

    private static void check(MessageType<?> type, long seed) {
        Agreement<?> agreement = new Agreement<>(type);
        for (int i = 0; i < VALUES; i++) {
            long own = seed + i;
            try {
                agreement.check(own);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(type.typeName() + ", seed " + own, e);
            }
        }
    }
}
