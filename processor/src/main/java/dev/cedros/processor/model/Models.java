package dev.cedros.processor.model;

/** Finds the model of a nested message. */
public interface Models {
    /**
     * The model of a message.
     *
     * @param key {@link ElementType.Nested#key()}
     */
    MessageModel get(String key);
}
