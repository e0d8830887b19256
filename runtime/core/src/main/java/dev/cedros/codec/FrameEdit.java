package dev.cedros.codec;

import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MemberPath;
import dev.cedros.layout.MemberPathException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.PrimitiveSequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies the values of a message with one changed: what lies on the way to it is copied, the rest shared. */
final class FrameEdit {
    private FrameEdit() {}

    static Frame with(MessageLayout layout, Frame values, MemberPath path, @Nullable Object value) {
        Place.checkType(layout, path);
        Frame copy = copy(layout, values);
        Frame at = copy;
        for (int i = 0; i < Place.frames(layout, path); i++) {
            int slot = at.o() + layout.slot(path.collection(i));
            MessageList elements = ((MessageList) at.objects()[slot]).copy();
            at.objects()[slot] = elements;
            at = elements.frame(Place.checked(layout, path, i, elements.size));
        }
        try {
            set(layout, path, Checks.required(value), at);
        } catch (MemberPathException e) {
            throw e;
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(e, layout.typeName(), path.toString());
        }
        return copy;
    }

    /** A frame with the same values in rows that hold nothing else. */
    static Frame copy(MessageLayout layout, Frame values) {
        Frame copy = Frame.empty(layout);
        System.arraycopy(values.numbers(), values.n(), copy.numbers(), 0, copy.numbers().length);
        System.arraycopy(values.objects(), values.o(), copy.objects(), 0, copy.objects().length);
        return copy;
    }

    private static void set(MessageLayout layout, MemberPath path, Object value, Frame at) {
        int last = path.depth() - 1;
        if (Place.frames(layout, path) == path.depth()) {
            ValueReader.member(layout, path.instruction(), value, at);
            return;
        }
        // An element of a sequence of primitives or of texts: all of it is made anew.
        int slot = at.o() + layout.slot(path.collection(last));
        if (path.isPrimitiveElement()) {
            at.objects()[slot] = elements(layout, path, value, (PrimitiveSequence) at.objects()[slot]);
        } else {
            List<Object> texts = new ArrayList<>((List<?>) at.objects()[slot]);
            int index = Place.checked(layout, path, last, texts.size());
            texts.set(index, ValueReader.text(layout, path.instruction(), value));
            at.objects()[slot] = Collections.unmodifiableList(texts);
        }
    }

    private static PrimitiveSequence elements(
            MessageLayout layout, MemberPath path, Object value, PrimitiveSequence old) {
        byte op = layout.op(path.instruction());
        int index = Place.checked(layout, path, path.depth() - 1, old.size());
        long changed = NumberReader.bits(Op.single(op), value);
        SequenceBuilder elements = new SequenceBuilder(op, old.size());
        for (int i = 0; i < old.size(); i++) {
            elements.add(i == index ? changed : SequenceForms.bits(op, old, i));
        }
        return elements.build();
    }
}
