package acme.robot;

import acme.geometry.Pose;
import java.util.List;

/** Encodes a message, decodes it, and prints what came out. */
public final class Main {
    private Main() {}

    /**
     * Runs the program.
     *
     * @param args ignored
     */
    public static void main(String[] args) {
        Pose pose = new Pose(1, 2, "map");
        Robot robot = new Robot((byte) 7, pose, List.of(pose, new Pose(3, 4, "odom")));
        byte[] bytes = RobotCodec.encode(robot);
        Robot decoded = RobotCodec.decode(bytes);
        if (!decoded.equals(robot)) {
            throw new AssertionError(decoded + " is not " + robot);
        }
        System.out.println(RobotCodec.TYPE_NAME + ", " + bytes.length + " bytes: " + decoded);
    }
}
