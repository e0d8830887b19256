package dev.cedros.processor.index;

import com.palantir.javapoet.ClassName;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;

/**
 * What the user says the index is called: {@code -Acedros.index=pkg.Name}.
 *
 * @param name the class; null if nothing was said or what was said is not the name of a class
 * @param mistake the text that is not the name of a class; null if there is none
 */
record IndexOption(@Nullable ClassName name, @Nullable String mistake) {
    /** The option without {@code -A}. */
    static final String KEY = "cedros.index";

    /** Reads the value of the option, null if it is not given. */
    static IndexOption parse(@Nullable String value) {
        if (value == null) {
            return new IndexOption(null, null);
        }
        String text = value.strip();
        if (!SourceVersion.isName(text)) {
            return new IndexOption(null, text);
        }
        int dot = text.lastIndexOf('.');
        return new IndexOption(ClassName.get(text.substring(0, Math.max(0, dot)), text.substring(dot + 1)), null);
    }
}
