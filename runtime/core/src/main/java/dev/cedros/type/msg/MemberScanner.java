package dev.cedros.type.msg;

import dev.cedros.type.BaseType;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.Spelling;
import dev.cedros.type.TypeSyntaxException;
import java.util.function.Function;

/** Reads the line of a field or constant: {@code type name}, {@code type name default} or {@code type NAME=value}. */
final class MemberScanner {
    private final String file;
    private final Names names;
    private final Function<String, FieldType> types;
    private final SourceLine line;
    private final String text;

    private MemberScanner(String file, Names names, Function<String, FieldType> types, SourceLine line) {
        this.file = file;
        this.names = names;
        this.types = types;
        this.line = line;
        this.text = line.text();
    }

    static Member scan(String file, Names names, Function<String, FieldType> types, SourceLine line) {
        return new MemberScanner(file, names, types, line).scan();
    }

    private Member scan() {
        int start = line.start();
        int typeEnd = typeEnd(start);
        FieldType type = type(start, typeEnd);
        int nameStart = line.skipSpace(typeEnd);
        int nameEnd = wordEnd(nameStart, "=#");
        if (nameStart == nameEnd) {
            throw error(
                    typeEnd,
                    "expected a name after the type '" + Spelling.shown(text.substring(start, typeEnd)) + "'.");
        }
        if (nameStart == typeEnd) {
            throw error(typeEnd, "expected a space between the type and the name.");
        }
        String name = text.substring(nameStart, nameEnd);
        int valueStart = line.skipSpace(nameEnd);
        boolean constant = valueStart < text.length() && text.charAt(valueStart) == '=';
        if (constant) {
            valueStart = line.skipSpace(valueStart + 1);
        }
        int comment = ValueScanner.end(type, text, valueStart);
        String value = text.substring(valueStart, Math.max(valueStart, line.end(comment)));
        checkName(nameStart, name, constant, value);
        if (constant) {
            checkConstant(start, type, valueStart, value);
        }
        if (constant || !value.isEmpty()) {
            checkValue(type, valueStart, value);
        }
        return new Member(type, name, constant, value, comment, line.at(start));
    }

    /** Spaces may stand where a type cannot end yet, so that {@code string <= 5} is one type. */
    private int typeEnd(int start) {
        int end = wordEnd(start, "<[=#");
        int bound = line.skipSpace(end);
        if (text.startsWith("<=", bound)) {
            int number = line.skipSpace(bound + 2);
            boolean bounded = number < text.length() && Character.isDigit(text.charAt(number));
            end = bounded ? wordEnd(number, "[=#") : bound + 2;
        }
        int bracket = line.skipSpace(end);
        if (bracket < text.length() && text.charAt(bracket) == '[') {
            end = text.indexOf(']', bracket) + 1;
            int comment = text.indexOf('#', bracket);
            if (end == 0 || comment >= 0 && comment < end) {
                throw error(bracket, "expected a ']' after this '['.");
            }
        }
        return end;
    }

    private FieldType type(int start, int end) {
        if (text.startsWith("//", start)) {
            throw error(start, "expected '#' before a comment.");
        }
        if (start == end) {
            throw error(start, "expected a type such as float64, string<=10, uint8[16] or geometry_msgs/Point.");
        }
        try {
            return types.apply(text.substring(start, end));
        } catch (TypeSyntaxException e) {
            String turned = turned(start, end);
            throw turned.isEmpty()
                    ? error(start + e.index(), e.problem())
                    : error(start, "expected the type before the name. Did you mean '" + turned + "'?");
        }
    }

    /** The type and the name in their order, where they seem to be in the other one. */
    private String turned(int start, int end) {
        int next = line.skipSpace(end);
        String word = text.substring(next, wordEnd(next, "<[=#"));
        String name = text.substring(start, end);
        boolean isType = BaseType.primitive(word).isPresent() || word.equals("string") || word.equals("wstring");
        return isType && names.problemOfField(name).isEmpty() ? word + " " + Spelling.shown(name) : "";
    }

    private void checkName(int index, String name, boolean constant, String value) {
        String ofField = names.problemOfField(name);
        String ofConstant = names.problemOfConstant(name);
        if (constant && !ofConstant.isEmpty()) {
            String hint = ofField.isEmpty() ? " The default value of a field stands after its name without '='." : "";
            throw error(index, ofConstant + hint);
        }
        if (!constant && !ofField.isEmpty()) {
            boolean forgotten = ofConstant.isEmpty() && !value.isEmpty();
            throw error(index, ofField + (forgotten ? " A constant has '=' before its value." : hint(name)));
        }
    }

    private void checkConstant(int typeStart, FieldType type, int valueStart, String value) {
        if (type.base() == BaseType.NESTED || type.multiplicity() != Multiplicity.SINGLE) {
            throw error(
                    typeStart,
                    "expected the type of a constant, which is a single number, bool or string; "
                            + Spelling.quoted(type.toString()) + " is none of these.");
        }
        if (value.isEmpty() && !type.base().isText()) {
            throw error(valueStart, "expected a value of type " + type + " after '='.");
        }
    }

    private void checkValue(FieldType type, int index, String value) {
        try {
            DefaultValue.parse(type, value);
        } catch (TypeSyntaxException e) {
            throw error(index + e.index(), e.problem() + hint(value));
        }
    }

    private static String hint(String value) {
        if (value.contains("//")) {
            return " Comments begin with '#'.";
        }
        return value.endsWith(";") ? " A line has no ';' at its end." : "";
    }

    private int wordEnd(int start, String delimiters) {
        int end = start;
        while (end < text.length()
                && !SourceLine.isSpace(text.charAt(end))
                && delimiters.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private DefinitionException error(int index, String problem) {
        return new DefinitionException(file, line.at(index), problem);
    }
}
