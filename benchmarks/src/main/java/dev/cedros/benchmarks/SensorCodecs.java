package dev.cedros.benchmarks;

import dev.cedros.interfaces.sensor_msgs.msg.Image;
import dev.cedros.interfaces.sensor_msgs.msg.ImageCodec;
import dev.cedros.interfaces.sensor_msgs.msg.JointState;
import dev.cedros.interfaces.sensor_msgs.msg.JointStateCodec;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2Codec;

/** The codecs of what sensors send. */
final class SensorCodecs {
    static final Codec<JointState> JOINTS = new Codec<>(
            JointStateCodec.TYPE,
            JointStateCodec::encode,
            JointStateCodec::encode,
            JointStateCodec::decode,
            JointStateCodec::serializedSize,
            JointStateCodec::serializedSizeEstimate,
            JointStateCodec::decodeOwned,
            JointStateCodec::decodeBorrowed);

    static final Codec<LaserScan> SCAN = new Codec<>(
            LaserScanCodec.TYPE,
            LaserScanCodec::encode,
            LaserScanCodec::encode,
            LaserScanCodec::decode,
            LaserScanCodec::serializedSize,
            LaserScanCodec::serializedSizeEstimate,
            LaserScanCodec::decodeOwned,
            LaserScanCodec::decodeBorrowed);

    static final Codec<Image> IMAGE = new Codec<>(
            ImageCodec.TYPE,
            ImageCodec::encode,
            ImageCodec::encode,
            ImageCodec::decode,
            ImageCodec::serializedSize,
            ImageCodec::serializedSizeEstimate,
            ImageCodec::decodeOwned,
            ImageCodec::decodeBorrowed);

    static final Codec<PointCloud2> CLOUD = new Codec<>(
            PointCloud2Codec.TYPE,
            PointCloud2Codec::encode,
            PointCloud2Codec::encode,
            PointCloud2Codec::decode,
            PointCloud2Codec::serializedSize,
            PointCloud2Codec::serializedSizeEstimate,
            PointCloud2Codec::decodeOwned,
            PointCloud2Codec::decodeBorrowed);

    private SensorCodecs() {}
}
