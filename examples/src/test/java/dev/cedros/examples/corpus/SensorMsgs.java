package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.builtin_interfaces.Time;
import dev.cedros.examples.msgs.geometry_msgs.Transform;
import dev.cedros.examples.msgs.geometry_msgs.Twist;
import dev.cedros.examples.msgs.geometry_msgs.Vector3;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import java.util.List;

/** Messages of sensor_msgs, in the Java types that stand first in the mapping. */
final class SensorMsgs {
    private SensorMsgs() {}

    @RosMessage("sensor_msgs/msg/BatteryState")
    record BatteryState(
            Header header,
            float voltage,
            float temperature,
            float current,
            float charge,
            float capacity,
            float designCapacity,
            float percentage,
            @RosField("uint8") int powerSupplyStatus,
            @RosField("uint8") int powerSupplyHealth,
            @RosField("uint8") int powerSupplyTechnology,
            boolean present,
            FloatSequence cellVoltage,
            FloatSequence cellTemperature,
            String location,
            String serialNumber) {
        @RosField("uint8")
        public static final int POWER_SUPPLY_STATUS_UNKNOWN = 0;

        @RosField("uint8")
        public static final int POWER_SUPPLY_STATUS_CHARGING = 1;

        @RosField("uint8")
        public static final int POWER_SUPPLY_STATUS_DISCHARGING = 2;

        @RosField("uint8")
        public static final int POWER_SUPPLY_STATUS_NOT_CHARGING = 3;

        @RosField("uint8")
        public static final int POWER_SUPPLY_STATUS_FULL = 4;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_UNKNOWN = 0;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_GOOD = 1;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_OVERHEAT = 2;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_DEAD = 3;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_OVERVOLTAGE = 4;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_UNSPEC_FAILURE = 5;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_COLD = 6;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_WATCHDOG_TIMER_EXPIRE = 7;

        @RosField("uint8")
        public static final int POWER_SUPPLY_HEALTH_SAFETY_TIMER_EXPIRE = 8;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_UNKNOWN = 0;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_NIMH = 1;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_LION = 2;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_LIPO = 3;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_LIFE = 4;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_NICD = 5;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_LIMN = 6;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_TERNARY = 7;

        @RosField("uint8")
        public static final int POWER_SUPPLY_TECHNOLOGY_VRLA = 8;
    }

    @RosMessage("sensor_msgs/msg/CameraInfo")
    record CameraInfo(
            Header header,
            @RosField("uint32") long height,
            @RosField("uint32") long width,
            String distortionModel,
            DoubleSequence d,
            @RosField("float64[9]") DoubleSequence k,
            @RosField("float64[9]") DoubleSequence r,
            @RosField("float64[12]") DoubleSequence p,
            @RosField("uint32") long binningX,
            @RosField("uint32") long binningY,
            RegionOfInterest roi) {}

    @RosMessage("sensor_msgs/msg/RegionOfInterest")
    record RegionOfInterest(
            @RosField("uint32") long xOffset,
            @RosField("uint32") long yOffset,
            @RosField("uint32") long height,
            @RosField("uint32") long width,
            boolean doRectify) {}

    @RosMessage("sensor_msgs/msg/ChannelFloat32")
    record ChannelFloat32(String name, FloatSequence values) {}

    @RosMessage("sensor_msgs/msg/FluidPressure")
    record FluidPressure(Header header, double fluidPressure, double variance) {}

    @RosMessage("sensor_msgs/msg/Illuminance")
    record Illuminance(Header header, double illuminance, double variance) {}

    @RosMessage("sensor_msgs/msg/Joy")
    record Joy(Header header, FloatSequence axes, IntSequence buttons) {}

    @RosMessage("sensor_msgs/msg/JoyFeedback")
    record JoyFeedback(
            @RosField("uint8") int type, @RosField("uint8") int id, float intensity) {
        @RosField("uint8")
        public static final int TYPE_LED = 0;

        @RosField("uint8")
        public static final int TYPE_RUMBLE = 1;

        @RosField("uint8")
        public static final int TYPE_BUZZER = 2;
    }

    @RosMessage("sensor_msgs/msg/JoyFeedbackArray")
    record JoyFeedbackArray(List<JoyFeedback> array) {}

    @RosMessage("sensor_msgs/msg/LaserEcho")
    record LaserEcho(FloatSequence echoes) {}

    @RosMessage("sensor_msgs/msg/MagneticField")
    record MagneticField(
            Header header,
            Vector3 magneticField,
            @RosField("float64[9]") DoubleSequence magneticFieldCovariance) {}

    @RosMessage("sensor_msgs/msg/MultiDOFJointState")
    record MultiDOFJointState(
            Header header,
            List<String> jointNames,
            List<Transform> transforms,
            List<Twist> twist,
            List<GeometryMsgs.Wrench> wrench) {}

    @RosMessage("sensor_msgs/msg/MultiEchoLaserScan")
    record MultiEchoLaserScan(
            Header header,
            float angleMin,
            float angleMax,
            float angleIncrement,
            float timeIncrement,
            float scanTime,
            float rangeMin,
            float rangeMax,
            List<LaserEcho> ranges,
            List<LaserEcho> intensities) {}

    @RosMessage("sensor_msgs/msg/NavSatFix")
    record NavSatFix(
            Header header,
            NavSatStatus status,
            double latitude,
            double longitude,
            double altitude,
            @RosField("float64[9]") DoubleSequence positionCovariance,
            @RosField("uint8") int positionCovarianceType) {
        @RosField("uint8")
        public static final int COVARIANCE_TYPE_UNKNOWN = 0;

        @RosField("uint8")
        public static final int COVARIANCE_TYPE_APPROXIMATED = 1;

        @RosField("uint8")
        public static final int COVARIANCE_TYPE_DIAGONAL_KNOWN = 2;

        @RosField("uint8")
        public static final int COVARIANCE_TYPE_KNOWN = 3;
    }

    @RosMessage("sensor_msgs/msg/NavSatStatus")
    record NavSatStatus(
            @RosField(defaultValue = "-2") byte status,
            @RosField("uint16") int service) {
        public static final byte STATUS_UNKNOWN = -2;
        public static final byte STATUS_NO_FIX = -1;
        public static final byte STATUS_FIX = 0;
        public static final byte STATUS_SBAS_FIX = 1;
        public static final byte STATUS_GBAS_FIX = 2;

        @RosField("uint16")
        public static final int SERVICE_UNKNOWN = 0;

        @RosField("uint16")
        public static final int SERVICE_GPS = 1;

        @RosField("uint16")
        public static final int SERVICE_GLONASS = 2;

        @RosField("uint16")
        public static final int SERVICE_COMPASS = 4;

        @RosField("uint16")
        public static final int SERVICE_GALILEO = 8;
    }

    @RosMessage("sensor_msgs/msg/PointCloud")
    record PointCloud(Header header, List<GeometryMsgs.Point32> points, List<ChannelFloat32> channels) {}

    @RosMessage("sensor_msgs/msg/Range")
    record Range(
            Header header,
            @RosField("uint8") int radiationType,
            float fieldOfView,
            float minRange,
            float maxRange,
            float range,
            float variance) {
        @RosField("uint8")
        public static final int ULTRASOUND = 0;

        @RosField("uint8")
        public static final int INFRARED = 1;
    }

    @RosMessage("sensor_msgs/msg/RelativeHumidity")
    record RelativeHumidity(Header header, double relativeHumidity, double variance) {}

    @RosMessage("sensor_msgs/msg/Temperature")
    record Temperature(Header header, double temperature, double variance) {}

    @RosMessage("sensor_msgs/msg/TimeReference")
    record TimeReference(Header header, Time timeRef, String source) {}
}
