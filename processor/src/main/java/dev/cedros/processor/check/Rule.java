package dev.cedros.processor.check;

import dev.cedros.processor.model.MessageModel;

/** Something that must hold for every message. Rules never print or throw. */
interface Rule {
    /** Adds a problem for every offence. */
    void check(MessageModel model, Problems problems);
}
