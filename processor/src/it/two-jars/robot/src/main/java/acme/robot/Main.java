package acme.robot;

import acme.geometry.Pose;
import dev.cedros.codec.Messages;
import java.util.List;

/** Encodes a message, decodes it by its class and by the name of its type, and prints what came out. */
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
        Object byName = Messages.decode("acme_msgs/msg/Robot", bytes);
        Object nested = Messages.decode("acme_msgs/Pose", Messages.encode("acme_msgs/msg/Pose", pose));
        if (!byName.equals(robot) || !nested.equals(pose)) {
            throw new AssertionError("the indexes of the two jars lead elsewhere");
        }
        System.out.println(RobotCodec.TYPE_NAME + ", " + bytes.length + " bytes: " + decoded);
    }
}
