/**
 * Everything that runs in a program which uses messages: reading and writing CDR, and the values messages are made of.
 */
module dev.cedros.runtime {
    requires transitive dev.cedros.annotations;
    requires static org.jspecify;

    exports dev.cedros.cdr;
    exports dev.cedros.codec;
    exports dev.cedros.error;
    exports dev.cedros.importer;
    exports dev.cedros.layout;
    exports dev.cedros.payload;
    exports dev.cedros.projection;
    exports dev.cedros.sequence;
    exports dev.cedros.text;
    exports dev.cedros.type;
    exports dev.cedros.type.hash;
    exports dev.cedros.type.msg;

    uses dev.cedros.codec.MessageIndex;
}
