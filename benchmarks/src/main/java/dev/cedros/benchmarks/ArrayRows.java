package dev.cedros.benchmarks;

/** The rows of lists of numbers, with the records of {@link WithArrays}. */
final class ArrayRows {
    private static final Codec<WithArrays.PoseArray> POSES = new Codec<>(
            WithArrays_PoseArrayCodec.TYPE,
            WithArrays_PoseArrayCodec::encode,
            WithArrays_PoseArrayCodec::encode,
            WithArrays_PoseArrayCodec::decode,
            WithArrays_PoseArrayCodec::serializedSize,
            WithArrays_PoseArrayCodec::serializedSizeEstimate,
            WithArrays_PoseArrayCodec::decodeOwned,
            WithArrays_PoseArrayCodec::decodeBorrowed);

    private static final Codec<WithArrays.Marker> MARKER = new Codec<>(
            WithArrays_MarkerCodec.TYPE,
            WithArrays_MarkerCodec::encode,
            WithArrays_MarkerCodec::encode,
            WithArrays_MarkerCodec::decode,
            WithArrays_MarkerCodec::serializedSize,
            WithArrays_MarkerCodec::serializedSizeEstimate,
            WithArrays_MarkerCodec::decodeOwned,
            WithArrays_MarkerCodec::decodeBorrowed);

    private static final Codec<WithArrays.MarkerArray> MARKERS = new Codec<>(
            WithArrays_MarkerArrayCodec.TYPE,
            WithArrays_MarkerArrayCodec::encode,
            WithArrays_MarkerArrayCodec::encode,
            WithArrays_MarkerArrayCodec::decode,
            WithArrays_MarkerArrayCodec::serializedSize,
            WithArrays_MarkerArrayCodec::serializedSizeEstimate,
            WithArrays_MarkerArrayCodec::decodeOwned,
            WithArrays_MarkerArrayCodec::decodeBorrowed);

    private ArrayRows() {}

    /** The row with the same values. */
    static Row<?> like(Row<?> row) {
        return switch (row.type().typeName()) {
            case "geometry_msgs/msg/PoseArray" -> row.decoded(POSES);
            case "visualization_msgs/msg/Marker" -> row.decoded(MARKER);
            case "visualization_msgs/msg/MarkerArray" -> row.decoded(MARKERS);
            default -> throw new IllegalArgumentException("No records with arrays for " + row);
        };
    }
}
