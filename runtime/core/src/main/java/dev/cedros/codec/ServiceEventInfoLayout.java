package dev.cedros.codec;

import dev.cedros.annotations.CedrosGenerated;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.util.Arrays;

/**
 * The layout of {@link ServiceEventInfo}, wire type {@code service_msgs/msg/ServiceEventInfo}.
 * Generated; edit the message instead.
 */
@CedrosGenerated
@SuppressWarnings("exports")
public final class ServiceEventInfoLayout {
    /**
     * One instruction for each member, those of nested messages in place.
     */
    public static final MessageLayout LAYOUT = MessageLayout.of(
            ops(),
            sizes(),
            alignments(),
            counts(),
            extents(),
            slots(),
            copies(),
            keys(),
            names(),
            types(),
            defaults(),
            constants());

    private ServiceEventInfoLayout() {}

    private static byte[] ops() {
        return new byte[] {Op.STRUCT, Op.UINT8, Op.STRUCT, Op.INT32, Op.UINT32, Op.UINT8_ARRAY, Op.INT64};
    }

    private static int[] sizes() {
        return new int[] {33, 1, 8, 4, 4, 1, 8};
    }

    private static byte[] alignments() {
        return new byte[] {1, 1, 4, 4, 4, 1, 8};
    }

    private static int[] counts() {
        return new int[] {0, 0, 0, 0, 0, 16, 0};
    }

    private static int[] extents() {
        return new int[] {7, 2, 5, 4, 5, 6, 7};
    }

    private static int[] slots() {
        return new int[] {0, 0, 0, 1, 2, 0, 3};
    }

    private static byte[] copies() {
        return new byte[] {-128, -1, 17, 17, 17, -1, 1};
    }

    private static boolean[] keys() {
        boolean[] keys = new boolean[7];
        return keys;
    }

    private static String[] names() {
        return new String[] {"", "event_type", "stamp", "sec", "nanosec", "client_gid", "sequence_number"};
    }

    private static String[] types() {
        String[] types = new String[7];
        Arrays.fill(types, "");
        types[0] = "service_msgs/msg/ServiceEventInfo";
        types[2] = "builtin_interfaces/msg/Time";
        return types;
    }

    private static String[] defaults() {
        String[] defaults = new String[7];
        Arrays.fill(defaults, "");
        return defaults;
    }

    private static String[] constants() {
        String[] constants = new String[7];
        Arrays.fill(constants, "");
        constants[0] = "uint8 REQUEST_SENT=0\n"
                + "uint8 REQUEST_RECEIVED=1\n"
                + "uint8 RESPONSE_SENT=2\n"
                + "uint8 RESPONSE_RECEIVED=3";
        return constants;
    }
}
