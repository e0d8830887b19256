package dev.cedros.benchmarks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A row that is measured must first be right. */
class SubjectTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "TFMessage x3",
                "TFMessage x50",
                "JointState 12",
                "JointState 100",
                "LaserScan 1080",
                "Image 720p"
            })
    void bytesAreOfTheKnownSizeAndSurvive(String row) {
        check(Subject.named(row));
    }

    private static <T> void check(Subject<T> subject) {
        T message = subject.sample().apply(7);
        byte[] bytes = subject.encode().apply(message);
        assertEquals(bytes.length, subject.size().applyAsInt(message));
        if (subject.sizeBytes() > 0) {
            assertEquals(subject.sizeBytes(), bytes.length);
        }
        assertArrayEquals(bytes, subject.encode().apply(subject.decode().apply(bytes)));
        byte[] buffer = new byte[bytes.length + 3];
        assertEquals(bytes.length, subject.encoder().encode(message, buffer, 3));
    }
}
