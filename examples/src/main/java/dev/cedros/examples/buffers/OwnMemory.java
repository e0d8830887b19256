package dev.cedros.examples.buffers;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.BufferTooSmallException;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.std_msgs.msg.HeaderCodec;
import dev.cedros.payload.Payload;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.List;

/** Uses arrays, direct buffers and several slices for one message. */
public final class OwnMemory {
    private OwnMemory() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        Header header = new Header(new Time(1, 2), "map");

        byte[] array = new byte[64];
        int written = HeaderCodec.encode(header, array, 10);
        out.println(written + " bytes from index 10 on: " + HexFormat.of().formatHex(array, 10, 10 + written));

        ByteBuffer direct = ByteBuffer.allocateDirect(64);
        HeaderCodec.encode(header, direct);
        out.println("the buffer stands at " + direct.position());
        out.println(HeaderCodec.decode(direct.flip()));

        Payload slices = Payload.of(List.of(ByteBuffer.wrap(array, 10, 7), ByteBuffer.wrap(array, 17, written - 7)));
        out.println(
                slices.sliceCount() + " slices: " + HeaderCodec.decode(slices).frameId());

        CdrOptions bigEndian = CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN);
        out.println("big-endian: " + HexFormat.of().formatHex(HeaderCodec.encode(header, bigEndian)));

        try {
            HeaderCodec.encode(header, new byte[8], 0);
        } catch (BufferTooSmallException e) {
            out.println("8 bytes are too few, " + e.needed() + " are needed");
        }
    }
}
