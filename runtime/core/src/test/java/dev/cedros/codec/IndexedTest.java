package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.InvalidMessageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** No list is gone through again for each of its elements, and those that need not be copied are not. */
class IndexedTest {
    /** A list whose elements are not to be asked for by index. */
    private static final class Linked extends LinkedList<Integer> {
        private static final long serialVersionUID = 1L;

        @Override
        public Integer get(int index) {
            throw new AssertionError("Element " + index + " was searched from the beginning");
        }
    }

    private static List<List<Integer>> views(List<Integer> list) {
        return List.of(
                Collections.unmodifiableList(list),
                Collections.synchronizedList(list),
                Collections.checkedList(list, Integer.class),
                list.subList(0, list.size()),
                Collections.unmodifiableList(Collections.synchronizedList(list)));
    }

    @Test
    void whatIsLinkedIsCopiedWhateverShowsIt() {
        List<Integer> numbers = IntStream.range(0, 100).boxed().toList();
        Linked linked = new Linked();
        linked.addAll(numbers);
        List<List<Integer>> all = new ArrayList<>(views(linked));
        all.add(linked);
        for (List<Integer> each : all) {
            List<Integer> indexed = Indexed.of(each);
            assertNotSame(each, indexed);
            for (int i = 0; i < numbers.size(); i++) {
                assertEquals(numbers.get(i), indexed.get(i));
            }
        }
    }

    @Test
    void whatIsQuickIsTheSame() {
        List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
        List<List<Integer>> all = new ArrayList<>(views(numbers));
        all.addAll(List.of(
                numbers,
                List.of(),
                List.of(1),
                List.of(1, 2, 3),
                Arrays.asList(1, 2, 3),
                Collections.emptyList(),
                new Vector<>(numbers),
                new CopyOnWriteArrayList<>(numbers),
                numbers.stream().toList()));
        all.forEach(each -> assertSame(each, Indexed.of(each)));
    }

    @Test
    void noListIsNamed() {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> Indexed.of(null));
        assertEquals("null-member", e.code());
    }
}
