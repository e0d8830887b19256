package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Origin;

/**
 * What is being read, so that problems can name it.
 *
 * @param name what the user calls it: {@code Imu.stamp}
 * @param origin where it is declared
 * @param problems what is wrong with the message it belongs to
 */
record Place(String name, Origin origin, Problems problems) {
    /** Adds a problem. */
    void problem(ProblemCode code, String message) {
        problems.add(code, origin, message);
    }

    /** The same at a smaller place. */
    Place at(Origin smaller) {
        return new Place(name, smaller, problems);
    }
}
