package dev.cedros.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The encoded messages of any row, in turn. */
@State(Scope.Thread)
public class EveryRow extends RowState {
    /** The name of the row. */
    @Param({
        "tf-1",
        "tf-3",
        "tf-20",
        "tf-50",
        "marker",
        "marker-array-10",
        "joint-state-1",
        "joint-state-12",
        "joint-state-100",
        "laser-scan-1000",
        "laser-scan-1080",
        "float64-multi-array",
        "uint8-multi-array-64k",
        "byte-multi-array-64",
        "byte-multi-array-4k",
        "byte-multi-array-64k",
        "image",
        "point-cloud2",
        "reference-marker",
        "reference-marker-array-20",
        "pose-array-1000",
        "path-1000",
        "empty",
        "bool",
        "int32",
        "string",
        "header"
    })
    public String row = "";

    @Override
    final String name() {
        return row;
    }
}
