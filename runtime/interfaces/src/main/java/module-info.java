/**
 * The standard ROS 2 interfaces: messages, services and actions as records, each with its codec.
 */
module dev.cedros.interfaces {
    requires transitive dev.cedros.runtime;

    exports dev.cedros.interfaces.action_msgs.msg;
    exports dev.cedros.interfaces.action_msgs.srv;
    exports dev.cedros.interfaces.actionlib_msgs.msg;
    exports dev.cedros.interfaces.builtin_interfaces.msg;
    exports dev.cedros.interfaces.composition_interfaces.srv;
    exports dev.cedros.interfaces.diagnostic_msgs.msg;
    exports dev.cedros.interfaces.diagnostic_msgs.srv;
    exports dev.cedros.interfaces.example_interfaces.action;
    exports dev.cedros.interfaces.example_interfaces.msg;
    exports dev.cedros.interfaces.example_interfaces.srv;
    exports dev.cedros.interfaces.geometry_msgs.msg;
    exports dev.cedros.interfaces.lifecycle_msgs.msg;
    exports dev.cedros.interfaces.lifecycle_msgs.srv;
    exports dev.cedros.interfaces.nav_msgs.msg;
    exports dev.cedros.interfaces.nav_msgs.srv;
    exports dev.cedros.interfaces.rcl_interfaces.msg;
    exports dev.cedros.interfaces.rcl_interfaces.srv;
    exports dev.cedros.interfaces.rmw_dds_common.msg;
    exports dev.cedros.interfaces.rosgraph_msgs.msg;
    exports dev.cedros.interfaces.sensor_msgs.msg;
    exports dev.cedros.interfaces.sensor_msgs.srv;
    exports dev.cedros.interfaces.service_msgs.msg;
    exports dev.cedros.interfaces.shape_msgs.msg;
    exports dev.cedros.interfaces.statistics_msgs.msg;
    exports dev.cedros.interfaces.std_msgs.msg;
    exports dev.cedros.interfaces.std_srvs.srv;
    exports dev.cedros.interfaces.stereo_msgs.msg;
    exports dev.cedros.interfaces.test_msgs.action;
    exports dev.cedros.interfaces.test_msgs.msg;
    exports dev.cedros.interfaces.test_msgs.srv;
    exports dev.cedros.interfaces.tf2_msgs.action;
    exports dev.cedros.interfaces.tf2_msgs.msg;
    exports dev.cedros.interfaces.tf2_msgs.srv;
    exports dev.cedros.interfaces.trajectory_msgs.msg;
    exports dev.cedros.interfaces.type_description_interfaces.msg;
    exports dev.cedros.interfaces.type_description_interfaces.srv;
    exports dev.cedros.interfaces.unique_identifier_msgs.msg;
    exports dev.cedros.interfaces.visualization_msgs.msg;
    exports dev.cedros.interfaces.visualization_msgs.srv;

    provides dev.cedros.codec.MessageIndex with
            dev.cedros.interfaces.StandardInterfaces;
}
