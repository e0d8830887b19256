package dev.cedros.processor.check;

import dev.cedros.processor.model.Pin;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.TypeHash;

/** A type has the hash that its author says it has. */
public final class TypeHashPins {
    private TypeHashPins() {}

    /**
     * Checks one type.
     *
     * @param shown what messages to the user call it
     */
    public static void check(String shown, Pin pin, TypeDescription description, Problems problems) {
        String computed = TypeHash.of(description);
        if (computed.equals(pin.hash())) {
            return;
        }
        problems.add(
                ProblemCode.TYPE_HASH_MISMATCH,
                pin.origin(),
                shown + " has the type hash " + computed + ", not " + pin.hash()
                        + ". Its members are not those that the"
                        + " hash was made of: compare these with the definition that it belongs to, and correct them or"
                        + " typeHash." + TypeOutline.of(description));
    }
}
