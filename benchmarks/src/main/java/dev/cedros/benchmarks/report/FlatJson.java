package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads and writes one line of JSON whose object holds only strings, numbers and arrays of numbers. All else is refused:
 * a line that was cut off must not become a measurement.
 */
public final class FlatJson {
    private final String text;
    private int at;

    private FlatJson(String text) {
        this.text = text;
    }

    /**
     * The members in the order of the line; values are {@code String}, {@code Double} or {@code double[]}.
     *
     * @throws IllegalArgumentException if the line is anything else, with the column
     */
    public static Map<String, Object> parse(String line) {
        FlatJson json = new FlatJson(line);
        Map<String, Object> members = json.object();
        json.space();
        if (json.at < line.length()) {
            throw json.unexpected("the end");
        }
        return members;
    }

    /** One line without its end; values are {@code String}, {@code Number} or {@code double[]}. */
    public static String write(Map<String, ?> members) {
        StringBuilder line = new StringBuilder("{");
        members.forEach((name, value) -> {
            line.append(line.length() == 1 ? "" : ",").append(quoted(name)).append(':');
            if (value instanceof double[] numbers) {
                appendArray(line, numbers);
            } else if (value instanceof Number number) {
                line.append(number(number.doubleValue()));
            } else {
                line.append(quoted(value.toString()));
            }
        });
        return line.append('}').toString();
    }

    private static void appendArray(StringBuilder line, double[] numbers) {
        line.append('[');
        for (int i = 0; i < numbers.length; i++) {
            line.append(i == 0 ? "" : ",").append(number(numbers[i]));
        }
        line.append(']');
    }

    private static String number(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("JSON has no number " + value);
        }
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    private static String quoted(String value) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        if (accept('}')) {
            return members;
        }
        do {
            space();
            String name = string();
            expect(':');
            if (members.put(name, value()) != null) {
                throw new IllegalArgumentException("Column " + at + ": \"" + name + "\" stands twice: " + text);
            }
        } while (accept(','));
        expect('}');
        return members;
    }

    private Object value() {
        space();
        if (peek() == '"') {
            return string();
        }
        return accept('[') ? array() : number();
    }

    private double[] array() {
        List<Double> numbers = new ArrayList<>();
        if (!accept(']')) {
            do {
                space();
                numbers.add(number());
            } while (accept(','));
            expect(']');
        }
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private Double number() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        try {
            return Double.valueOf(text.substring(start, at));
        } catch (NumberFormatException e) {
            at = start;
            throw unexpected("a string, a number or an array of numbers");
        }
    }

    private String string() {
        if (peek() != '"') {
            throw unexpected("a string");
        }
        StringBuilder out = new StringBuilder();
        at++;
        while (peek() != '"') {
            char c = peek();
            if (c < ' ') {
                throw unexpected("the end of the string");
            }
            at++;
            out.append(c == '\\' ? escaped() : c);
        }
        at++;
        return out.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw unexpected("an escape");
        };
    }

    private char unicode() {
        if (text.length() - at < 4) {
            throw unexpected("four digits");
        }
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    /** The next char, or NUL at the end: no text holds one unescaped. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean accept(char c) {
        space();
        if (peek() != c) {
            return false;
        }
        at++;
        return true;
    }

    private void expect(char c) {
        if (!accept(c)) {
            throw unexpected("'" + c + "'");
        }
    }

    private void space() {
        while (peek() == ' ' || peek() == '\t') {
            at++;
        }
    }

    private IllegalArgumentException unexpected(String wanted) {
        return new IllegalArgumentException("Column " + (at + 1) + ": expected " + wanted + ": " + text);
    }
}
