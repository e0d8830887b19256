package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Origin;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** Counts what a constructor takes: the JVM allows 255 slots, one of which is the new object (JVMS 17, section 4.3.3). */
final class ConstructorSlots {
    private static final int MOST = 254;

    private ConstructorSlots() {}

    static void check(TypeElement type, ExecutableElement constructor, Problems problems) {
        int slots = constructor.getParameters().stream()
                .mapToInt(parameter -> isWide(parameter.asType().getKind()) ? 2 : 1)
                .sum();
        if (slots > MOST) {
            // The canonical constructor of a record often stands nowhere in the source.
            boolean isRecord = type.getKind() == ElementKind.RECORD;
            problems.add(
                    ProblemCode.CONSTRUCTOR_SLOTS,
                    Origin.of(isRecord ? type : constructor),
                    "The constructor of " + Names.shown(type) + " takes "
                            + constructor.getParameters().size() + " parameters in " + slots
                            + " slots, and the JVM allows " + MOST + "; a long or double takes two. Group members into"
                            + " nested messages, or use a class with setters.");
        }
    }

    private static boolean isWide(TypeKind kind) {
        return kind == TypeKind.LONG || kind == TypeKind.DOUBLE;
    }
}
