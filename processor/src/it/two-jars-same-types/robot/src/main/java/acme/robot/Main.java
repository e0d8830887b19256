package acme.robot;

import acme.geometry.Pose;
import acme.geometry.PoseCodec;
import dev.cedros.codec.Messages;
import dev.cedros.codec.TypeRegistry;
import dev.cedros.error.TypeMismatchException;

/** Uses names that two jars claim, and prints what came of it. */
public final class Main {
    private Main() {}

    /**
     * Runs the program.
     *
     * @param args ignored
     */
    public static void main(String[] args) {
        byte[] pose = PoseCodec.encode(new Pose(1, 2, "map"));
        System.out.println(Messages.decode("acme_msgs/msg/Pose", pose));
        show(() -> Messages.decode("acme_msgs/msg/Twist", pose));
        show(() -> Messages.decodeDynamic("acme_msgs/Twist", pose));
        show(() -> Messages.encode("acme_msgs/msg/Twist", new RobotTwist(1)));
        show(() -> TypeRegistry.global().decode("acme_msgs/msg/Twist", pose));
    }

    private static void show(Runnable use) {
        try {
            use.run();
        } catch (TypeMismatchException e) {
            System.out.println(e.getMessage());
        }
    }
}
