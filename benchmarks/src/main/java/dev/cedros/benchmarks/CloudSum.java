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
        int count = (int) (cloud.width() * cloud.height());
        float sumX = 0;
        float sumY = 0;
        float sumZ = 0;
        for (int i = 0, point = 0; i < count; i++, point += step) {
            sumX += data.getFloat(point + x, bigEndian);
            sumY += data.getFloat(point + y, bigEndian);
            sumZ += data.getFloat(point + z, bigEndian);
        }
        return sumX + sumY + sumZ;
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
