package dev.cedros.processor.check;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.model.MessageModel;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** The name of each codec is free. */
public final class NameClash implements Rule {
    private final Predicate<ClassName> isSource;
    private final Map<ClassName, String> owners = new HashMap<>();

    /**
     * A rule that remembers which codecs there will be.
     *
     * @param isSource whether a class is among the sources of this compilation
     */
    public NameClash(Predicate<ClassName> isSource) {
        this.isSource = isSource;
    }

    @Override
    public void check(MessageModel model, Problems problems) {
        String owner = owners.putIfAbsent(model.codec(), model.key());
        if (owner != null && !owner.equals(model.key())) {
            problems.add(
                    ProblemCode.NAME_CLASH,
                    model.origin(),
                    "The codecs of " + shown(model.key()) + " and " + shown(owner) + " would both be called "
                            + model.codec().canonicalName() + ". Rename one of the messages.");
        } else if (isSource.test(model.codec())) {
            problems.add(ProblemCode.NAME_CLASH, model.origin(), taken(model.key(), model.codec()));
        }
    }

    /** What to say when something else has taken the name of a codec. */
    public static String taken(String message, ClassName codec) {
        return "The codec of " + shown(message) + " would be called " + codec.canonicalName()
                + ", but there is such a class already. Rename one of the two.";
    }

    /** Derived types have no class of their own that could be named. */
    private static String shown(String key) {
        int mark = key.indexOf('#');
        return mark < 0 ? key : "the derived type " + key.substring(mark + 1) + " of " + key.substring(0, mark);
    }
}
