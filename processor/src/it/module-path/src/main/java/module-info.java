/** A program in a module of its own. Its messages show JDK types only, so that it need not hand on what it requires. */
module acme.robot {
    requires dev.cedros.runtime;

    exports acme.robot;

    provides dev.cedros.codec.MessageIndex with
            acme.robot.RobotIndex;
}
