package dev.cedros.codec;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Finds the generated indexes of a class loader. */
final class IndexLoader {
    /** More failures than a class path can have; where the list of services itself is broken, each step is one. */
    private static final int MOST_FAILURES = 1000;

    private IndexLoader() {}

    /** The indexes that the class loader of the runtime finds. */
    static MessageIndex program() {
        return Program.INDEX;
    }

    /** All indexes as one, with what kept others from being loaded. */
    static MessageIndex load(ClassLoader loader) {
        List<MessageIndex> found = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        Iterator<MessageIndex> indexes =
                ServiceLoader.load(MessageIndex.class, loader).iterator();
        while (failures.size() < MOST_FAILURES) {
            try {
                if (!indexes.hasNext()) {
                    break;
                }
                found.add(indexes.next());
            } catch (ServiceConfigurationError | LinkageError e) {
                // A jar whose index is broken does not make all others useless.
                failures.add(String.valueOf(e.getMessage()));
            }
        }
        return combine(found, failures);
    }

    private static MessageIndex combine(List<MessageIndex> found, List<String> failures) {
        // Alone, the generated index is asked directly.
        return found.size() == 1 && failures.isEmpty() ? found.get(0) : new CombinedIndex(found, failures);
    }

    /** Loaded once, when it is first asked for. */
    private static final class Program {
        private static final MessageIndex INDEX = load(IndexLoader.class.getClassLoader());
    }
}
