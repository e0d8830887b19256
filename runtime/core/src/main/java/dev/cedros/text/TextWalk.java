package dev.cedros.text;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.io.IOException;

/** Reads a message along its layout and hands what it finds to a form. Checks what decoding checks, with the same errors. */
final class TextWalk {
    private final MessageLayout layout;
    private final CdrReader in;
    private TextForm form;

    private TextWalk(MessageLayout layout, CdrReader in, TextForm form) {
        this.layout = layout;
        this.in = in;
        this.form = form;
    }

    /** Reads one message with its header, to the end of the data. */
    static void run(MessageLayout layout, CdrReader in, TextForm form) throws IOException {
        try {
            in.readEncapsulation();
            new TextWalk(layout, in, form).message(0);
            in.readEnd();
        } catch (CdrException e) {
            throw e.within(layout.typeName(), null);
        }
    }

    private void message(int struct) throws IOException {
        int i = struct + 1;
        if (layout.op(i) == Op.PLACEHOLDER) {
            in.skip(1, 1);
            form.emptyMessage();
            return;
        }
        form.beginMessage();
        int end = layout.extent(struct);
        try {
            for (; i < end; i = layout.extent(i)) {
                form.member(layout.name(i));
                value(i);
            }
        } catch (CdrException e) {
            throw e.within(null, layout.name(i));
        }
        form.endMessage();
    }

    private void value(int index) throws IOException {
        byte op = layout.op(index);
        switch (op) {
            case Op.STRUCT -> message(index);
            case Op.STRING -> form.text(in.readString(bound(index)));
            case Op.WSTRING -> form.text(in.readWstring(bound(index)));
            case Op.ARRAY, Op.SEQUENCE -> elements(index);
            default -> {
                if (Op.isNumber(op)) {
                    number(op, in.beginRun(layout.size(index), layout.size(index)));
                } else {
                    numbers(index, op);
                }
            }
        }
    }

    private void elements(int index) throws IOException {
        int count = count(index);
        if (layout.op(index) == Op.ARRAY) {
            in.checkCount(count, layout.smallestElement(index));
        }
        TextForm given = form;
        int shown = form.beginList(index, count);
        int i = 0;
        try {
            for (; i < count; i++) {
                if (i < shown) {
                    form.element(i);
                } else {
                    form = SilentForm.INSTANCE;
                }
                value(index + 1);
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        form = given;
        form.endList(count, shown);
    }

    private void numbers(int index, byte op) throws IOException {
        int count = count(index);
        int size = layout.size(index);
        if (form.takesBytes(op, count)) {
            in.checkCount(count, 1);
            form.bytes(in, count);
            return;
        }
        int at = in.beginElements(count, size);
        int shown = form.beginList(index, count);
        byte single = Op.single(op);
        int checked = single == Op.BOOL && in.options().strictBool() ? count : shown;
        int i = 0;
        try {
            for (; i < checked; at = in.moreElements()) {
                for (int end = Math.min(checked, in.elementsEnd(count)); i < end; i++, at += size) {
                    if (i < shown) {
                        form.element(i);
                        number(single, at);
                    } else {
                        in.getBool(at);
                    }
                }
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        in.skipElements();
        form.endList(count, shown);
    }

    private void number(byte op, int at) throws IOException {
        switch (op) {
            case Op.BOOL -> form.bool(in.getBool(at));
            case Op.INT8 -> form.integer(in.getInt8(at));
            case Op.UINT8 -> form.integer(in.getUint8(at));
            case Op.BYTE -> form.octet(in.getUint8(at));
            case Op.INT16 -> form.integer(in.getInt16(at));
            case Op.UINT16 -> form.integer(in.getUint16(at));
            case Op.INT32 -> form.integer(in.getInt32(at));
            case Op.UINT32 -> form.integer(in.getUint32(at));
            case Op.INT64 -> form.integer64(in.getInt64(at), false);
            case Op.UINT64 -> form.integer64(in.getInt64(at), true);
            case Op.FLOAT32 -> form.real(in.getFloat32(at));
            case Op.FLOAT64 -> form.real(in.getFloat64(at));
            default -> throw new IllegalStateException("Not a number: " + Op.name(op));
        }
    }

    /** How many elements there are, which for sequences the wire says. */
    private int count(int index) {
        if (!Op.isCounted(layout.op(index))) {
            return capacity(index);
        }
        int smallest = layout.smallestElement(index);
        return layout.count(index) == 0 ? in.readCount(smallest) : in.readCount(smallest, capacity(index));
    }

    private int bound(int index) {
        return layout.count(index) == 0 ? Integer.MAX_VALUE : capacity(index);
    }

    /** No data holds more than the ints count, so a number beyond them stands for as much. */
    private int capacity(int index) {
        int count = layout.count(index);
        return count < 0 ? Integer.MAX_VALUE : count;
    }
}
