package dev.cedros.benchmarks;

import dev.cedros.interfaces.geometry_msgs.msg.PoseArray;
import dev.cedros.interfaces.geometry_msgs.msg.PoseArrayCodec;
import dev.cedros.interfaces.nav_msgs.msg.Path;
import dev.cedros.interfaces.nav_msgs.msg.PathCodec;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessage;
import dev.cedros.interfaces.tf2_msgs.msg.TFMessageCodec;
import dev.cedros.interfaces.visualization_msgs.msg.Marker;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerArray;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerArrayCodec;
import dev.cedros.interfaces.visualization_msgs.msg.MarkerCodec;

/** The codecs of transforms, poses, paths and markers. */
final class ShapeCodecs {
    static final Codec<TFMessage> TRANSFORMS = new Codec<>(
            TFMessageCodec.TYPE,
            TFMessageCodec::encode,
            TFMessageCodec::encode,
            TFMessageCodec::decode,
            TFMessageCodec::serializedSize,
            TFMessageCodec::serializedSizeEstimate,
            TFMessageCodec::decodeOwned,
            TFMessageCodec::decodeBorrowed);

    static final Codec<PoseArray> POSES = new Codec<>(
            PoseArrayCodec.TYPE,
            PoseArrayCodec::encode,
            PoseArrayCodec::encode,
            PoseArrayCodec::decode,
            PoseArrayCodec::serializedSize,
            PoseArrayCodec::serializedSizeEstimate,
            PoseArrayCodec::decodeOwned,
            PoseArrayCodec::decodeBorrowed);

    static final Codec<Path> PATH = new Codec<>(
            PathCodec.TYPE,
            PathCodec::encode,
            PathCodec::encode,
            PathCodec::decode,
            PathCodec::serializedSize,
            PathCodec::serializedSizeEstimate,
            PathCodec::decodeOwned,
            PathCodec::decodeBorrowed);

    static final Codec<Marker> MARKER = new Codec<>(
            MarkerCodec.TYPE,
            MarkerCodec::encode,
            MarkerCodec::encode,
            MarkerCodec::decode,
            MarkerCodec::serializedSize,
            MarkerCodec::serializedSizeEstimate,
            MarkerCodec::decodeOwned,
            MarkerCodec::decodeBorrowed);

    static final Codec<MarkerArray> MARKERS = new Codec<>(
            MarkerArrayCodec.TYPE,
            MarkerArrayCodec::encode,
            MarkerArrayCodec::encode,
            MarkerArrayCodec::decode,
            MarkerArrayCodec::serializedSize,
            MarkerArrayCodec::serializedSizeEstimate,
            MarkerArrayCodec::decodeOwned,
            MarkerArrayCodec::decodeBorrowed);

    private ShapeCodecs() {}
}
