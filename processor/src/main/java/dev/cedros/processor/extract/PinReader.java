package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.processor.model.Pin;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the type hash that an annotation pins a type to. */
final class PinReader {
    private static final Pattern HASH = Pattern.compile("RIHS01_[0-9a-f]{64}");

    private PinReader() {}

    /** The pin of an annotation; null if it has none, or one that is no hash, then the problem has been added. */
    static @Nullable Pin read(AnnotationUse use, String shownType, Problems problems) {
        Optional<Said> said = use.text("typeHash");
        if (said.isEmpty()) {
            return null;
        }
        String hash = said.get().text();
        if (!HASH.matcher(hash).matches()) {
            problems.add(
                    ProblemCode.INVALID_TYPE_HASH,
                    said.get().origin(),
                    "\"" + hash + "\" on " + shownType
                            + " is not a type hash, which is RIHS01_ and 64 hexadecimal digits in"
                            + " lower case. Correct it, or leave typeHash out.");
            return null;
        }
        return new Pin(hash, said.get().origin());
    }
}
