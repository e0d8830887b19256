package dev.cedros.processor.check;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Origin;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** The names of the classes that will be written are free. */
public final class NameClash implements Rule {
    private final Predicate<ClassName> isSource;
    private final Map<ClassName, String> owners = new HashMap<>();

    /**
     * A rule that remembers which classes there will be.
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
            return;
        }
        checkFree("codec", model.key(), model.codec(), model.origin(), problems);
        checkFree("layout", model.key(), model.layout(), model.origin(), problems);
    }

    /** Checks the name of the class that stands for a service or action. */
    public void checkHandle(String key, ClassName handle, Origin origin, Problems problems) {
        String owner = owners.putIfAbsent(handle, key);
        if (owner != null && !owner.equals(key)) {
            // The names of the codecs are taken as well, and this was said there.
            problems.fail();
            return;
        }
        checkFree("handle", key, handle, origin, problems);
    }

    private void checkFree(String what, String key, ClassName name, Origin origin, Problems problems) {
        owners.put(name, key);
        if (isSource.test(name)) {
            problems.add(ProblemCode.NAME_CLASH, origin, taken(what, key, name));
        }
    }

    /** Whether a message, service or action has a name to itself. */
    public boolean isOwn(ClassName name, String key) {
        return key.equals(owners.get(name)) && !isSource.test(name);
    }

    /** What to say when something else has taken the name of a codec, a layout or a handle. */
    public static String taken(String what, String key, ClassName name) {
        return "The " + what + " of " + shown(key) + " would be called " + name.canonicalName()
                + ", but there is such a class already. Rename one of the two.";
    }

    /** Derived types have no class of their own that could be named. */
    private static String shown(String key) {
        int mark = key.indexOf('#');
        return mark < 0 ? key : "the derived type " + key.substring(mark + 1) + " of " + key.substring(0, mark);
    }
}
