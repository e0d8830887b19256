/** A program in a module of its own. */
module acme.robot {
    requires dev.cedros.runtime;

    exports acme.robot;
}
