package dev.cedros.examples.dynamic;

import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.layout.MessageLayout;
import dev.cedros.projection.Column;
import dev.cedros.projection.Columns;
import dev.cedros.text.JsonText;
import dev.cedros.type.msg.SchemaParser;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads messages for which there is no class, with nothing but the schema that came with them. */
public final class ReadAnything {
    private static final String SCHEMA = """
            std_msgs/Header header
            Wheel[] wheels          # front left, front right, ...
            ================================================================================
            MSG: acme_msgs/Wheel
            string name
            float64 speed 1.0       # rad/s
            ================================================================================
            MSG: std_msgs/Header
            builtin_interfaces/Time stamp
            string frame_id
            ================================================================================
            MSG: builtin_interfaces/Time
            int32 sec
            uint32 nanosec
            """;

    private ReadAnything() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        // tag::decode
        LayoutCodec codec = LayoutCodec.of(SchemaParser.parse("acme_msgs/msg/Wheels", SCHEMA));
        DynamicMessage message = codec.decode(recorded(codec.layout(), 0));
        out.println(message.longAt("header.stamp.sec") + ": " + message.textAt("wheels[1].name") + " turns at "
                + message.doubleAt("wheels[1].speed"));
        // end::decode

        // tag::columns
        MessageLayout layout = codec.layout();
        Columns columns = Columns.of(layout, "header.stamp.sec", "wheels.speed");
        for (int second = 0; second < 3; second++) {
            columns.append(recorded(layout, second));
        }
        long[] seconds = columns.column("header.stamp.sec").longs();
        Column speeds = columns.column("wheels.speed");
        out.println("at " + Arrays.toString(seconds) + " s: " + Arrays.toString(speeds.doubles())
                + " rad/s, a message's from " + Arrays.toString(speeds.offsets(0)));
        // end::columns
        out.println(JsonText.of(layout, recorded(layout, 2)));
    }

    /** Stands for a recording: members that are not given have their default. */
    private static byte[] recorded(MessageLayout layout, int second) {
        List<Map<String, ?>> wheels = new ArrayList<>(List.of(Map.of("name", "front left")));
        wheels.add(Map.of("name", "front right", "speed", 1.5 + second));
        DynamicMessage message = DynamicMessage.of(
                layout, Map.of("header", Map.of("stamp", Map.of("sec", second), "frame_id", "base"), "wheels", wheels));
        return LayoutCodec.of(layout).encode(message);
    }
}
