package dev.cedros.importer;

import dev.cedros.error.CedrosException;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Where imported sources go, and what exists already.
 *
 * @param javaPackage the Java package above all others; the records of {@code std_msgs/msg} go into {@code
 *     javaPackage.std_msgs.msg}
 * @param known for the three-part name of a message or of a part of a service or action, the class that a library has
 *     for it
 */
public record ImportOptions(String javaPackage, Function<String, Optional<KnownType>> known) {
    private static final Pattern PACKAGE =
            Pattern.compile("[\\p{Lower}_$][\\p{Alnum}_$]*(?:\\.[\\p{Lower}_$][\\p{Alnum}_$]*)*");

    /**
     * Checks the package.
     *
     * @throws CedrosException with code {@code invalid-package} if it is no Java package whose parts begin with small
     *     letters
     */
    public ImportOptions {
        if (!PACKAGE.matcher(javaPackage).matches()) {
            throw new ImportException(
                    "invalid-package",
                    "'" + javaPackage + "' is no Java package. Write names that begin with a small letter, with dots"
                            + " between them, such as com.acme.robot.");
        }
        for (String part : javaPackage.split("\\.", -1)) {
            if (JavaWords.isReserved(part)) {
                throw new ImportException(
                        "invalid-package",
                        "'" + javaPackage + "' is no Java package, since '" + part
                                + "' is a word of the language. Choose another name.");
            }
        }
    }

    /** Options that know of no types but those that are imported. */
    public static ImportOptions of(String javaPackage) {
        return new ImportOptions(javaPackage, name -> Optional.empty());
    }
}
