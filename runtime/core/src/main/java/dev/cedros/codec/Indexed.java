package dev.cedros.codec;

import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * Lists whose elements are reached by index; for generated code. An index needs no iterator, which the JVM removes only
 * where all lists that come by are of one class.
 */
public final class Indexed {
    private Indexed() {}

    /**
     * Returns the list itself if reaching an element by index is fast, a copy otherwise.
     *
     * @throws InvalidMessageException with code {@code null-member} if it is null
     */
    public static <E> List<E> of(@Nullable List<E> elements) {
        List<E> all = Checks.required(elements);
        return all instanceof RandomAccess ? all : new ArrayList<>(all);
    }
}
