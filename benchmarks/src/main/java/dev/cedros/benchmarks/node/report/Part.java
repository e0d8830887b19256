package dev.cedros.benchmarks.node.report;

import java.util.Arrays;

/** What is measured; each has a section of the report. */
public enum Part {
    /** A message bounced between two nodes, and its way in without a change of threads. */
    DISPATCH("dispatch"),
    /** Messages decoded copied and borrowed. */
    RECEIVE("receive"),
    /** Payloads in one slice and in several. */
    SLICES("slices"),
    /** As many messages as possible. */
    THROUGHPUT("throughput"),
    /** The size of a message as a part of publishing it. */
    SIZE("size"),
    /** Twenty nodes. */
    MONT_BLANC("mont-blanc"),
    /** Objects handed from thread to thread, without any message. */
    FLOOR("floor"),
    /** Work that never changes, and what other processes did meanwhile; the rows are the other parts. */
    CONTROL("control");

    private final String id;

    Part(String id) {
        this.id = id;
    }

    /** What it is called in files and on command lines. */
    public String id() {
        return id;
    }

    /**
     * The part that is called so.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Part named(String id) {
        return Arrays.stream(values())
                .filter(part -> part.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No part is called " + id));
    }
}
