package dev.cedros.vectors;

import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Shape;
import dev.cedros.vectors.VectorSchema.Struct;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Writes and reads the values of vectors member by member along their schema, which shows that reader and writer do the same
 * as other implementations when they are called in order. Elements of arrays and sequences go one by one or in bulk.
 */
public final class SchemaWalk {
    private final VectorSchema schema;
    private final boolean bulk;

    /**
     * Makes a walk along a schema.
     *
     * @param bulk whether elements of primitives go in bulk
     */
    public SchemaWalk(VectorSchema schema, boolean bulk) {
        this.schema = schema;
        this.bulk = bulk;
    }

    /** Writes a value of the root type, without header. */
    public void write(Map<String, Object> value, CdrWriter out) {
        write(schema.root(), value, out, Struct::members);
    }

    /** Writes the members of the key alone. */
    public void writeKey(Map<String, Object> value, CdrWriter out) {
        write(schema.root(), value, out, Struct::keyMembers);
    }

    /** Reads a value of the root type. */
    public Map<String, Object> read(CdrReader in) {
        return read(schema.root(), in);
    }

    /** Which members of a type are written. */
    private interface Choice {
        List<Member> of(Struct struct);
    }

    private void write(Struct struct, Map<String, Object> value, CdrWriter out, Choice choice) {
        if (struct.members().isEmpty()) {
            out.writeUint8(0);
        }
        for (Member member : choice.of(struct)) {
            Object part = value.get(member.name());
            if (member.shape() == Shape.SINGLE) {
                writeElement(member, part, out, choice);
                continue;
            }
            // Only XCDR2, thus the key hash, has the size of such collections in front.
            boolean sized = !member.primitive() || member.type().endsWith("string");
            int begun = sized ? out.beginCollection() : -1;
            writeElements(member, (List<?>) part, out, choice);
            if (sized) {
                out.endCollection(begun);
            }
        }
    }

    private void writeElements(Member member, List<?> elements, CdrWriter out, Choice choice) {
        switch (member.shape()) {
            case SEQUENCE -> out.writeCount(elements.size());
            case BOUNDED -> out.writeCount(elements.size(), member.size());
            default -> {}
        }
        if (bulk && member.primitive()) {
            BulkElements.write(member, elements, out);
        } else {
            elements.forEach(element -> writeElement(member, element, out, choice));
        }
    }

    @SuppressWarnings("unchecked")
    private void writeElement(Member member, Object value, CdrWriter out, Choice choice) {
        switch (member.type()) {
            case "bool" -> out.writeBool((Boolean) value);
            case "byte", "char", "uint8" -> out.writeUint8(((Long) value).intValue());
            case "int8" -> out.writeInt8(((Long) value).byteValue());
            case "int16" -> out.writeInt16(((Long) value).shortValue());
            case "uint16" -> out.writeUint16(((Long) value).intValue());
            case "int32" -> out.writeInt32(((Long) value).intValue());
            case "uint32" -> out.writeUint32((Long) value);
            case "int64" -> out.writeInt64((Long) value);
            case "uint64" -> out.writeUint64((Long) value);
            case "float32" -> out.writeFloat32((Float) value);
            case "float64" -> out.writeFloat64((Double) value);
            case "string" -> {
                if (member.textBound() < 0) {
                    out.writeString((String) value);
                } else {
                    out.writeString((String) value, member.textBound());
                }
            }
            case "wstring" -> {
                if (member.textBound() < 0) {
                    out.writeWstring((String) value);
                } else {
                    out.writeWstring((String) value, member.textBound());
                }
            }
            default -> write(schema.nested(member), (Map<String, Object>) value, out, choice);
        }
    }

    private Map<String, Object> read(Struct struct, CdrReader in) {
        if (struct.members().isEmpty()) {
            in.readUint8();
        }
        Map<String, Object> value = new LinkedHashMap<>();
        for (Member member : struct.members()) {
            value.put(member.name(), readMember(member, in));
        }
        return value;
    }

    private Object readMember(Member member, CdrReader in) {
        ToIntFunction<CdrReader> count = switch (member.shape()) {
            case SINGLE -> reader -> -1;
            case ARRAY -> reader -> member.size();
            case BOUNDED -> reader -> reader.readCount(1, member.size());
            case SEQUENCE -> reader -> reader.readCount(1);
        };
        int size = count.applyAsInt(in);
        if (size < 0) {
            return readElement(member, in);
        }
        if (bulk && member.primitive()) {
            return BulkElements.read(member, size, in);
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            elements.add(readElement(member, in));
        }
        return elements;
    }

    private Object readElement(Member member, CdrReader in) {
        boolean bounded = member.textBound() >= 0;
        return switch (member.type()) {
            case "bool" -> in.readBool();
            case "byte", "char", "uint8" -> (long) in.readUint8();
            case "int8" -> (long) in.readInt8();
            case "int16" -> (long) in.readInt16();
            case "uint16" -> (long) in.readUint16();
            case "int32" -> (long) in.readInt32();
            case "uint32" -> in.readUint32();
            case "int64" -> in.readInt64();
            case "uint64" -> in.readUint64();
            case "float32" -> in.readFloat32();
            case "float64" -> in.readFloat64();
            case "string" -> bounded ? in.readString(member.textBound()) : in.readString();
            case "wstring" -> bounded ? in.readWstring(member.textBound()) : in.readWstring();
            default -> read(schema.nested(member), in);
        };
    }
}
