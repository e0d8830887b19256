package dev.cedros.benchmarks;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosKey;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.Random;

/** Messages with keys: one that fits the hash as it is, one that must be digested, and one behind other members. */
final class Keyed {
    private Keyed() {}

    /** The key is 12 bytes. */
    @RosMessage("cedros_benchmarks/msg/ById")
    record ById(
            @RosKey long fleet, @RosKey @RosField("uint32") long number, Pose pose) {
        static ById sample(int number) {
            Random random = new Random(number);
            return new ById(random.nextLong(), random.nextInt(1000), GeometrySamples.pose(random));
        }
    }

    /** The key is text of any length. */
    @RosMessage("cedros_benchmarks/msg/ByName")
    record ByName(@RosKey String fleet, @RosKey String robot, Time stamp, float battery) {
        static ByName sample(int number) {
            return new ByName("warehouse_north", "robot_" + (100 + number), new Time(number, 0), 0.5f);
        }
    }

    /** The key stands behind a header of any length. */
    @RosMessage("cedros_benchmarks/msg/Behind")
    record Behind(Header header, Pose pose, @RosKey int id) {
        static Behind sample(int number) {
            Random random = new Random(number);
            return new Behind(Samples.header(random, "base_link"), GeometrySamples.pose(random), number);
        }
    }
}
