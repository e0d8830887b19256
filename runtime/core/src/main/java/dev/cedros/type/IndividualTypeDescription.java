package dev.cedros.type;

import java.util.List;

/**
 * One message type without the types it refers to.
 *
 * @param typeName its three-part name
 * @param fields its members in wire order; empty when it has none (the wire and the hash then have
 *     {@link Field#PLACEHOLDER})
 * @param constants its constants in declared order
 */
public record IndividualTypeDescription(String typeName, List<Field> fields, List<Constant> constants) {
    /** Copies the lists. */
    public IndividualTypeDescription {
        fields = List.copyOf(fields);
        constants = List.copyOf(constants);
    }

    /** Whether any member belongs to the key. */
    public boolean isKeyed() {
        return fields.stream().anyMatch(Field::key);
    }

    /** The members that are on the wire: the declared ones, or the placeholder when there are none. */
    public List<Field> wireFields() {
        return fields.isEmpty() ? List.of(Field.PLACEHOLDER) : fields;
    }
}
