package dev.cedros.projection;

import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.Op;
import java.math.BigInteger;

/** Single numbers and truth values at places that are known to hold them. */
final class Numbers {
    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(Long.SIZE);

    private Numbers() {}

    /** A whole number; of a uint64 the bits. */
    static long whole(CdrReader in, byte op, int at) {
        return switch (op) {
            case Op.INT8 -> in.getInt8(at);
            case Op.UINT8, Op.BYTE -> in.getUint8(at);
            case Op.INT16 -> in.getInt16(at);
            case Op.UINT16 -> in.getUint16(at);
            case Op.INT32 -> in.getInt32(at);
            case Op.UINT32 -> in.getUint32(at);
            default -> in.getInt64(at);
        };
    }

    /** A floating point number. */
    static double real(CdrReader in, byte op, int at) {
        return op == Op.FLOAT32 ? in.getFloat32(at) : in.getFloat64(at);
    }

    /** Whether it is a floating point number, or several. */
    static boolean isReal(byte op) {
        return Op.single(op) >= Op.FLOAT32;
    }

    static BigInteger unsigned(long bits) {
        BigInteger value = BigInteger.valueOf(bits);
        return bits < 0 ? value.add(TWO_TO_64) : value;
    }

    /** The value as an object of the smallest class that holds all values of its type, Integer at least. */
    static Object boxed(CdrReader in, byte op, int at) {
        return switch (op) {
            case Op.BOOL -> in.getBool(at);
            case Op.UINT32, Op.INT64 -> whole(in, op, at);
            case Op.UINT64 -> unsigned(in.getInt64(at));
            case Op.FLOAT32 -> in.getFloat32(at);
            case Op.FLOAT64 -> in.getFloat64(at);
            default -> (int) whole(in, op, at);
        };
    }
}
