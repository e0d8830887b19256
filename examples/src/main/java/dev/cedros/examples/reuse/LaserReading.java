package dev.cedros.examples.reuse;

import dev.cedros.annotations.RosIgnore;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The same type as {@link dev.cedros.interfaces.sensor_msgs.msg.LaserScan} on the wire, but mutable and with Java arrays.
 */
// tag::pojo
@RosMessage("sensor_msgs/msg/LaserScan")
public class LaserReading {
    private Header header = new Header(new Time(0, 0), "");
    private float angleMin;
    private float angleMax;
    private float angleIncrement;
    private float timeIncrement;
    private float scanTime;
    private float rangeMin;
    private float rangeMax;
    private float[] ranges = {};
    private float[] intensities = {};

    @RosIgnore
    private int received;
    // end::pojo

    /** When and where it was measured. */
    public Header getHeader() {
        return header;
    }

    /** Sets when and where it was measured. */
    public void setHeader(Header header) {
        this.header = header;
    }

    /** The angle of the first ray, radians. */
    public float getAngleMin() {
        return angleMin;
    }

    /** Sets the angle of the first ray. */
    public void setAngleMin(float angleMin) {
        this.angleMin = angleMin;
    }

    /** The angle of the last ray. */
    public float getAngleMax() {
        return angleMax;
    }

    /** Sets the angle of the last ray. */
    public void setAngleMax(float angleMax) {
        this.angleMax = angleMax;
    }

    /** The angle from one ray to the next. */
    public float getAngleIncrement() {
        return angleIncrement;
    }

    /** Sets the angle from one ray to the next. */
    public void setAngleIncrement(float angleIncrement) {
        this.angleIncrement = angleIncrement;
    }

    /** The time from one ray to the next, seconds. */
    public float getTimeIncrement() {
        return timeIncrement;
    }

    /** Sets the time from one ray to the next. */
    public void setTimeIncrement(float timeIncrement) {
        this.timeIncrement = timeIncrement;
    }

    /** The time from one sweep to the next, seconds. */
    public float getScanTime() {
        return scanTime;
    }

    /** Sets the time from one sweep to the next. */
    public void setScanTime(float scanTime) {
        this.scanTime = scanTime;
    }

    /** The shortest distance that is a measurement, metres. */
    public float getRangeMin() {
        return rangeMin;
    }

    /** Sets the shortest distance that is a measurement. */
    public void setRangeMin(float rangeMin) {
        this.rangeMin = rangeMin;
    }

    /** The longest distance that is a measurement. */
    public float getRangeMax() {
        return rangeMax;
    }

    /** Sets the longest distance that is a measurement. */
    public void setRangeMax(float rangeMax) {
        this.rangeMax = rangeMax;
    }

    /** The distances; the array is this object's own. */
    public float[] getRanges() {
        return ranges;
    }

    /** Sets the distances and counts the message. The array is kept, not copied. */
    public void setRanges(float[] ranges) {
        this.ranges = ranges;
        received++;
    }

    /** The strengths of the echoes; the array is this object's own. */
    public float[] getIntensities() {
        return intensities;
    }

    /** Sets the strengths of the echoes. The array is kept, not copied. */
    public void setIntensities(float[] intensities) {
        this.intensities = intensities;
    }

    /** How many messages were read into this object. It is no member of the message. */
    public int received() {
        return received;
    }

    /** The shortest distance that is a measurement, or infinity if there is none. */
    public float nearest() {
        float nearest = Float.POSITIVE_INFINITY;
        for (float range : ranges) {
            if (range >= rangeMin && range <= rangeMax && range < nearest) {
                nearest = range;
            }
        }
        return nearest;
    }
}
