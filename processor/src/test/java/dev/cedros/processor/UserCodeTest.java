package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Accessors and constructors that throw: the error names the member, and what they threw is its cause. */
class UserCodeTest {
    @TempDir
    Path folder;

    @Test
    void anAccessorThatThrowsIsNamed() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.error.InvalidMessageException;
            @RosMessage("p/Test")
            public record Test(int first, double second, boolean third, Inner inner) {
                @RosMessage("p/Inner") record Inner(byte x, byte y) {
                    @Override public byte x() { return checked(x, "x"); }
                    @Override public byte y() { return checked(y, "y"); }
                }
                static String broken;
                @Override public int first() { return checked(first, "first"); }
                @Override public double second() { return checked(second, "second"); }
                @Override public boolean third() { return checked(third, "third"); }
                static <T> T checked(T value, String name) {
                    if (name.equals(broken)) {
                        throw new IllegalStateException(name);
                    }
                    return value;
                }
                public static Object run() {
                    StringBuilder seen = new StringBuilder();
                    for (String name : new String[] {"first", "second", "third", "x", "y"}) {
                        broken = name;
                        Test test = new Test(1, 2, true, new Inner((byte) 3, (byte) 4));
                        for (Runnable use : new Runnable[] {
                            () -> TestCodec.encode(test), () -> TestCodec.equal(test, test), () -> TestCodec.hash(test)
                        }) {
                            try {
                                use.run();
                            } catch (InvalidMessageException e) {
                                seen.append(e.member()).append('=').append(e.getCause().getMessage()).append(' ');
                            }
                        }
                    }
                    return seen;
                }
            }
            """;
        assertEquals(
                "first=first ".repeat(3)
                        + "second=second ".repeat(3)
                        + "third=third ".repeat(3)
                        + "inner.x=x ".repeat(3)
                        + "inner.y=y ".repeat(3),
                run(source));
    }

    /** The array that is written to throws the same; here it has room, whichever method the member is written in. */
    @Test
    void anAccessorWhoseIndexIsOutOfBoundsIsNoBufferThatIsTooSmall() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.error.*;
            import java.util.List;
            @RosMessage("p/Test")
            public record Test(String a, String b, String c, String d, String e, String f, String g, List<Inner> in) {
                @RosMessage("p/Inner") record Inner(byte x) {
                    @Override public byte x() { return outside("in", x); }
                }
                static String broken = "";
                @Override public String a() { return outside("a", a); }
                @Override public String g() { return outside("g", g); }
                static <T> T outside(String name, T value) {
                    return name.equals(broken) ? List.of(value).get(1) : value;
                }
                public static Object run() {
                    Test test = new Test("1", "2", "3", "4", "5", "6", "7", List.of(new Inner((byte) 8)));
                    int size = TestCodec.serializedSize(test);
                    StringBuilder seen = new StringBuilder();
                    for (String name : new String[] {"a", "g", "in"}) {
                        broken = "";
                        byte[] room = new byte[size];
                        Test other = TestCodec.decode(TestCodec.encode(test));
                        broken = name;
                        try {
                            TestCodec.write(other, room, 0, 4);
                        } catch (CedrosException e) {
                            seen.append(e.code()).append(' ').append(e.member()).append(' ');
                        }
                    }
                    return seen;
                }
            }
            """;
        assertEquals("accessor-failed a accessor-failed g accessor-failed in[0].x ", run(source));
    }

    /** Whatever is before and behind the message stays as it is. */
    @Test
    void nothingIsWrittenBesideTheMessage() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import java.util.*;
            @RosMessage("p/Test")
            public record Test(byte first, String text, double[] numbers, List<String> names, List<Long> wide) {
                public static Object run() {
                    StringBuilder seen = new StringBuilder();
                    for (int length = 0; length < 40; length++) {
                        String text = "x".repeat(length);
                        List<String> names = length % 3 == 0 ? List.of() : List.of(text, "", "a");
                        List<Long> wide = length % 2 == 0 ? List.of() : List.of(1L, 2L);
                        Test test = new Test((byte) 1, text, new double[length % 4], names, wide);
                        for (int round = 0; round < 4; round++) {
                            byte[] expected = TestCodec.encode(test);
                            byte[] buffer = new byte[expected.length + 20];
                            Arrays.fill(buffer, (byte) 0x55);
                            int size = TestCodec.encode(test, buffer, 7);
                            byte[] around = new byte[buffer.length];
                            Arrays.fill(around, (byte) 0x55);
                            System.arraycopy(expected, 0, around, 7, size);
                            if (!Arrays.equals(around, buffer)) {
                                seen.append(length).append(' ');
                            }
                        }
                    }
                    return seen;
                }
            }
            """;
        assertEquals(
                "", run(source.replace("public record", "@SuppressWarnings(\"cedros:boxed-list\") public record")));
    }

    @Test
    void aConstructorThatDecodesOtherBytesDoesNotPassItsErrorOn() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.cdr.*;
            import java.util.List;
            @RosMessage("p/Test")
            public record Test(List<Inner> inner) {
                @RosMessage("p/Text") record Text(String data) {}
                @RosMessage("p/Inner") record Inner(byte[] blob) {
                    Inner {
                        Test_TextCodec.decode(blob);
                    }
                }
                public static Object run() {
                    byte[] bytes = {0, 1, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 1, 0, 0, 9};
                    try {
                        return TestCodec.decode(bytes);
                    } catch (CdrException e) {
                        return e.code() + ", " + e.member() + ", " + e.length() + " <- " + e.getCause().getMessage();
                    }
                }
            }
            """;
        assertEquals(
                "constructor-failed, inner[0], 17 <- p/msg/Text, byte 4 of 5, field data: "
                        + "the data ends here: 4 bytes needed, 1 left.",
                run(source));
    }

    @Test
    void anAccessorThatDecodesOtherBytesDoesNotPassItsErrorOn() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.error.InvalidMessageException;
            @RosMessage("p/Test")
            public record Test(byte[] blob) {
                @RosMessage("p/Text") record Text(String data) {}
                @Override public byte[] blob() {
                    Test_TextCodec.decode(blob);
                    return blob;
                }
                public static Object run() {
                    try {
                        return TestCodec.encode(new Test(new byte[0]));
                    } catch (InvalidMessageException e) {
                        return e.code() + ", " + e.member() + " <- " + e.getCause().getMessage();
                    }
                }
            }
            """;
        assertEquals("accessor-failed, blob <- CDR data too short: missing encapsulation header", run(source));
    }

    @Test
    void anAccessorThatEncodesSomethingElseDoesNotPassItsErrorOn() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.error.InvalidMessageException;
            @RosMessage("p/Test")
            public record Test(byte[] blob) {
                @RosMessage("p/Text") record Text(String data) {}
                @Override public byte[] blob() {
                    Test_TextCodec.encode(new Text("too long"), blob, 0);
                    return blob;
                }
                public static Object run() {
                    try {
                        return TestCodec.encode(new Test(new byte[8]), new byte[100], 0);
                    } catch (InvalidMessageException e) {
                        return e.code() + ", " + e.member() + " <- " + e.getCause().getMessage();
                    }
                }
            }
            """;
        assertEquals(
                "accessor-failed, blob <- p/msg/Text: needs 17 bytes, 8 are available."
                        + " Give a larger buffer; serializedSize tells how large.",
                run(source));
    }

    @Test
    void aListThatGrowsWhileItIsWrittenIsNoBareError() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.error.InvalidMessageException;
            import java.nio.ByteBuffer;
            import java.util.*;
            @RosMessage("p/Test")
            public record Test(List<Item> items) {
                @RosMessage("p/Item") record Item(byte data) {}
                public static Object run() {
                    List<Item> growing = new AbstractList<>() {
                        private int asked;
                        @Override public int size() { return asked++ == 0 ? 1 : 3; }
                        @Override public Item get(int index) { return new Item((byte) 1); }
                    };
                    ByteBuffer buffer = ByteBuffer.allocate(100).limit(9);
                    try {
                        TestCodec.encode(new Test(growing), buffer);
                        return "written";
                    } catch (InvalidMessageException e) {
                        return e.code() + ", " + buffer.position();
                    }
                }
            }
            """;
        assertEquals("collection-changed, 0", run(source));
    }

    /** Too small is what it is then, and neither its limit nor its position is touched. */
    @Test
    void anAccessorThatLowersTheLimitOfTheBufferIsNoBareError() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.error.BufferTooSmallException;
            import java.nio.ByteBuffer;
            @RosMessage("p/Test")
            public record Test(int data) {
                static ByteBuffer buffer;
                @Override public int data() { buffer.limit(5); return data; }
                public static Object run() {
                    StringBuilder seen = new StringBuilder();
                    for (ByteBuffer each : new ByteBuffer[] {ByteBuffer.allocate(20), ByteBuffer.allocateDirect(20)}) {
                        buffer = each;
                        try {
                            TestCodec.encode(new Test(1), each);
                        } catch (BufferTooSmallException e) {
                            seen.append(e.getMessage()).append(each.position()).append(each.limit()).append(' ');
                        }
                    }
                    return seen;
                }
            }
            """;
        String error = "p/msg/Test: needs 8 bytes, 5 are available."
                + " Give a larger buffer; serializedSize tells how large.05 ";
        assertEquals(error + error, run(source));
    }

    @Test
    void aNullElementIsNamedWhenAMessageIsEncodedMeasuredOrCopied() throws Exception {
        String source = """
            package p;
            import dev.cedros.annotations.*;
            import dev.cedros.error.InvalidMessageException;
            import java.util.*;
            @SuppressWarnings("cedros:boxed-list")
            @RosMessage("p/Test")
            public record Test(List<Integer> steps, List<String> names, List<Part> parts) {
                @RosMessage("p/Part") record Part(double x, String y) {}
                static String error(Runnable action) {
                    try {
                        action.run();
                        return "none";
                    } catch (InvalidMessageException e) {
                        return e.code() + " " + e.member();
                    }
                }
                public static Object run() {
                    List<Test> broken = List.of(
                            new Test(Arrays.asList(1, null), List.of(), List.of()),
                            new Test(List.of(), Arrays.asList(null, "a"), List.of()),
                            new Test(List.of(), List.of(), Arrays.asList(new Part(1, "y"), new Part(1, "y"), null)));
                    StringBuilder seen = new StringBuilder();
                    for (Test test : broken) {
                        String encoded = error(() -> TestCodec.encode(test));
                        String copied = error(() -> TestCodec.copy(test));
                        seen.append(encoded).append(encoded.equals(copied) ? " both; " : " but " + copied + "; ");
                    }
                    return seen;
                }
            }
            """;
        assertEquals("null-member steps[1] both; null-member names[0] both; null-member parts[2] both; ", run(source));
    }

    private Object run(String source) throws Exception {
        Build.Result result = Build.javac(folder).compile(source);
        assertEquals(List.of(), result.diagnostics());
        return String.valueOf(result.load().loadClass("p.Test").getMethod("run").invoke(null));
    }
}
