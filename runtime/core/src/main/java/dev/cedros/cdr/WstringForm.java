package dev.cedros.cdr;

/** The two ways in which ROS 2 implementations put a wstring on the wire; nothing in the bytes tells which one was used. */
public enum WstringForm {
    /**
     * A count of UTF-16 units, then each unit in four bytes, without a NUL: what Fast-CDR 1.x does under rmw_fastrtps, the
     * default middleware of ROS 2 up to Jazzy.
     */
    FOUR_BYTE_UNITS,

    /**
     * A length in bytes, then UTF-16 units of two bytes, without a NUL: DDS-XTypes 1.3, section 7.4.1.1.2, and current
     * Cyclone DDS.
     */
    TWO_BYTE_UNITS
}
