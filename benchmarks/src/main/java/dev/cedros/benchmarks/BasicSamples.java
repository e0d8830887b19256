package dev.cedros.benchmarks;

import dev.cedros.interfaces.std_msgs.msg.Bool;
import dev.cedros.interfaces.std_msgs.msg.ByteMultiArray;
import dev.cedros.interfaces.std_msgs.msg.Empty;
import dev.cedros.interfaces.std_msgs.msg.Float64MultiArray;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.std_msgs.msg.Int32;
import dev.cedros.interfaces.std_msgs.msg.MultiArrayLayout;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArray;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import java.util.List;
import java.util.Random;

/** The messages of std_msgs: single values, and arrays without any dimensions given. */
final class BasicSamples {
    private static final MultiArrayLayout NO_DIMENSIONS = new MultiArrayLayout(List.of(), 0);

    private BasicSamples() {}

    static Float64MultiArray doubles(int number, int count) {
        return new Float64MultiArray(
                NO_DIMENSIONS,
                DoubleSequence.of(new Random(number).doubles(count).toArray()));
    }

    static UInt8MultiArray unsignedBytes(int number, int count) {
        return new UInt8MultiArray(NO_DIMENSIONS, bytes(number, count));
    }

    static ByteMultiArray byteArray(int number, int count) {
        return new ByteMultiArray(NO_DIMENSIONS, bytes(number, count));
    }

    static Empty empty(int number) {
        return new Empty();
    }

    static Bool bool(int number) {
        return new Bool(number % 2 == 1);
    }

    static Int32 int32(int number) {
        return new Int32(new Random(number).nextInt());
    }

    /** A text that differs from message to message and is a new object each time. */
    static dev.cedros.interfaces.std_msgs.msg.String string(int number) {
        return new dev.cedros.interfaces.std_msgs.msg.String("Hello, world: " + (1000 + number));
    }

    static Header header(int number) {
        return Samples.header(new Random(number), "base_link");
    }

    private static ByteSequence bytes(int number, int count) {
        byte[] bytes = new byte[count];
        new Random(number).nextBytes(bytes);
        return ByteSequence.of(bytes);
    }
}
