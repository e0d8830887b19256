package dev.cedros.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The encoded messages of a row that has lists of nothing but numbers: points, colours or poses. */
@State(Scope.Thread)
public class PackableRow extends RowState {
    /** The name of the row. */
    @Param({"marker", "marker-array-10", "reference-marker", "reference-marker-array-20", "pose-array-1000"})
    public String row = "";

    @Override
    final String name() {
        return row;
    }
}
