package dev.cedros.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is known of a position stands for the positions that it may be, counted modulo 8; all of them are tried. */
class AlignmentTest {
    private static final int LARGEST = 8;

    private static List<Alignment> all() {
        List<Alignment> all = new ArrayList<>();
        for (int modulus = 1; modulus <= LARGEST; modulus *= 2) {
            for (int residue = 0; residue < modulus; residue++) {
                all.add(new Alignment(modulus, residue));
            }
        }
        return all;
    }

    private static Set<Integer> positions(Alignment alignment) {
        return IntStream.range(0, LARGEST)
                .filter(p -> p % alignment.modulus() == alignment.residue())
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Integer> mapped(Alignment alignment, IntUnaryOperator step) {
        return positions(alignment).stream()
                .map(p -> step.applyAsInt(p) % LARGEST)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void steppingOverBytesMovesEveryPosition() {
        for (Alignment alignment : all()) {
            for (int bytes = 0; bytes <= 2 * LARGEST; bytes++) {
                int step = bytes;
                assertEquals(mapped(alignment, p -> p + step), positions(alignment.advance(bytes)));
            }
        }
    }

    @Test
    void paddingIsKnownWhereAllPositionsHaveTheSame() {
        for (Alignment alignment : all()) {
            for (int bytes = 1; bytes <= LARGEST; bytes *= 2) {
                int unit = bytes;
                Set<Integer> paddings =
                        positions(alignment).stream().map(p -> -p & (unit - 1)).collect(Collectors.toSet());
                assertEquals(paddings.size() == 1, alignment.knows(bytes));
                if (alignment.knows(bytes)) {
                    assertEquals(paddings, Set.of(alignment.padding(bytes)));
                }
                assertEquals(mapped(alignment, p -> (p + unit - 1) & -unit), positions(alignment.align(bytes)));
            }
        }
    }

    @Test
    void oneOrTheOtherIsTheLeastThatHoldsForBoth() {
        for (Alignment one : all()) {
            for (Alignment other : all()) {
                Alignment both = one.or(other);
                assertTrue(positions(both).containsAll(positions(one)));
                assertTrue(positions(both).containsAll(positions(other)));
                for (Alignment stricter : all()) {
                    boolean holds = positions(stricter).containsAll(positions(one))
                            && positions(stricter).containsAll(positions(other));
                    assertTrue(!holds || stricter.modulus() <= both.modulus(), one + " or " + other);
                }
            }
        }
    }
}
