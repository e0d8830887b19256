package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.FloatSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/BatteryState}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param voltage {@code float32 voltage}
 * @param temperature {@code float32 temperature}
 * @param current {@code float32 current}
 * @param charge {@code float32 charge}
 * @param capacity {@code float32 capacity}
 * @param designCapacity {@code float32 design_capacity}
 * @param percentage {@code float32 percentage}
 * @param powerSupplyStatus {@code uint8 power_supply_status}
 * @param powerSupplyHealth {@code uint8 power_supply_health}
 * @param powerSupplyTechnology {@code uint8 power_supply_technology}
 * @param present {@code bool present}
 * @param cellVoltage {@code float32[] cell_voltage}
 * @param cellTemperature {@code float32[] cell_temperature}
 * @param location {@code string location}
 * @param serialNumber {@code string serial_number}
 */
@RosMessage("sensor_msgs/msg/BatteryState")
public record BatteryState(
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

    /** {@code uint8 POWER_SUPPLY_STATUS_UNKNOWN=0} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_STATUS_UNKNOWN = 0;

    /** {@code uint8 POWER_SUPPLY_STATUS_CHARGING=1} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_STATUS_CHARGING = 1;

    /** {@code uint8 POWER_SUPPLY_STATUS_DISCHARGING=2} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_STATUS_DISCHARGING = 2;

    /** {@code uint8 POWER_SUPPLY_STATUS_NOT_CHARGING=3} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_STATUS_NOT_CHARGING = 3;

    /** {@code uint8 POWER_SUPPLY_STATUS_FULL=4} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_STATUS_FULL = 4;

    /** {@code uint8 POWER_SUPPLY_HEALTH_UNKNOWN=0} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_UNKNOWN = 0;

    /** {@code uint8 POWER_SUPPLY_HEALTH_GOOD=1} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_GOOD = 1;

    /** {@code uint8 POWER_SUPPLY_HEALTH_OVERHEAT=2} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_OVERHEAT = 2;

    /** {@code uint8 POWER_SUPPLY_HEALTH_DEAD=3} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_DEAD = 3;

    /** {@code uint8 POWER_SUPPLY_HEALTH_OVERVOLTAGE=4} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_OVERVOLTAGE = 4;

    /** {@code uint8 POWER_SUPPLY_HEALTH_UNSPEC_FAILURE=5} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_UNSPEC_FAILURE = 5;

    /** {@code uint8 POWER_SUPPLY_HEALTH_COLD=6} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_COLD = 6;

    /** {@code uint8 POWER_SUPPLY_HEALTH_WATCHDOG_TIMER_EXPIRE=7} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_WATCHDOG_TIMER_EXPIRE = 7;

    /** {@code uint8 POWER_SUPPLY_HEALTH_SAFETY_TIMER_EXPIRE=8} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_HEALTH_SAFETY_TIMER_EXPIRE = 8;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_UNKNOWN=0} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_UNKNOWN = 0;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_NIMH=1} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_NIMH = 1;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_LION=2} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_LION = 2;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_LIPO=3} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_LIPO = 3;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_LIFE=4} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_LIFE = 4;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_NICD=5} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_NICD = 5;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_LIMN=6} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_LIMN = 6;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_TERNARY=7} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_TERNARY = 7;

    /** {@code uint8 POWER_SUPPLY_TECHNOLOGY_VRLA=8} */
    @RosField("uint8")
    public static final int POWER_SUPPLY_TECHNOLOGY_VRLA = 8;
}
