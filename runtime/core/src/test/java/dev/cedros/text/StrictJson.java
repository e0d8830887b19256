package dev.cedros.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON and refuses whatever RFC 8259 does not allow: objects as Map, arrays as List, numbers as Double, null as the text
 * {@code null} of {@link #NULL}.
 */
public final class StrictJson {
    /** Stands for null. */
    public static final Object NULL = new Object() {
        @Override
        public String toString() {
            return "null";
        }
    };

    private final String text;
    private int at;

    private StrictJson(String text) {
        this.text = text;
    }

    /** Reads one value, with white space around it. */
    public static Object parse(String text) {
        StrictJson json = new StrictJson(text);
        Object value = json.value();
        json.space();
        if (json.at != text.length()) {
            throw json.wrong("nothing more");
        }
        return value;
    }

    private Object value() {
        space();
        char c = peek();
        return switch (c) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", NULL);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        space();
        if (accept('}')) {
            return members;
        }
        do {
            space();
            String name = string();
            space();
            expect(':');
            if (members.put(name, value()) != null) {
                throw wrong("each name once, not " + name);
            }
            space();
        } while (accept(','));
        expect('}');
        return members;
    }

    private List<Object> array() {
        List<Object> elements = new ArrayList<>();
        at++;
        space();
        if (accept(']')) {
            return elements;
        }
        do {
            elements.add(value());
            space();
        } while (accept(','));
        expect(']');
        return elements;
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong(word);
        }
        at += word.length();
        return value;
    }

    private Double number() {
        int start = at;
        accept('-');
        if (!accept('0')) {
            digits();
        }
        if (accept('.')) {
            digits();
        }
        if (accept('e') || accept('E')) {
            if (!accept('+')) {
                accept('-');
            }
            digits();
        }
        return Double.valueOf(text.substring(start, at));
    }

    private void digits() {
        int start = at;
        while (peek() >= '0' && peek() <= '9') {
            at++;
        }
        if (at == start) {
            throw wrong("a digit");
        }
    }

    private String string() {
        StringBuilder value = new StringBuilder();
        expect('"');
        while (!accept('"')) {
            char c = peek();
            at++;
            if (c < ' ') {
                throw wrong("an escape for a control character");
            }
            value.append(c == '\\' ? escape() : c);
        }
        return value.toString();
    }

    private char escape() {
        char c = peek();
        at++;
        int plain = "\"\\/bfnrt".indexOf(c);
        if (plain >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        if (c != 'u' || !text.substring(at, Math.min(at + 4, text.length())).matches("[0-9a-fA-F]{4}")) {
            throw wrong("an escape");
        }
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean accept(char c) {
        if (peek() != c || at >= text.length()) {
            return false;
        }
        at++;
        return true;
    }

    private void expect(char c) {
        if (!accept(c)) {
            throw wrong("'" + c + "'");
        }
    }

    private IllegalStateException wrong(String expected) {
        String near = text.substring(Math.max(0, at - 20), Math.min(text.length(), at + 20));
        return new IllegalStateException("expected " + expected + " at " + at + " near " + near);
    }
}
