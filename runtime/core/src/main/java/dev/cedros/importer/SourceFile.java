package dev.cedros.importer;

/**
 * One Java source.
 *
 * @param path where it belongs below the source folder, with slashes: {@code com/acme/std_msgs/msg/Header.java}
 * @param text its text, ASCII only, lines ended by a line feed
 */
public record SourceFile(String path, String text) {}
