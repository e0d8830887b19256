package dev.cedros.processor.packed;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.function.Executable;

/** What any immutable list without nulls does, compared with an {@link ArrayList} of the same elements. */
final class ListContract<E> {
    private final List<E> list;
    private final List<E> model;

    private ListContract(List<E> list, List<E> model) {
        this.list = list;
        this.model = model;
    }

    static <E> void check(List<E> list, List<E> model) {
        ListContract<E> contract = new ListContract<>(list, new ArrayList<>(model));
        contract.elements();
        contract.search();
        contract.equality();
        contract.iterators();
        contract.arrays();
        contract.streams();
        contract.subLists();
        contract.refusals();
        assertEquals(model, list, "nothing of that changed it");
    }

    private void elements() {
        assertEquals(model.size(), list.size());
        assertEquals(model.isEmpty(), list.isEmpty());
        for (int i = 0; i < model.size(); i++) {
            assertEquals(model.get(i), list.get(i));
        }
        for (int outside : new int[] {-1, model.size(), Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            IndexOutOfBoundsException e = assertThrows(IndexOutOfBoundsException.class, () -> list.get(outside));
            assertEquals("Index " + outside + " out of bounds for length " + model.size(), e.getMessage());
        }
        if (model.size() <= 32) {
            assertEquals(model.toString(), list.toString());
        } else {
            String shown = model.subList(0, 32).toString();
            assertEquals(
                    shown.substring(0, shown.length() - 1) + ", … " + model.size() + " elements]", list.toString());
        }
    }

    private void search() {
        for (E element : model) {
            assertTrue(list.contains(element));
            assertEquals(model.indexOf(element), list.indexOf(element));
            assertEquals(model.lastIndexOf(element), list.lastIndexOf(element));
        }
        for (Object absent : new Object[] {null, "absent", 1, list}) {
            assertFalse(list.contains(absent));
            assertEquals(-1, list.indexOf(absent));
            assertEquals(-1, list.lastIndexOf(absent));
            assertFalse(list.containsAll(Collections.singletonList(absent)));
        }
        assertTrue(list.containsAll(model));
        assertTrue(list.containsAll(List.of()));
    }

    private void equality() {
        for (List<E> same : List.of(model, new LinkedList<>(model), Collections.unmodifiableList(model), list)) {
            assertTrue(list.equals(same));
            assertTrue(same.equals(list));
            assertEquals(same.hashCode(), list.hashCode());
        }
        List<Object> longer = new ArrayList<>(model);
        longer.add("one more");
        List<Object> withNull = new ArrayList<>(model);
        withNull.add(0, null);
        List<List<Object>> others = new ArrayList<>(List.of(longer, withNull));
        if (!model.isEmpty()) {
            List<Object> changed = new ArrayList<>(model);
            changed.set(model.size() - 1, "another");
            others.add(changed);
            others.add(new ArrayList<>(model.subList(1, model.size())));
        }
        for (List<Object> other : others) {
            assertFalse(list.equals(other));
            assertFalse(other.equals(list));
        }
        assertNotEquals(null, list);
        assertNotEquals(list, "a list");
    }

    private void iterators() {
        List<E> seen = new ArrayList<>();
        for (E element : list) {
            seen.add(element);
        }
        assertEquals(model, seen);
        seen.clear();
        list.forEach(seen::add);
        assertEquals(model, seen);
        var iterator = list.iterator();
        while (iterator.hasNext()) {
            iterator.next();
        }
        assertThrows(NoSuchElementException.class, iterator::next);
        for (int start : new int[] {0, model.size() / 2, model.size()}) {
            walk(list.listIterator(start), model.listIterator(start), new Random(start));
        }
        walk(list.listIterator(), model.listIterator(), new Random(7));
        assertThrows(IndexOutOfBoundsException.class, () -> list.listIterator(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> list.listIterator(model.size() + 1));
    }

    private void walk(ListIterator<E> actual, ListIterator<E> expected, Random random) {
        for (int step = 0; step < 50; step++) {
            assertEquals(expected.hasNext(), actual.hasNext());
            assertEquals(expected.hasPrevious(), actual.hasPrevious());
            assertEquals(expected.nextIndex(), actual.nextIndex());
            assertEquals(expected.previousIndex(), actual.previousIndex());
            if (random.nextBoolean()) {
                if (expected.hasNext()) {
                    assertEquals(expected.next(), actual.next());
                } else {
                    assertThrows(NoSuchElementException.class, actual::next);
                }
            } else if (expected.hasPrevious()) {
                assertEquals(expected.previous(), actual.previous());
            } else {
                assertThrows(NoSuchElementException.class, actual::previous);
            }
        }
        refused(actual::remove);
        refused(() -> actual.set(null));
        refused(() -> actual.add(null));
    }

    private void arrays() {
        assertArrayEquals(model.toArray(), list.toArray());
        assertArrayEquals(model.toArray(new Object[0]), list.toArray(new Object[0]));
        assertArrayEquals(model.toArray(Object[]::new), list.toArray(Object[]::new));
        Object[] roomy = new Object[model.size() + 2];
        roomy[model.size()] = "replaced";
        roomy[model.size() + 1] = "kept";
        Object[] filled = list.toArray(roomy.clone());
        assertArrayEquals(model.toArray(roomy.clone()), filled);
    }

    private void streams() {
        assertEquals(model, list.stream().collect(Collectors.toList()));
        assertEquals(model, list.parallelStream().collect(Collectors.toList()));
        assertEquals(model.size(), list.spliterator().getExactSizeIfKnown());
    }

    private void subLists() {
        int size = model.size();
        for (int[] range :
                new int[][] {{0, size}, {0, size / 2}, {size / 3, size}, {size, size}, {size / 2, size / 2}}) {
            List<E> part = list.subList(range[0], range[1]);
            List<E> expected = model.subList(range[0], range[1]);
            assertEquals(expected, part);
            assertEquals(part, expected);
            assertEquals(expected.hashCode(), part.hashCode());
            assertEquals(expected, new ArrayList<>(part));
            refused(() -> part.clear());
        }
        assertThrows(IndexOutOfBoundsException.class, () -> list.subList(-1, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> list.subList(0, size + 1));
        assertThrows(IndexOutOfBoundsException.class, () -> list.subList(1, 0));
    }

    /** Also what would change nothing. */
    private void refusals() {
        E element = model.isEmpty() ? null : model.get(0);
        refused(() -> list.add(element));
        refused(() -> list.add(0, element));
        refused(() -> list.addAll(List.of()));
        refused(() -> list.addAll(0, List.of()));
        refused(() -> list.set(0, element));
        refused(() -> list.remove(0));
        refused(() -> list.remove((Object) "absent"));
        refused(() -> list.removeAll(List.of()));
        refused(() -> list.removeIf(each -> false));
        refused(() -> list.retainAll(model));
        refused(() -> list.replaceAll(each -> each));
        refused(() -> list.sort(null));
        refused(list::clear);
        var iterator = list.iterator();
        refused(iterator::remove);
    }

    private static void refused(Executable change) {
        assertThrows(UnsupportedOperationException.class, change);
    }
}
