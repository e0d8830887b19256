package dev.cedros.processor.emit;

/** Joins words into Java names. */
final class Words {
    private Words() {}

    static String capitalized(String word) {
        return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** A local name for a member of a nested message: {@code pose} and {@code x} give {@code poseX}. */
    static String joined(String outer, String inner) {
        return outer.isEmpty() ? inner : outer + capitalized(inner);
    }
}
