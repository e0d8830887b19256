package dev.cedros.processor.model;

import dev.cedros.layout.LayoutException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.SizeBounds;
import dev.cedros.type.TypeDescription;

/** What follows from the models of messages alone; found out once for each. */
public interface TypeFacts {
    /** The type of a message with all that it reaches. */
    TypeDescription description(MessageModel model);

    /** What a message, and the types that it reaches, take on the wire. */
    SizeBounds bounds(MessageModel model);

    /**
     * The layout of a message.
     *
     * @throws LayoutException if it is too large for one
     */
    MessageLayout layout(MessageModel model);

    /** The type hash of a message. */
    String typeHash(MessageModel model);
}
