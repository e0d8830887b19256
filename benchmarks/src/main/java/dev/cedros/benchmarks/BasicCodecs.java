package dev.cedros.benchmarks;

import dev.cedros.interfaces.std_msgs.msg.Bool;
import dev.cedros.interfaces.std_msgs.msg.BoolCodec;
import dev.cedros.interfaces.std_msgs.msg.ByteMultiArray;
import dev.cedros.interfaces.std_msgs.msg.ByteMultiArrayCodec;
import dev.cedros.interfaces.std_msgs.msg.Empty;
import dev.cedros.interfaces.std_msgs.msg.EmptyCodec;
import dev.cedros.interfaces.std_msgs.msg.Float64MultiArray;
import dev.cedros.interfaces.std_msgs.msg.Float64MultiArrayCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.std_msgs.msg.HeaderCodec;
import dev.cedros.interfaces.std_msgs.msg.Int32;
import dev.cedros.interfaces.std_msgs.msg.Int32Codec;
import dev.cedros.interfaces.std_msgs.msg.StringCodec;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArray;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArrayCodec;

/** The codecs of std_msgs. */
final class BasicCodecs {
    static final Codec<Float64MultiArray> DOUBLES = new Codec<>(
            Float64MultiArrayCodec.TYPE,
            Float64MultiArrayCodec::encode,
            Float64MultiArrayCodec::encode,
            Float64MultiArrayCodec::decode,
            Float64MultiArrayCodec::serializedSize,
            Float64MultiArrayCodec::serializedSizeEstimate,
            Float64MultiArrayCodec::decodeOwned,
            Float64MultiArrayCodec::decodeBorrowed);

    static final Codec<UInt8MultiArray> UNSIGNED_BYTES = new Codec<>(
            UInt8MultiArrayCodec.TYPE,
            UInt8MultiArrayCodec::encode,
            UInt8MultiArrayCodec::encode,
            UInt8MultiArrayCodec::decode,
            UInt8MultiArrayCodec::serializedSize,
            UInt8MultiArrayCodec::serializedSizeEstimate,
            UInt8MultiArrayCodec::decodeOwned,
            UInt8MultiArrayCodec::decodeBorrowed);

    static final Codec<ByteMultiArray> BYTES = new Codec<>(
            ByteMultiArrayCodec.TYPE,
            ByteMultiArrayCodec::encode,
            ByteMultiArrayCodec::encode,
            ByteMultiArrayCodec::decode,
            ByteMultiArrayCodec::serializedSize,
            ByteMultiArrayCodec::serializedSizeEstimate,
            ByteMultiArrayCodec::decodeOwned,
            ByteMultiArrayCodec::decodeBorrowed);

    static final Codec<Empty> EMPTY = new Codec<>(
            EmptyCodec.TYPE,
            EmptyCodec::encode,
            EmptyCodec::encode,
            EmptyCodec::decode,
            EmptyCodec::serializedSize,
            EmptyCodec::serializedSizeEstimate,
            EmptyCodec::decodeOwned,
            EmptyCodec::decodeBorrowed);

    static final Codec<Bool> BOOL = new Codec<>(
            BoolCodec.TYPE,
            BoolCodec::encode,
            BoolCodec::encode,
            BoolCodec::decode,
            BoolCodec::serializedSize,
            BoolCodec::serializedSizeEstimate,
            BoolCodec::decodeOwned,
            BoolCodec::decodeBorrowed);

    static final Codec<Int32> INT32 = new Codec<>(
            Int32Codec.TYPE,
            Int32Codec::encode,
            Int32Codec::encode,
            Int32Codec::decode,
            Int32Codec::serializedSize,
            Int32Codec::serializedSizeEstimate,
            Int32Codec::decodeOwned,
            Int32Codec::decodeBorrowed);

    static final Codec<dev.cedros.interfaces.std_msgs.msg.String> STRING = new Codec<>(
            StringCodec.TYPE,
            StringCodec::encode,
            StringCodec::encode,
            StringCodec::decode,
            StringCodec::serializedSize,
            StringCodec::serializedSizeEstimate,
            StringCodec::decodeOwned,
            StringCodec::decodeBorrowed);

    static final Codec<Header> HEADER = new Codec<>(
            HeaderCodec.TYPE,
            HeaderCodec::encode,
            HeaderCodec::encode,
            HeaderCodec::decode,
            HeaderCodec::serializedSize,
            HeaderCodec::serializedSizeEstimate,
            HeaderCodec::decodeOwned,
            HeaderCodec::decodeBorrowed);

    private BasicCodecs() {}
}
