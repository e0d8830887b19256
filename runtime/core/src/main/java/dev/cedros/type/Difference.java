package dev.cedros.type;

/**
 * One thing in which two descriptions differ.
 *
 * @param typeName the full name of the type, which both have
 * @param member the field or constant; empty when it is the type itself
 * @param here what the first description has, such as {@code int32}; empty when it lacks the member
 * @param there what the second has; empty when it lacks the member
 */
public record Difference(String typeName, String member, String here, String there) {
    /** Says it in a sentence that names the member. */
    @Override
    public String toString() {
        String subject = member.isEmpty() ? typeName : typeName + "." + member;
        if (here.isEmpty()) {
            return subject + " is missing here; there it is " + there + ".";
        }
        if (there.isEmpty()) {
            return subject + " is " + here + " here; there it is missing.";
        }
        return subject + " is " + here + " here and " + there + " there.";
    }
}
