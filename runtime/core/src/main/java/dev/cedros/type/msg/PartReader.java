package dev.cedros.type.msg;

import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Spelling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the lines of one message. Comments belong to what rosidl says they belong to. */
final class PartReader {
    private final String file;
    private final Names names;
    private final Function<String, FieldType> types;
    private final List<Member> members = new ArrayList<>();
    private final Map<String, Comments> comments = new HashMap<>();
    private final Map<String, Position> positions = new HashMap<>();
    private final Comments whole = new Comments();
    private Comments pending = new Comments();
    private @Nullable Comments last;
    private boolean begins = true;

    PartReader(String file, Names names, Function<String, FieldType> types) {
        this.file = file;
        this.names = names;
        this.types = types;
    }

    void add(SourceLine line) {
        if (line.isBlank()) {
            begins &= whole.isEmpty();
        } else if (line.isComment()) {
            addComment(line);
        } else {
            if (begins && whole.takeKey()) {
                // A mark right above the first member is not about the whole message.
                pending.add("# " + Comments.KEY);
            }
            begins = false;
            addMember(line);
        }
    }

    private void addComment(SourceLine line) {
        Comments target = begins ? whole : pending;
        if (line.start() > 0 && last != null) {
            target = last;
        }
        target.add(line.text().substring(line.start()));
    }

    private void addMember(SourceLine line) {
        Member member = MemberScanner.scan(file, names, types, line);
        Position earlier = positions.putIfAbsent(member.name(), member.position());
        if (earlier != null) {
            throw new DefinitionException(
                    file,
                    member.position(),
                    "'" + Spelling.shown(member.name()) + "' is already defined in line " + earlier.line()
                            + ". Give one of the two another name.");
        }
        members.add(member);
        if (member.comment() < line.text().length()) {
            pending.add(line.text().substring(member.comment()));
        }
        comments.put(member.name(), pending);
        last = pending;
        pending = new Comments();
    }

    MessageDefinition build(String typeName) {
        List<Field> fields = new ArrayList<>();
        List<Constant> constants = new ArrayList<>();
        Map<String, String> texts = new HashMap<>();
        for (Member member : members) {
            Comments about = comments.getOrDefault(member.name(), pending);
            if (member.constant()) {
                constants.add(new Constant(member.name(), member.type(), member.value()));
            } else {
                fields.add(new Field(member.name(), member.type(), member.value(), about.takeKey()));
            }
            String text = about.text();
            if (!text.isEmpty()) {
                texts.put(member.name(), text);
            }
        }
        return new MessageDefinition(
                new IndividualTypeDescription(typeName, fields, constants), whole.text(), texts, positions);
    }
}
