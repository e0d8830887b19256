package dev.cedros.benchmarks;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.ArrayList;
import java.util.List;

/**
 * Standard messages as classes of fields and arrays that are decoded into again and again: what a program writes that must
 * not make garbage. They are not public, so that by their names these types are still decoded to the standard records.
 */
final class Mutable {
    private Mutable() {}

    /** An instant. */
    @RosMessage("builtin_interfaces/msg/Time")
    static final class Time {
        int sec;

        @RosField("uint32")
        long nanosec;
    }

    /** A span of time. */
    @RosMessage("builtin_interfaces/msg/Duration")
    static final class Duration {
        int sec;

        @RosField("uint32")
        long nanosec;
    }

    /** When and where. */
    @RosMessage("std_msgs/msg/Header")
    static final class Header {
        Time stamp = new Time();
        String frameId = "";
    }

    /** A vector. */
    @RosMessage("geometry_msgs/msg/Vector3")
    static final class Vector3 {
        double x;
        double y;
        double z;
    }

    /** A position. */
    @RosMessage("geometry_msgs/msg/Point")
    static final class Point {
        double x;
        double y;
        double z;
    }

    /** An orientation. */
    @RosMessage("geometry_msgs/msg/Quaternion")
    static final class Quaternion {
        double x;
        double y;
        double z;
        double w = 1;
    }

    /** Position and orientation. */
    @RosMessage("geometry_msgs/msg/Pose")
    static final class Pose {
        Point position = new Point();
        Quaternion orientation = new Quaternion();
    }

    /** The way from one frame to another. */
    @RosMessage("geometry_msgs/msg/Transform")
    static final class Transform {
        Vector3 translation = new Vector3();
        Quaternion rotation = new Quaternion();
    }

    /** A transform with its frames. */
    @RosMessage("geometry_msgs/msg/TransformStamped")
    static final class TransformStamped {
        Header header = new Header();
        String childFrameId = "";
        Transform transform = new Transform();
    }

    /** Many transforms. */
    @RosMessage("tf2_msgs/msg/TFMessage")
    static final class TFMessage {
        List<TransformStamped> transforms = new ArrayList<>();
    }

    /** Joints. */
    @RosMessage("sensor_msgs/msg/JointState")
    static final class JointState {
        Header header = new Header();
        String[] name = {};
        double[] position = {};
        double[] velocity = {};
        double[] effort = {};
    }

    /** A sweep of a laser. */
    @RosMessage("sensor_msgs/msg/LaserScan")
    static final class LaserScan {
        Header header = new Header();
        float angleMin;
        float angleMax;
        float angleIncrement;
        float timeIncrement;
        float scanTime;
        float rangeMin;
        float rangeMax;
        float[] ranges = {};
        float[] intensities = {};
    }

    /** A dimension of an array. */
    @RosMessage("std_msgs/msg/MultiArrayDimension")
    static final class MultiArrayDimension {
        String label = "";

        @RosField("uint32")
        long size;

        @RosField("uint32")
        long stride;
    }

    /** The dimensions of an array. */
    @RosMessage("std_msgs/msg/MultiArrayLayout")
    static final class MultiArrayLayout {
        List<MultiArrayDimension> dim = new ArrayList<>();

        @RosField("uint32")
        long dataOffset;
    }

    /** An array. */
    @RosMessage("std_msgs/msg/Float64MultiArray")
    static final class Float64MultiArray {
        MultiArrayLayout layout = new MultiArrayLayout();
        double[] data = {};
    }

    /** A colour. */
    @RosMessage("std_msgs/msg/ColorRGBA")
    static final class ColorRGBA {
        float r;
        float g;
        float b;
        float a;
    }

    /** A compressed image. */
    @RosMessage("sensor_msgs/msg/CompressedImage")
    static final class CompressedImage {
        Header header = new Header();
        String format = "";

        @RosField("uint8[]")
        byte[] data = {};
    }

    /** A place in a texture. */
    @RosMessage("visualization_msgs/msg/UVCoordinate")
    static final class UVCoordinate {
        float u;
        float v;
    }

    /** A file with a mesh. */
    @RosMessage("visualization_msgs/msg/MeshFile")
    static final class MeshFile {
        String filename = "";

        @RosField("uint8[]")
        byte[] data = {};
    }

    /** Something to be shown. */
    @RosMessage("visualization_msgs/msg/Marker")
    static final class Marker {
        Header header = new Header();
        String ns = "";
        int id;
        int type;
        int action;
        Pose pose = new Pose();
        Vector3 scale = new Vector3();
        ColorRGBA color = new ColorRGBA();
        Duration lifetime = new Duration();
        boolean frameLocked;
        List<Point> points = new ArrayList<>();
        List<ColorRGBA> colors = new ArrayList<>();
        String textureResource = "";
        CompressedImage texture = new CompressedImage();
        List<UVCoordinate> uvCoordinates = new ArrayList<>();
        String text = "";
        String meshResource = "";
        MeshFile meshFile = new MeshFile();
        boolean meshUseEmbeddedMaterials;
    }
}
