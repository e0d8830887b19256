package dev.cedros.vectors;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON of the vectors and of the corpus: objects as Map, lists as List, true and false as Boolean, texts and numbers as String. */
public final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Reads one value. */
    public static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.skipSpace();
        if (json.at != text.length()) {
            throw json.unexpected();
        }
        return value;
    }

    private Object value() {
        skipSpace();
        return switch (text.charAt(at)) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        while (!acceptNext('}')) {
            String name = string();
            skipSpace();
            expect(':');
            members.put(name, value());
            acceptNext(',');
            skipSpace();
        }
        return members;
    }

    private List<Object> list() {
        List<Object> elements = new ArrayList<>();
        at++;
        while (!acceptNext(']')) {
            elements.add(value());
            acceptNext(',');
        }
        return elements;
    }

    private Object word() {
        int start = at;
        while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(start, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            default -> word;
        };
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        expect('"');
        while (!accept('"')) {
            char unit = text.charAt(at++);
            string.append(unit == '\\' ? escape() : unit);
        }
        return string.toString();
    }

    private char escape() {
        char unit = text.charAt(at++);
        return switch (unit) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> {
                at += 4;
                yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            default -> unit;
        };
    }

    private boolean acceptNext(char unit) {
        skipSpace();
        return accept(unit);
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private boolean accept(char unit) {
        if (text.charAt(at) != unit) {
            return false;
        }
        at++;
        return true;
    }

    private void expect(char unit) {
        if (!accept(unit)) {
            throw unexpected();
        }
    }

    private IllegalStateException unexpected() {
        return new IllegalStateException("unexpected text at " + at + " of " + text);
    }
}
