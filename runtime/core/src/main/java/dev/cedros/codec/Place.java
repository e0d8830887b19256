package dev.cedros.codec;

import static dev.cedros.error.Checks.present;

import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.PrimitiveSequence;
import java.util.List;

/**
 * The place in the values of a message that a path leads to. What is found there is checked against what the caller wants;
 * errors name the path.
 */
final class Place {
    private final MessageLayout layout;
    private final MemberPath path;

    /** The values of the innermost message on the way that has a frame of its own. */
    private final Frame frame;

    private Place(MessageLayout layout, MemberPath path, Frame frame) {
        this.layout = layout;
        this.path = path;
        this.frame = frame;
    }

    /** Goes to the place; an element that is not there is an error. */
    static Place of(MessageLayout layout, Frame values, MemberPath path) {
        checkType(layout, path);
        Frame at = values;
        int depth = frames(layout, path);
        for (int i = 0; i < depth; i++) {
            MessageList elements = (MessageList) at.object(layout.slot(path.collection(i)));
            at = elements.frame(checked(layout, path, i, elements.size));
        }
        return new Place(layout, path, at);
    }

    /** Checks that a path was resolved for the type. */
    static void checkType(MessageLayout layout, MemberPath path) {
        if (!present(path, "path").layout().isSameType(layout)) {
            throw new MemberPathException(
                            "path-type",
                            "the path '" + path + "' was resolved for "
                                    + path.layout().typeName()
                                    + ", not for this type. Resolve it with the layout of the message.")
                    .within(layout.typeName(), null);
        }
    }

    /** How many of the elements on the way are messages, and so have frames: all, or all but the last. */
    static int frames(MessageLayout layout, MemberPath path) {
        int last = path.depth() - 1;
        if (last < 0) {
            return 0;
        }
        int collection = path.collection(last);
        boolean message = Op.hasElements(layout.op(collection)) && layout.op(collection + 1) == Op.STRUCT;
        return message ? last + 1 : last;
    }

    /** The index that a path has at a depth, unless there are fewer elements. */
    static int checked(MessageLayout layout, MemberPath path, int depth, int size) {
        int index = path.element(depth);
        if (index >= size) {
            throw new MemberPathException(
                            "element-index", "has no element " + index + "; there are " + size + ", counted from 0.")
                    .within(layout.typeName(), path.toString());
        }
        return index;
    }

    /** The kind of number here; anything else is an error that says what was expected. */
    byte number(String expected) {
        byte op = layout.op(path.instruction());
        if (!Op.isNumber(op) && !path.isPrimitiveElement()) {
            throw wrongKind(expected);
        }
        return Op.single(op);
    }

    byte wholeNumber(String method) {
        String expected = method + " reads whole numbers";
        byte op = number(expected);
        if (!Op.primitive(op).isInteger()) {
            throw wrongKind(expected);
        }
        return op;
    }

    /** The number here in the form of frames. */
    long bits() {
        int at = path.instruction();
        if (!path.isPrimitiveElement()) {
            return frame.number(layout.slot(at));
        }
        PrimitiveSequence sequence = (PrimitiveSequence) frame.object(layout.slot(at));
        return SequenceForms.bits(layout.op(at), sequence, checked(layout, path, path.depth() - 1, sequence.size()));
    }

    String text() {
        if (!Op.isText(layout.op(path.instruction()))) {
            throw wrongKind("textAt reads string and wstring");
        }
        int last = path.depth() - 1;
        if (frames(layout, path) == path.depth()) {
            return (String) object();
        }
        List<?> texts = (List<?>) frame.object(layout.slot(path.collection(last)));
        return (String) texts.get(checked(layout, path, last, texts.size()));
    }

    /** The list of messages or of texts here. */
    List<?> list(boolean messages, String expected) {
        int at = path.instruction();
        if (!Op.hasElements(layout.op(at)) || (layout.op(at + 1) == Op.STRUCT) != messages) {
            throw wrongKind(expected);
        }
        return (List<?>) object();
    }

    <S extends PrimitiveSequence> S sequence(Class<S> kind) {
        byte op = layout.op(path.instruction());
        boolean several = Op.isPrimitiveArray(op) || Op.isPrimitiveSequence(op);
        if (!several || path.isPrimitiveElement() || !kind.isInstance(object())) {
            throw wrongKind("the caller asks for " + kind.getSimpleName());
        }
        return kind.cast(object());
    }

    DynamicMessage message() {
        if (layout.op(path.instruction()) != Op.STRUCT) {
            throw wrongKind("messageAt reads messages");
        }
        return FrameValues.message(layout, path.instruction(), frame);
    }

    int size() {
        byte op = layout.op(path.instruction());
        if (path.isPrimitiveElement() || Op.isNumber(op) || Op.isText(op) || op == Op.STRUCT) {
            throw wrongKind("sizeAt counts the elements of arrays and sequences");
        }
        return object() instanceof PrimitiveSequence sequence ? sequence.size() : ((List<?>) object()).size();
    }

    /** What is here, boxed. */
    Object value() {
        byte op = layout.op(path.instruction());
        if (op == Op.STRUCT) {
            return message();
        }
        if (Op.isText(op)) {
            return text();
        }
        return Op.isNumber(op) || path.isPrimitiveElement() ? FrameValues.box(Op.single(op), bits()) : object();
    }

    private Object object() {
        return frame.object(layout.slot(path.instruction()));
    }

    MemberPathException wrongKind(String expected) {
        String type = path.isPrimitiveElement()
                ? layout.fieldType(path.instruction()).element().toString()
                : layout.fieldType(path.instruction()).toString();
        return new MemberPathException("member-kind", "is " + type + "; " + expected + ".")
                .within(layout.typeName(), path.toString());
    }

    MemberPathException inexact(String problem) {
        return new MemberPathException("inexact-number", problem).within(layout.typeName(), path.toString());
    }
}
