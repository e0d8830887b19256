package dev.cedros.examples.packed;

import dev.cedros.interfaces.geometry_msgs.msg.Point32;
import dev.cedros.interfaces.geometry_msgs.msg.Point32Sequence;
import dev.cedros.interfaces.geometry_msgs.msg.Polygon;
import dev.cedros.interfaces.geometry_msgs.msg.PolygonCodec;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Sends the corners of a fence and measures it at the other end. */
public final class FenceLength {
    private FenceLength() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        // tag::pack
        Point32Sequence.Builder corners = Point32Sequence.builder();
        for (int degrees = 0; degrees < 360; degrees++) {
            double angle = Math.toRadians(degrees);
            corners.add((float) Math.cos(angle), (float) Math.sin(angle), 0);
        }
        byte[] bytes = PolygonCodec.encode(new Polygon(corners.build()));

        Point32Sequence fence =
                Point32Sequence.copyOf(PolygonCodec.decode(bytes).points());
        double length = 0;
        for (int i = 1; i < fence.size(); i++) {
            length += Math.hypot(fence.x(i) - fence.x(i - 1), fence.y(i) - fence.y(i - 1));
        }
        // end::pack
        out.print(String.format(Locale.ROOT, "%d corners in %d bytes, %.3f m\n", fence.size(), bytes.length, length));

        List<Point32> asList = fence;
        out.println("the first is " + asList.get(0));
        int[] west = new int[1];
        fence.visit((x, y, z) -> west[0] += x < 0 ? 1 : 0);
        out.println(west[0] + " lie in the west, the last of " + fence.ys().length + " at y = " + fence.y(359));
    }
}
