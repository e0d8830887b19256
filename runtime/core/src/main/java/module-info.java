/**
 * Everything that runs in a program which uses messages: reading and writing CDR, and the values messages are made of.
 */
module dev.cedros.runtime {
    requires transitive dev.cedros.annotations;
    requires static org.jspecify;

    exports dev.cedros.error;
    exports dev.cedros.payload;
    exports dev.cedros.sequence;
}
