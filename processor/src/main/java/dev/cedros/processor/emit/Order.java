package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;

/** The byte order for which a body is generated, with the class that knows it. */
enum Order {
    /** What ROS 2 systems send. */
    LITTLE("LittleEndian"),
    BIG("BigEndian");

    private final String name;

    Order(String name) {
        this.name = name;
    }

    /** The class of the runtime that puts and gets values in this order. */
    ClassName accessor() {
        return ClassName.get("dev.cedros.cdr", name);
    }

    /** A method name for the order: {@code writeBigEndian} for {@code write}. */
    String method(String verb) {
        return verb + name;
    }

    boolean isBig() {
        return this == BIG;
    }
}
