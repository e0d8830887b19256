package dev.cedros.benchmarks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** All rows, by their names. */
public final class Rows {
    private static final int KIB_4 = 4 << 10;
    private static final int KIB_64 = 64 << 10;
    private static final Map<String, Row<?>> ROWS = new LinkedHashMap<>();

    /** How many messages a row has; a power of two. */
    private static final int INSTANCES = 32;

    /** How many there are where a message takes megabytes. */
    private static final int LARGE_INSTANCES = 4;

    static {
        add(INSTANCES, "tf-1", ShapeCodecs.TRANSFORMS, n -> GeometrySamples.transforms(n, 1));
        add(INSTANCES, "tf-3", ShapeCodecs.TRANSFORMS, n -> GeometrySamples.transforms(n, 3));
        add(INSTANCES, "tf-20", ShapeCodecs.TRANSFORMS, n -> GeometrySamples.transforms(n, 20));
        add(INSTANCES, "tf-50", ShapeCodecs.TRANSFORMS, n -> GeometrySamples.transforms(n, 50));
        add(INSTANCES, "marker", ShapeCodecs.MARKER, MarkerSamples::few);
        add(INSTANCES, "marker-array-10", ShapeCodecs.MARKERS, n -> MarkerSamples.few(n, 10));
        add(INSTANCES, "joint-state-1", SensorCodecs.JOINTS, n -> SensorSamples.joints(n, 1));
        add(INSTANCES, "joint-state-12", SensorCodecs.JOINTS, n -> SensorSamples.joints(n, 12));
        add(INSTANCES, "joint-state-100", SensorCodecs.JOINTS, n -> SensorSamples.joints(n, 100));
        add(INSTANCES, "laser-scan-1000", SensorCodecs.SCAN, n -> SensorSamples.scan(n, 1000));
        add(INSTANCES, "laser-scan-1080", SensorCodecs.SCAN, n -> SensorSamples.scan(n, 1080));
        add(INSTANCES, "float64-multi-array", BasicCodecs.DOUBLES, n -> BasicSamples.doubles(n, 1000));
        add(INSTANCES, "uint8-multi-array-64k", BasicCodecs.UNSIGNED_BYTES, n -> BasicSamples.unsignedBytes(n, KIB_64));
        add(INSTANCES, "byte-multi-array-64", BasicCodecs.BYTES, n -> BasicSamples.byteArray(n, 64));
        add(INSTANCES, "byte-multi-array-4k", BasicCodecs.BYTES, n -> BasicSamples.byteArray(n, KIB_4));
        add(INSTANCES, "byte-multi-array-64k", BasicCodecs.BYTES, n -> BasicSamples.byteArray(n, KIB_64));
        add(LARGE_INSTANCES, "image", SensorCodecs.IMAGE, SensorSamples::image);
        add(LARGE_INSTANCES, "point-cloud2", SensorCodecs.CLOUD, SensorSamples::cloud);
        add(INSTANCES, "reference-marker", ShapeCodecs.MARKER, MarkerSamples::reference);
        add(INSTANCES, "reference-marker-array-20", ShapeCodecs.MARKERS, n -> MarkerSamples.reference(n, 20));
        add(INSTANCES, "pose-array-1000", ShapeCodecs.POSES, n -> GeometrySamples.poses(n, 1000));
        add(INSTANCES, "path-1000", ShapeCodecs.PATH, n -> GeometrySamples.path(n, 1000));
        add(INSTANCES, "empty", BasicCodecs.EMPTY, BasicSamples::empty);
        add(INSTANCES, "bool", BasicCodecs.BOOL, BasicSamples::bool);
        add(INSTANCES, "int32", BasicCodecs.INT32, BasicSamples::int32);
        add(INSTANCES, "string", BasicCodecs.STRING, BasicSamples::string);
        add(INSTANCES, "header", BasicCodecs.HEADER, BasicSamples::header);
    }

    private Rows() {}

    private static <T> void add(int instances, String name, Codec<T> codec, IntFunction<T> sample) {
        ROWS.put(name, new Row<>(name, codec, sample, instances));
    }

    /** The names of all rows, in their order. */
    public static List<String> names() {
        return List.copyOf(ROWS.keySet());
    }

    /**
     * The row of this name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Row<?> named(String name) {
        Row<?> row = ROWS.get(name);
        if (row == null) {
            throw new IllegalArgumentException("No row is called " + name + "; there are " + ROWS.keySet());
        }
        return row;
    }
}
