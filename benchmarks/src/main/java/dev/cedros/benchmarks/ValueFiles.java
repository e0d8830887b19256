package dev.cedros.benchmarks;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the messages of all rows for benchmarks in other languages, so that all measure the same values: a file
 * {@code ROW.cdr} for each, and in it for each message its length in bytes, as a little-endian uint32, and its CDR bytes.
 */
public final class ValueFiles {
    private ValueFiles() {}

    /**
     * Writes all rows.
     *
     * @param args the folder, which is made if there is none
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            System.err.println("usage: java -cp benchmarks.jar dev.cedros.benchmarks.ValueFiles FOLDER");
            System.exit(2);
        }
        write(Path.of(args[0]));
    }

    /** Writes all rows into the folder, which is made if there is none. */
    public static void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (String name : Rows.names()) {
            write(Rows.named(name), folder.resolve(name + ".cdr"));
        }
    }

    /** Writes one row into the file. */
    static void write(Row<?> row, Path file) throws IOException {
        ByteBuffer length = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            for (byte[] message : row.encoded()) {
                out.write(length.putInt(0, message.length).array());
                out.write(message);
            }
        }
    }
}
