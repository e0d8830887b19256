package dev.cedros.benchmarks;

import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2;
import dev.cedros.interfaces.sensor_msgs.msg.PointField;
import dev.cedros.sequence.ByteSequence;

/** Reads a point cloud as a program that works with it does: finds out where x, y and z are, and reads them in place. */
final class CloudSum {
    private CloudSum() {}

    /** The sum of all coordinates. */
    static float of(PointCloud2 cloud) {
        ByteSequence data = cloud.data();
        boolean bigEndian = cloud.isBigendian();
        int step = (int) cloud.pointStep();
        int x = offset(cloud, "x");
        int y = offset(cloud, "y");
        int z = offset(cloud, "z");
        int end = (int) (cloud.width() * cloud.height()) * step;
        float sum = 0;
        for (int point = 0; point < end; point += step) {
            sum += data.getFloat(point + x, bigEndian)
                    + data.getFloat(point + y, bigEndian)
                    + data.getFloat(point + z, bigEndian);
        }
        return sum;
    }

    private static int offset(PointCloud2 cloud, String name) {
        for (PointField field : cloud.fields()) {
            if (field.name().equals(name) && field.datatype() == PointField.FLOAT32) {
                return (int) field.offset();
            }
        }
        throw new IllegalArgumentException("The cloud has no float32 called " + name);
    }
}
