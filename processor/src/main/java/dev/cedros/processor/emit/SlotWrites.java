package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.plan.Slot;
import dev.cedros.processor.plan.Step;
import java.util.List;

/** Writes the members of runs at their constant offsets, with the padding between them. */
final class SlotWrites {
    private final Scope scope;
    private final PlacedWrites writes;

    SlotWrites(Scope scope, PlacedWrites writes) {
        this.scope = scope;
        this.writes = writes;
    }

    /** Writes a run of {@code message} at the cursor. */
    void write(Cursor cursor, Step.Run run) {
        slots(cursor, "message", "", "", run.slots(), 0);
    }

    /** Writes the members of {@code element}, which is the one slot of a run. */
    void writeElement(Cursor cursor, Step.Run run) {
        slots(cursor, "element", "", "element", run.slots().get(0).slots(), 0);
    }

    private void slots(Cursor cursor, String owner, String path, String localPrefix, List<Slot> slots, int start) {
        int end = start;
        for (Slot slot : slots) {
            if (slot.offset() > end) {
                scope.statement(writes.putPadding(cursor.at(end), slot.offset() - end));
            }
            slot(cursor, owner, path, localPrefix, slot);
            end = slot.end();
        }
    }

    private void slot(Cursor cursor, String owner, String path, String localPrefix, Slot slot) {
        MemberModel member = slot.member();
        String memberPath = path + member.rosName();
        CodeBlock value = MemberAccess.read(owner, member);
        if (slot.group() != null) {
            scope.at(memberPath);
            String name = Words.joined(localPrefix, member.javaName());
            String local = scope.local(name);
            scope.statement("$T $N = required($L)", slot.group().javaType(), local, value);
            slots(cursor, local, memberPath + ".", name, slot.slots(), slot.offset());
            return;
        }
        CodeBlock place = cursor.at(slot.offset());
        if (member.type().container() != Container.SINGLE) {
            scope.at(memberPath);
            String local = scope.local(Words.joined(localPrefix, member.javaName()));
            scope.statement("$T $N = required($L)", member.type().javaType(), local, value);
            scope.statement(
                    "checkLength($L, $L)",
                    Declared.size(member.type(), local),
                    Values.clamp(member.type().ros().capacity()));
            scope.statement(writes.putBulk(member.type(), place, CodeBlock.of("$N", local)));
            return;
        }
        // An accessor is the user's code, and may fail where the number itself cannot.
        if (member.reader().method() || Values.canFailToWrite(member.type().element())) {
            scope.at(memberPath);
        }
        scope.statement(writes.put(member.type().element(), place, value));
    }
}
