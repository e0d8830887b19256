/** What generated codecs run on: CDR, payloads, sequences and the type model. */
module dev.cedros.runtime {
    requires transitive dev.cedros.annotations;
    requires static org.jspecify;
}
