package dev.cedros.interfaces.type_description_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code type_description_interfaces/msg/FieldType}.
 *
 * @param typeId {@code uint8 type_id}
 * @param capacity {@code uint64 capacity}
 * @param stringCapacity {@code uint64 string_capacity}
 * @param nestedTypeName {@code string<=255 nested_type_name}
 */
@RosMessage("type_description_interfaces/msg/FieldType")
public record FieldType(
        @RosField(value = "uint8", defaultValue = "0") int typeId,
        @RosField("uint64") long capacity,
        @RosField("uint64") long stringCapacity,
        @RosField("string<=255") String nestedTypeName) {

    /** {@code uint8 FIELD_TYPE_NOT_SET=0} */
    @RosField("uint8")
    public static final int FIELD_TYPE_NOT_SET = 0;

    /** {@code uint8 FIELD_TYPE_NESTED_TYPE=1} */
    @RosField("uint8")
    public static final int FIELD_TYPE_NESTED_TYPE = 1;

    /** {@code uint8 FIELD_TYPE_INT8=2} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT8 = 2;

    /** {@code uint8 FIELD_TYPE_UINT8=3} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT8 = 3;

    /** {@code uint8 FIELD_TYPE_INT16=4} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT16 = 4;

    /** {@code uint8 FIELD_TYPE_UINT16=5} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT16 = 5;

    /** {@code uint8 FIELD_TYPE_INT32=6} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT32 = 6;

    /** {@code uint8 FIELD_TYPE_UINT32=7} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT32 = 7;

    /** {@code uint8 FIELD_TYPE_INT64=8} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT64 = 8;

    /** {@code uint8 FIELD_TYPE_UINT64=9} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT64 = 9;

    /** {@code uint8 FIELD_TYPE_FLOAT=10} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FLOAT = 10;

    /** {@code uint8 FIELD_TYPE_DOUBLE=11} */
    @RosField("uint8")
    public static final int FIELD_TYPE_DOUBLE = 11;

    /** {@code uint8 FIELD_TYPE_LONG_DOUBLE=12} */
    @RosField("uint8")
    public static final int FIELD_TYPE_LONG_DOUBLE = 12;

    /** {@code uint8 FIELD_TYPE_CHAR=13} */
    @RosField("uint8")
    public static final int FIELD_TYPE_CHAR = 13;

    /** {@code uint8 FIELD_TYPE_WCHAR=14} */
    @RosField("uint8")
    public static final int FIELD_TYPE_WCHAR = 14;

    /** {@code uint8 FIELD_TYPE_BOOLEAN=15} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOOLEAN = 15;

    /** {@code uint8 FIELD_TYPE_BYTE=16} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BYTE = 16;

    /** {@code uint8 FIELD_TYPE_STRING=17} */
    @RosField("uint8")
    public static final int FIELD_TYPE_STRING = 17;

    /** {@code uint8 FIELD_TYPE_WSTRING=18} */
    @RosField("uint8")
    public static final int FIELD_TYPE_WSTRING = 18;

    /** {@code uint8 FIELD_TYPE_FIXED_STRING=19} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FIXED_STRING = 19;

    /** {@code uint8 FIELD_TYPE_FIXED_WSTRING=20} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FIXED_WSTRING = 20;

    /** {@code uint8 FIELD_TYPE_BOUNDED_STRING=21} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOUNDED_STRING = 21;

    /** {@code uint8 FIELD_TYPE_BOUNDED_WSTRING=22} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOUNDED_WSTRING = 22;

    /** {@code uint8 FIELD_TYPE_NESTED_TYPE_ARRAY=49} */
    @RosField("uint8")
    public static final int FIELD_TYPE_NESTED_TYPE_ARRAY = 49;

    /** {@code uint8 FIELD_TYPE_INT8_ARRAY=50} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT8_ARRAY = 50;

    /** {@code uint8 FIELD_TYPE_UINT8_ARRAY=51} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT8_ARRAY = 51;

    /** {@code uint8 FIELD_TYPE_INT16_ARRAY=52} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT16_ARRAY = 52;

    /** {@code uint8 FIELD_TYPE_UINT16_ARRAY=53} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT16_ARRAY = 53;

    /** {@code uint8 FIELD_TYPE_INT32_ARRAY=54} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT32_ARRAY = 54;

    /** {@code uint8 FIELD_TYPE_UINT32_ARRAY=55} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT32_ARRAY = 55;

    /** {@code uint8 FIELD_TYPE_INT64_ARRAY=56} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT64_ARRAY = 56;

    /** {@code uint8 FIELD_TYPE_UINT64_ARRAY=57} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT64_ARRAY = 57;

    /** {@code uint8 FIELD_TYPE_FLOAT_ARRAY=58} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FLOAT_ARRAY = 58;

    /** {@code uint8 FIELD_TYPE_DOUBLE_ARRAY=59} */
    @RosField("uint8")
    public static final int FIELD_TYPE_DOUBLE_ARRAY = 59;

    /** {@code uint8 FIELD_TYPE_LONG_DOUBLE_ARRAY=60} */
    @RosField("uint8")
    public static final int FIELD_TYPE_LONG_DOUBLE_ARRAY = 60;

    /** {@code uint8 FIELD_TYPE_CHAR_ARRAY=61} */
    @RosField("uint8")
    public static final int FIELD_TYPE_CHAR_ARRAY = 61;

    /** {@code uint8 FIELD_TYPE_WCHAR_ARRAY=62} */
    @RosField("uint8")
    public static final int FIELD_TYPE_WCHAR_ARRAY = 62;

    /** {@code uint8 FIELD_TYPE_BOOLEAN_ARRAY=63} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOOLEAN_ARRAY = 63;

    /** {@code uint8 FIELD_TYPE_BYTE_ARRAY=64} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BYTE_ARRAY = 64;

    /** {@code uint8 FIELD_TYPE_STRING_ARRAY=65} */
    @RosField("uint8")
    public static final int FIELD_TYPE_STRING_ARRAY = 65;

    /** {@code uint8 FIELD_TYPE_WSTRING_ARRAY=66} */
    @RosField("uint8")
    public static final int FIELD_TYPE_WSTRING_ARRAY = 66;

    /** {@code uint8 FIELD_TYPE_FIXED_STRING_ARRAY=67} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FIXED_STRING_ARRAY = 67;

    /** {@code uint8 FIELD_TYPE_FIXED_WSTRING_ARRAY=68} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FIXED_WSTRING_ARRAY = 68;

    /** {@code uint8 FIELD_TYPE_BOUNDED_STRING_ARRAY=69} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOUNDED_STRING_ARRAY = 69;

    /** {@code uint8 FIELD_TYPE_BOUNDED_WSTRING_ARRAY=70} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOUNDED_WSTRING_ARRAY = 70;

    /** {@code uint8 FIELD_TYPE_NESTED_TYPE_BOUNDED_SEQUENCE=97} */
    @RosField("uint8")
    public static final int FIELD_TYPE_NESTED_TYPE_BOUNDED_SEQUENCE = 97;

    /** {@code uint8 FIELD_TYPE_INT8_BOUNDED_SEQUENCE=98} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT8_BOUNDED_SEQUENCE = 98;

    /** {@code uint8 FIELD_TYPE_UINT8_BOUNDED_SEQUENCE=99} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT8_BOUNDED_SEQUENCE = 99;

    /** {@code uint8 FIELD_TYPE_INT16_BOUNDED_SEQUENCE=100} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT16_BOUNDED_SEQUENCE = 100;

    /** {@code uint8 FIELD_TYPE_UINT16_BOUNDED_SEQUENCE=101} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT16_BOUNDED_SEQUENCE = 101;

    /** {@code uint8 FIELD_TYPE_INT32_BOUNDED_SEQUENCE=102} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT32_BOUNDED_SEQUENCE = 102;

    /** {@code uint8 FIELD_TYPE_UINT32_BOUNDED_SEQUENCE=103} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT32_BOUNDED_SEQUENCE = 103;

    /** {@code uint8 FIELD_TYPE_INT64_BOUNDED_SEQUENCE=104} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT64_BOUNDED_SEQUENCE = 104;

    /** {@code uint8 FIELD_TYPE_UINT64_BOUNDED_SEQUENCE=105} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT64_BOUNDED_SEQUENCE = 105;

    /** {@code uint8 FIELD_TYPE_FLOAT_BOUNDED_SEQUENCE=106} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FLOAT_BOUNDED_SEQUENCE = 106;

    /** {@code uint8 FIELD_TYPE_DOUBLE_BOUNDED_SEQUENCE=107} */
    @RosField("uint8")
    public static final int FIELD_TYPE_DOUBLE_BOUNDED_SEQUENCE = 107;

    /** {@code uint8 FIELD_TYPE_LONG_DOUBLE_BOUNDED_SEQUENCE=108} */
    @RosField("uint8")
    public static final int FIELD_TYPE_LONG_DOUBLE_BOUNDED_SEQUENCE = 108;

    /** {@code uint8 FIELD_TYPE_CHAR_BOUNDED_SEQUENCE=109} */
    @RosField("uint8")
    public static final int FIELD_TYPE_CHAR_BOUNDED_SEQUENCE = 109;

    /** {@code uint8 FIELD_TYPE_WCHAR_BOUNDED_SEQUENCE=110} */
    @RosField("uint8")
    public static final int FIELD_TYPE_WCHAR_BOUNDED_SEQUENCE = 110;

    /** {@code uint8 FIELD_TYPE_BOOLEAN_BOUNDED_SEQUENCE=111} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOOLEAN_BOUNDED_SEQUENCE = 111;

    /** {@code uint8 FIELD_TYPE_BYTE_BOUNDED_SEQUENCE=112} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BYTE_BOUNDED_SEQUENCE = 112;

    /** {@code uint8 FIELD_TYPE_STRING_BOUNDED_SEQUENCE=113} */
    @RosField("uint8")
    public static final int FIELD_TYPE_STRING_BOUNDED_SEQUENCE = 113;

    /** {@code uint8 FIELD_TYPE_WSTRING_BOUNDED_SEQUENCE=114} */
    @RosField("uint8")
    public static final int FIELD_TYPE_WSTRING_BOUNDED_SEQUENCE = 114;

    /** {@code uint8 FIELD_TYPE_FIXED_STRING_BOUNDED_SEQUENCE=115} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FIXED_STRING_BOUNDED_SEQUENCE = 115;

    /** {@code uint8 FIELD_TYPE_FIXED_WSTRING_BOUNDED_SEQUENCE=116} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FIXED_WSTRING_BOUNDED_SEQUENCE = 116;

    /** {@code uint8 FIELD_TYPE_BOUNDED_STRING_BOUNDED_SEQUENCE=117} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOUNDED_STRING_BOUNDED_SEQUENCE = 117;

    /** {@code uint8 FIELD_TYPE_BOUNDED_WSTRING_BOUNDED_SEQUENCE=118} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOUNDED_WSTRING_BOUNDED_SEQUENCE = 118;

    /** {@code uint8 FIELD_TYPE_NESTED_TYPE_UNBOUNDED_SEQUENCE=145} */
    @RosField("uint8")
    public static final int FIELD_TYPE_NESTED_TYPE_UNBOUNDED_SEQUENCE = 145;

    /** {@code uint8 FIELD_TYPE_INT8_UNBOUNDED_SEQUENCE=146} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT8_UNBOUNDED_SEQUENCE = 146;

    /** {@code uint8 FIELD_TYPE_UINT8_UNBOUNDED_SEQUENCE=147} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT8_UNBOUNDED_SEQUENCE = 147;

    /** {@code uint8 FIELD_TYPE_INT16_UNBOUNDED_SEQUENCE=148} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT16_UNBOUNDED_SEQUENCE = 148;

    /** {@code uint8 FIELD_TYPE_UINT16_UNBOUNDED_SEQUENCE=149} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT16_UNBOUNDED_SEQUENCE = 149;

    /** {@code uint8 FIELD_TYPE_INT32_UNBOUNDED_SEQUENCE=150} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT32_UNBOUNDED_SEQUENCE = 150;

    /** {@code uint8 FIELD_TYPE_UINT32_UNBOUNDED_SEQUENCE=151} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT32_UNBOUNDED_SEQUENCE = 151;

    /** {@code uint8 FIELD_TYPE_INT64_UNBOUNDED_SEQUENCE=152} */
    @RosField("uint8")
    public static final int FIELD_TYPE_INT64_UNBOUNDED_SEQUENCE = 152;

    /** {@code uint8 FIELD_TYPE_UINT64_UNBOUNDED_SEQUENCE=153} */
    @RosField("uint8")
    public static final int FIELD_TYPE_UINT64_UNBOUNDED_SEQUENCE = 153;

    /** {@code uint8 FIELD_TYPE_FLOAT_UNBOUNDED_SEQUENCE=154} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FLOAT_UNBOUNDED_SEQUENCE = 154;

    /** {@code uint8 FIELD_TYPE_DOUBLE_UNBOUNDED_SEQUENCE=155} */
    @RosField("uint8")
    public static final int FIELD_TYPE_DOUBLE_UNBOUNDED_SEQUENCE = 155;

    /** {@code uint8 FIELD_TYPE_LONG_DOUBLE_UNBOUNDED_SEQUENCE=156} */
    @RosField("uint8")
    public static final int FIELD_TYPE_LONG_DOUBLE_UNBOUNDED_SEQUENCE = 156;

    /** {@code uint8 FIELD_TYPE_CHAR_UNBOUNDED_SEQUENCE=157} */
    @RosField("uint8")
    public static final int FIELD_TYPE_CHAR_UNBOUNDED_SEQUENCE = 157;

    /** {@code uint8 FIELD_TYPE_WCHAR_UNBOUNDED_SEQUENCE=158} */
    @RosField("uint8")
    public static final int FIELD_TYPE_WCHAR_UNBOUNDED_SEQUENCE = 158;

    /** {@code uint8 FIELD_TYPE_BOOLEAN_UNBOUNDED_SEQUENCE=159} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOOLEAN_UNBOUNDED_SEQUENCE = 159;

    /** {@code uint8 FIELD_TYPE_BYTE_UNBOUNDED_SEQUENCE=160} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BYTE_UNBOUNDED_SEQUENCE = 160;

    /** {@code uint8 FIELD_TYPE_STRING_UNBOUNDED_SEQUENCE=161} */
    @RosField("uint8")
    public static final int FIELD_TYPE_STRING_UNBOUNDED_SEQUENCE = 161;

    /** {@code uint8 FIELD_TYPE_WSTRING_UNBOUNDED_SEQUENCE=162} */
    @RosField("uint8")
    public static final int FIELD_TYPE_WSTRING_UNBOUNDED_SEQUENCE = 162;

    /** {@code uint8 FIELD_TYPE_FIXED_STRING_UNBOUNDED_SEQUENCE=163} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FIXED_STRING_UNBOUNDED_SEQUENCE = 163;

    /** {@code uint8 FIELD_TYPE_FIXED_WSTRING_UNBOUNDED_SEQUENCE=164} */
    @RosField("uint8")
    public static final int FIELD_TYPE_FIXED_WSTRING_UNBOUNDED_SEQUENCE = 164;

    /** {@code uint8 FIELD_TYPE_BOUNDED_STRING_UNBOUNDED_SEQUENCE=165} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOUNDED_STRING_UNBOUNDED_SEQUENCE = 165;

    /** {@code uint8 FIELD_TYPE_BOUNDED_WSTRING_UNBOUNDED_SEQUENCE=166} */
    @RosField("uint8")
    public static final int FIELD_TYPE_BOUNDED_WSTRING_UNBOUNDED_SEQUENCE = 166;
}
