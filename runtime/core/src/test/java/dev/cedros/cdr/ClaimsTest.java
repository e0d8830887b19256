package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each object is taken once between two times that all are forgotten, however many there are and were before. */
class ClaimsTest {
    @Test
    void eachObjectIsTakenOnce() {
        Random random = new Random(1);
        Claims claims = new Claims();
        List<Object> objects = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            // Equal objects are not the same.
            objects.add(new StringBuilder().append(i % 3).toString());
        }
        int[] sizes = {0, 1, 7, 8, 9, 10, 31, 32, 33, 5, 5_000, 12, 64, 65_536, 9, 65_537, 8, 100_000, 20, 3};
        for (int round = 0; round < 3 * sizes.length; round++) {
            int size = sizes[round % sizes.length];
            Set<Object> model = Collections.newSetFromMap(new IdentityHashMap<>());
            int first = random.nextInt(objects.size() - size + 1);
            for (int i = 0; i < size; i++) {
                Object object = objects.get(first + (i % 5 == 4 ? random.nextInt(i) : i));
                assertEquals(model.add(object), claims.add(object));
            }
            for (Object object : model) {
                assertFalse(claims.add(object));
            }
            claims.clear();
        }
    }
}
