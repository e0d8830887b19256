package dev.cedros.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Comments of definitions as Javadoc. */
class CommentsTest {
    @Test
    void escapesWhatJavadocWouldRead() {
        String source = Imported.source("a/msg/T", """
                # Ends */ here & <b>there</b>, {@link Foo} @deprecated \\u002a/ 5\u00b0 \ud83d\ude00.

                int32 a  # */ class Evil {
                """);
        assertTrue(
                source.contains(" * Ends *&#47; here &amp; &lt;b&gt;there&lt;/b&gt;, &#123;&#64;link Foo&#125;"
                        + " &#64;deprecated &#92;u002a/ 5\\u00b0\n * \\ud83d\\ude00.\n"),
                source);
        assertTrue(source.contains("@param a *&#47; class Evil &#123;\n"), source);
        assertTrue(source.chars().allMatch(c -> c == '\n' || c >= ' ' && c <= '~'), source);
        assertEquals(source.indexOf("*/"), source.lastIndexOf("*/"));
    }

    @Test
    void partsParagraphsAndKeepsDrawings() {
        String source = Imported.source("a/msg/T", """
                ####################
                # The first.
                #
                # A table:
                #    a | b
                #    c | d
                # ==================
                # The end.

                int32 a
                """);
        assertTrue(source.contains("""
                        /**
                         * The first.
                         *
                         * <pre>
                         * A table:
                         *    a | b
                         *    c | d
                         * </pre>
                         *
                         * <p>The end.
                         *
                         * @param a {@code int32 a}
                         */
                        """), source);
    }

    @Test
    void describesServicesAtTheirTop() {
        String source = Imported.source("a/srv/T", "# Adds.\n\nint32 a\n---\n# The sum.\n\nint32 b # sum\n");
        assertTrue(source.contains("/** Adds. */\n@RosService"), source);
        assertTrue(source.contains("     * The request of {@code a/srv/T}.\n"), source);
        assertTrue(source.contains("     * The sum.\n     *\n     * @param b sum\n"), source);
        assertFalse(source.contains("     * Adds."), source);
    }
}
