package dev.cedros.type;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a field type as {@code .msg} files spell it. */
final class FieldTypeParser {
    private static final Pattern TYPE =
            Pattern.compile("([A-Za-z0-9_/]+)\\s*(<=\\s*(\\d+))?\\s*(\\[\\s*(<=)?\\s*(\\d*)\\s*\\])?");
    private static final long LARGEST_BOUND = 0xFFFF_FFFFL;

    private final String text;
    private final String ownPackage;

    FieldTypeParser(String text, String ownPackage) {
        this.text = text.strip();
        this.ownPackage = ownPackage;
    }

    FieldType parse() {
        Matcher matcher = TYPE.matcher(text);
        if (!matcher.matches()) {
            throw new TypeSyntaxException(
                    "'" + text + "' is not a ROS type. Write it as in a .msg file, such as float64, string<=10,"
                            + " uint8[16], int32[<=5] or geometry_msgs/Point[].",
                    0);
        }
        FieldType element = element(matcher.group(1), matcher.group(3), matcher.start(2));
        if (matcher.group(4) == null) {
            return element;
        }
        boolean bounded = matcher.group(5) != null;
        String length = matcher.group(6);
        if (length.isEmpty()) {
            if (bounded) {
                throw new TypeSyntaxException("'" + text + "' has no number after <=.", matcher.start(6));
            }
            return element.sequence();
        }
        long capacity = capacity(length, matcher.start(6));
        return bounded ? element.boundedSequence(capacity) : element.array(capacity);
    }

    private FieldType element(String name, String bound, int boundIndex) {
        boolean wide = name.equals("wstring");
        if (wide || name.equals("string")) {
            if (bound == null) {
                return FieldType.of(wide ? BaseType.WSTRING : BaseType.STRING);
            }
            BaseType base = wide ? BaseType.BOUNDED_WSTRING : BaseType.BOUNDED_STRING;
            return new FieldType(base, Multiplicity.SINGLE, 0, capacity(bound, boundIndex), "");
        }
        if (bound != null) {
            throw new TypeSyntaxException(
                    "'" + text + "' bounds the length of " + name + ". Only string and wstring have a length;"
                            + " a bounded sequence is written " + name + "[<=" + bound + "].",
                    boundIndex);
        }
        Optional<BaseType> primitive = BaseType.primitive(name);
        return primitive.map(FieldType::of).orElseGet(() -> nested(name));
    }

    private FieldType nested(String name) {
        if (name.indexOf('/') >= 0) {
            return FieldType.nested(RosTypeName.parse(name));
        }
        if (!Character.isUpperCase(name.charAt(0))) {
            throw new TypeSyntaxException("unknown type '" + name + "'." + Spelling.didYouMean(name), 0);
        }
        return FieldType.nested(new RosTypeName(ownPackage, "msg", name));
    }

    private long capacity(String digits, int index) {
        long value = digits.length() > 10 ? Long.MAX_VALUE : Long.parseLong(digits);
        if (value < 1 || value > LARGEST_BOUND) {
            throw new TypeSyntaxException(
                    "'" + text + "' has the length " + digits + ". Use one from 1 to " + LARGEST_BOUND + ".", index);
        }
        return value;
    }
}
