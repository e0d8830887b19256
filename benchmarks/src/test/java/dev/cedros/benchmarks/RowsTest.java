package dev.cedros.benchmarks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Param;

/** A row that is measured must first be right. */
class RowsTest {
    /** What others measure, by row; encapsulation header included. */
    private static final Map<String, Integer> KNOWN_SIZES = Map.ofEntries(
            Map.entry("reference-marker-array-20", 165_921),
            Map.entry("reference-marker", 8_297),
            Map.entry("laser-scan-1080", 8_700),
            Map.entry("point-cloud2", 9_830_545),
            Map.entry("image", 2_764_852),
            Map.entry("joint-state-1", 84),
            Map.entry("joint-state-12", 484),
            Map.entry("joint-state-100", 4_004),
            Map.entry("byte-multi-array-64", 80),
            Map.entry("byte-multi-array-4k", 4_112),
            Map.entry("byte-multi-array-64k", 65_552),
            Map.entry("empty", 5));

    @TempDir
    private Path folder;

    static List<String> names() {
        return Rows.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void messagesHaveTheKnownSizeAndSurvive(String name) {
        check(Rows.named(name));
    }

    private static <T> void check(Row<T> row) {
        Codec<T> codec = row.codec();
        for (T message : row.samples()) {
            byte[] bytes = codec.fresh().apply(message);
            assertEquals(KNOWN_SIZES.getOrDefault(row.name(), bytes.length), bytes.length);
            assertEquals(bytes.length, codec.size().applyAsInt(message));
            assertEquals(message, codec.decoder().apply(bytes));
            byte[] buffer = new byte[bytes.length];
            assertEquals(bytes.length, codec.encoder().encode(message, buffer, 0));
            assertArrayEquals(bytes, buffer);
        }
    }

    @Test
    void theParameterListsAllRows() throws ReflectiveOperationException {
        Field parameter = EveryRow.class.getField("row");
        assertEquals(Rows.names(), List.of(parameter.getAnnotation(Param.class).value()));
    }

    @Test
    void anUnknownRowIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Rows.named("tf-4"));
    }

    @Test
    void filesHoldEachMessageAfterItsLength() throws Exception {
        Row<?> row = Rows.named("tf-3");
        ValueFiles.write(row, folder.resolve("tf-3.cdr"));
        ByteBuffer file =
                ByteBuffer.wrap(Files.readAllBytes(folder.resolve("tf-3.cdr"))).order(ByteOrder.LITTLE_ENDIAN);
        for (byte[] message : row.encoded()) {
            byte[] there = new byte[file.getInt()];
            file.get(there);
            assertArrayEquals(message, there);
        }
        assertEquals(0, file.remaining());
    }
}
