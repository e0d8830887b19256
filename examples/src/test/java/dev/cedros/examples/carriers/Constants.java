package dev.cedros.examples.carriers;

import dev.cedros.annotations.RosMessage;

/** A class without members. */
@RosMessage
final class Constants {
    public static final int INT32_CONST = -30000;
    public static final String TEXT = "text";
}
