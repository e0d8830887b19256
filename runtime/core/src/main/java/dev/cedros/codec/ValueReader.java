package dev.cedros.codec;

import static dev.cedros.error.Checks.checkLength;
import static dev.cedros.error.Checks.checkUnchanged;
import static dev.cedros.error.Checks.required;

import dev.cedros.cdr.CdrSize;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.type.FieldType;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts values in the forms that callers have, maps and collections among them, into frames, and checks each. */
final class ValueReader {
    private static final int EMPTY_STRING_SIZE = 5;

    private ValueReader() {}

    /** Fills a frame with the members that a map has, and with default values where it has none. */
    static void message(MessageLayout layout, int struct, Map<?, ?> values, Frame frame) {
        int found = 0;
        int i = struct + 1;
        try {
            for (; i < layout.extent(struct); i = layout.extent(i)) {
                String name = layout.name(i);
                if (layout.op(i) != Op.PLACEHOLDER && values.containsKey(name)) {
                    member(layout, i, values.get(name), frame);
                    found++;
                } else {
                    LayoutDefaults.member(layout, i, frame);
                }
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(e, layout.nestedType(struct), layout.name(i));
        }
        if (found < values.size()) {
            throw unknown(layout, struct, values);
        }
    }

    private static InvalidMessageException unknown(MessageLayout layout, int struct, Map<?, ?> values) {
        for (Object key : values.keySet()) {
            String name = String.valueOf(key);
            if (!(key instanceof String) || layout.find(struct, name) < 0) {
                return new InvalidMessageException("unknown-member", layout.unknownMember(struct, name))
                        .within(layout.nestedType(struct), null);
            }
        }
        return new InvalidMessageException("collection-changed", "changed while it was read. Do not change the map.");
    }

    /** Puts the value of one member into the frame. */
    static void member(MessageLayout layout, int at, @Nullable Object given, Frame frame) {
        Object value = required(given);
        byte op = layout.op(at);
        if (Op.isNumber(op)) {
            frame.numbers()[frame.n() + layout.slot(at)] = NumberReader.bits(op, value);
        } else if (op == Op.STRUCT) {
            nested(layout, at, value, frame);
        } else {
            frame.objects()[frame.o() + layout.slot(at)] = object(layout, at, value);
        }
    }

    private static void nested(MessageLayout layout, int struct, Object value, Frame frame) {
        if (value instanceof Map<?, ?> map) {
            message(layout, struct, map, frame);
        } else if (value instanceof DynamicMessage message && message.layout().isSameType(layout.nested(struct))) {
            MessageLayout type = layout.nested(struct);
            Frame from = message.frame();
            int n = frame.n() + layout.firstNumber(struct);
            int o = frame.o() + layout.firstObject(struct);
            System.arraycopy(from.numbers(), from.n(), frame.numbers(), n, type.numbers(0));
            System.arraycopy(from.objects(), from.o(), frame.objects(), o, type.objects(0));
        } else {
            Map<String, Object> members = KnownTypes.members(layout.nestedType(struct), value);
            if (members.isEmpty()) {
                throw wrongKind(layout, struct, "a map of its members", value);
            }
            message(layout, struct, members, frame);
        }
    }

    private static Object object(MessageLayout layout, int at, Object value) {
        byte op = layout.op(at);
        if (Op.isText(op)) {
            return text(layout, at, value);
        }
        int size = size(layout, at, value);
        if (!Op.isCounted(op)) {
            checkLength(size, Steps.clamped(layout.count(at)));
        } else if (layout.count(at) != 0 && size > Steps.clamped(layout.count(at))) {
            throw new InvalidMessageException(
                    "sequence-bound",
                    "has " + size + " elements; the bound is "
                            + layout.fieldType(at).capacity() + ". Give fewer.");
        }
        if (!Op.hasElements(op)) {
            return primitives(op, value, size);
        }
        return layout.op(at + 1) == Op.STRUCT
                ? messages(layout, at + 1, value, size)
                : texts(layout, at + 1, value, size);
    }

    private static int size(MessageLayout layout, int at, Object value) {
        if (value instanceof Collection<?> collection) {
            return collection.size();
        }
        if (value instanceof PrimitiveSequence sequence && !Op.hasElements(layout.op(at))) {
            return sequence.size();
        }
        if (value.getClass().isArray()) {
            return Array.getLength(value);
        }
        throw wrongKind(layout, at, "an array or a collection", value);
    }

    static String text(MessageLayout layout, int at, Object value) {
        if (!(value instanceof CharSequence)) {
            throw wrongKind(layout, at, "text", value);
        }
        String text = value.toString();
        int bound = StepBuilder.textBound(layout, at);
        if (layout.op(at) == Op.STRING) {
            long bytes = CdrSize.string(0, text) - EMPTY_STRING_SIZE;
            if (bytes > bound) {
                throw new InvalidMessageException(
                        "string-bound", "has " + bytes + " bytes as UTF-8; the bound is " + bound + ". Give fewer.");
            }
        } else if (text.length() > bound) {
            throw new InvalidMessageException(
                    "wstring-bound", "has " + text.length() + " UTF-16 units; the bound is " + bound + ". Give fewer.");
        }
        return text;
    }

    private static PrimitiveSequence primitives(byte op, Object value, int size) {
        PrimitiveSequence same = SequenceForms.sameBits(op, value);
        if (same != null) {
            return same;
        }
        SequenceBuilder sequence = new SequenceBuilder(op, size);
        List<Object> elements = elements(value, size);
        int i = 0;
        try {
            for (; i < size; i++) {
                sequence.add(NumberReader.bits(Op.single(op), required(elements.get(i))));
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return sequence.build();
    }

    private static List<String> texts(MessageLayout layout, int element, Object value, int size) {
        List<String> texts = new ArrayList<>();
        List<Object> elements = elements(value, size);
        try {
            for (Object each : elements) {
                texts.add(text(layout, element, required(each)));
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, texts.size());
        }
        return Collections.unmodifiableList(texts);
    }

    private static MessageList messages(MessageLayout layout, int struct, Object value, int size) {
        if (value instanceof MessageList list && list.elementLayout().isSameType(layout.nested(struct))) {
            return list;
        }
        MessageList list = new MessageList(layout, struct, size);
        List<Object> elements = elements(value, size);
        int i = 0;
        try {
            for (; i < size; i++) {
                nested(layout, struct, required(elements.get(i)), list.frame(i));
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return list;
    }

    /** The elements of a collection, a sequence or an array of any kind, boxed; as many as were checked. */
    private static List<Object> elements(Object value, int size) {
        if (value instanceof Collection<?> collection) {
            List<Object> elements = Arrays.asList(collection.toArray());
            checkUnchanged(elements.size(), size);
            return elements;
        }
        Object array = value instanceof PrimitiveSequence sequence ? SequenceForms.toArray(sequence) : value;
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        return elements;
    }

    private static InvalidMessageException wrongKind(MessageLayout layout, int at, String expected, Object value) {
        FieldType type = layout.fieldType(at);
        return new InvalidMessageException(
                "value-kind", "is " + NumberReader.shown(value) + "; " + type + " takes " + expected + ".");
    }
}
