package dev.cedros.examples.carriers;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** An immutable class, made by the constructor that takes all members. */
@RosMessage
public final class WStrings {
    @RosField("wstring")
    private final String wstringValue;

    @RosField(value = "wstring", defaultValue = "Hello world!")
    private final String wstringValueDefault1;

    @RosField(value = "wstring", defaultValue = "Hell\u00f6 w\u00f6rld!")
    private final String wstringValueDefault2;

    @RosField(value = "wstring", defaultValue = "\u30cf\u30ed\u30fc\u30ef\u30fc\u30eb\u30c9")
    private final String wstringValueDefault3;

    @RosField("wstring[3]")
    private final String[] arrayOfWstrings;

    @RosField("wstring[<=3]")
    private final String[] boundedSequenceOfWstrings;

    @RosField("wstring[]")
    private final String[] unboundedSequenceOfWstrings;

    WStrings(
            String wstringValue,
            String wstringValueDefault1,
            String wstringValueDefault2,
            String wstringValueDefault3,
            String[] arrayOfWstrings,
            String[] boundedSequenceOfWstrings,
            String[] unboundedSequenceOfWstrings) {
        this.wstringValue = wstringValue;
        this.wstringValueDefault1 = wstringValueDefault1;
        this.wstringValueDefault2 = wstringValueDefault2;
        this.wstringValueDefault3 = wstringValueDefault3;
        this.arrayOfWstrings = arrayOfWstrings;
        this.boundedSequenceOfWstrings = boundedSequenceOfWstrings;
        this.unboundedSequenceOfWstrings = unboundedSequenceOfWstrings;
    }

    public String wstringValue() {
        return wstringValue;
    }

    public String getWstringValueDefault1() {
        return wstringValueDefault1;
    }

    public String wstringValueDefault2() {
        return wstringValueDefault2;
    }

    public String wstringValueDefault3() {
        return wstringValueDefault3;
    }

    public String[] arrayOfWstrings() {
        return arrayOfWstrings;
    }

    public String[] boundedSequenceOfWstrings() {
        return boundedSequenceOfWstrings;
    }

    public String[] unboundedSequenceOfWstrings() {
        return unboundedSequenceOfWstrings;
    }
}
