package dev.cedros.processor.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameStyleTest {
    @ParameterizedTest
    @CsvSource({
        "frameId, frame_id",
        "x, x",
        "X, x",
        "m00, m00",
        "frame_id, frame_id",
        "URL, url",
        "parseURLFast, parse_url_fast",
        "point2D, point2_d",
        "aB, a_b",
        "ABc, a_bc",
        "twistWithCovariance, twist_with_covariance"
    })
    void snakeCase(String java, String ros) {
        assertEquals(ros, NameStyle.snakeCase(java));
    }

    @Test
    void localeDoesNotMatter() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertEquals("stamp_id", NameStyle.snakeCase("stampID"));
        } finally {
            Locale.setDefault(before);
        }
    }
}
