package dev.cedros.processor.model;

/**
 * The type hash that the user says a type has.
 *
 * @param hash the hash, well formed
 * @param origin where it was written
 */
public record Pin(String hash, Origin origin) {}
