package dev.cedros.examples;

import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.PrimitiveSequence;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Lays a decoded record out over several lines and cuts long values, so that a point cloud fits on a screen. Reflection
 * is used for this display only; codecs do without.
 */
final class ValueText {
    private static final int LONGEST_TEXT = 72;
    private static final int SHOWN_BYTES = 16;
    private static final int SHOWN_ELEMENTS = 2;

    private final List<String> lines = new ArrayList<>();

    private ValueText() {}

    /** Gives the lines for a record. */
    static List<String> lines(Object value) {
        ValueText text = new ValueText();
        text.add("", value.getClass().getSimpleName() + " ", value);
        return text.lines;
    }

    /** Gives the string in quotes, with unprintable characters escaped so that a terminal shows them as they are. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        int shown = Math.min(text.length(), LONGEST_TEXT);
        for (int i = 0; i < shown; i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (Character.isISOControl(c) || isInvisible(c)) {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        quoted.append('"');
        return shown < text.length() ? quoted + "... (" + text.length() + " characters)" : quoted.toString();
    }

    private static boolean isInvisible(char c) {
        int type = Character.getType(c);
        return type == Character.FORMAT || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR;
    }

    private void add(String indent, String label, Object value) {
        if (value instanceof Record fields && !isShort(fields)) {
            lines.add(indent + label.stripTrailing());
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                add(indent + "  ", component.getName() + ": ", read(component, fields));
            }
        } else if (value instanceof List<?> elements && !elements.isEmpty() && elements.get(0) instanceof Record) {
            addElements(indent, label, elements);
        } else {
            lines.add(indent + label + inline(value));
        }
    }

    private void addElements(String indent, String label, List<?> elements) {
        lines.add(indent + label + elements.size() + (elements.size() == 1 ? " element" : " elements"));
        int shown = Math.min(elements.size(), SHOWN_ELEMENTS);
        for (int i = 0; i < shown; i++) {
            add(indent + "  ", "[" + i + "] ", elements.get(i));
        }
        if (shown < elements.size()) {
            lines.add(indent + "  ... " + (elements.size() - shown) + " more");
        }
    }

    private static String inline(Object value) {
        if (value instanceof String text) {
            return quoted(text);
        }
        if (value instanceof Record fields) {
            return fields(fields);
        }
        if (value instanceof ByteSequence bytes) {
            return bytes(bytes);
        }
        if (value instanceof PrimitiveSequence sequence) {
            return cut(sequence.toString(), sequence.size());
        }
        if (value instanceof List<?> list) {
            return cut(list.stream().map(ValueText::inline).toList().toString(), list.size());
        }
        return String.valueOf(value);
    }

    private static String fields(Record value) {
        List<String> fields = new ArrayList<>();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            fields.add(component.getName() + ": " + inline(read(component, value)));
        }
        return "{" + String.join(", ", fields) + "}";
    }

    private static String bytes(ByteSequence bytes) {
        StringBuilder text = new StringBuilder().append(bytes.size()).append(" bytes");
        for (int i = 0; i < Math.min(SHOWN_BYTES, bytes.size()); i++) {
            text.append(i == 0 ? ": " : " ").append(HexFormat.of().toHexDigits(bytes.get(i)));
        }
        return text.append(bytes.size() > SHOWN_BYTES ? " ..." : "").toString();
    }

    private static String cut(String text, int size) {
        if (text.length() <= LONGEST_TEXT) {
            return text;
        }
        int end = text.lastIndexOf(", ", LONGEST_TEXT);
        return text.substring(0, end < 0 ? LONGEST_TEXT : end) + ", ...] (" + size + " elements)";
    }

    /** Whether a record is all numbers, such as a point, and is better read on one line. */
    private static boolean isShort(Record value) {
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            if (!component.getType().isPrimitive()) {
                return false;
            }
        }
        return true;
    }

    private static Object read(RecordComponent component, Record value) {
        try {
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The accessor of " + component + " failed", e);
        }
    }
}
