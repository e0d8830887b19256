package dev.cedros.tool;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads one message written as JSON into maps, lists, text, booleans and numbers. Whole numbers keep every digit;
 * {@code {"$base64": "…"}} becomes the bytes. A name given twice, text after the object and nesting deeper than any
 * message are errors, each with its line and column.
 */
final class JsonInput {
    private static final int DEEPEST = 200;
    private static final int MOST_DIGITS = 1000;

    /** From here on doubles no longer tell neighbouring whole numbers apart. */
    private static final double INEXACT = 0x1p53;

    private static final String BASE64 = "$base64";

    private static final Pattern SOURCE = Pattern.compile("\\[Source: [^;]*; line: (\\d+), column: (\\d+)\\]");

    private static final Pattern TOKEN = Pattern.compile("^Non-standard token '([^']*)'");

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxNumberLength(MOST_DIGITS)
                    // Images as base64 are long; the input is in memory anyway.
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final String file;
    private final JsonParser parser;

    private JsonInput(String file, JsonParser parser) {
        this.file = file;
        this.parser = parser;
    }

    /** Reads the one object that the input holds. */
    static Map<String, @Nullable Object> read(InputFile input) {
        try (JsonParser parser = FACTORY.createParser(input.data())) {
            return new JsonInput(input.name(), parser).document();
        } catch (IOException e) {
            throw new ToolException(input.name() + ": cannot be read: " + Problem.reason(e) + ".", e);
        }
    }

    private Map<String, @Nullable Object> document() throws IOException {
        try {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw error(
                        parser.currentToken() == null
                                ? "there is nothing here. Write the message as a JSON object; {} has every default."
                                : "a message is a JSON object. Begin with { and a member's name in double quotes.",
                        parser.currentTokenLocation());
            }
            Map<String, @Nullable Object> members = members();
            if (parser.nextToken() != null) {
                throw error(
                        "there is something after the message. Encode one message at a time.",
                        parser.currentTokenLocation());
            }
            return members;
        } catch (JsonProcessingException e) {
            JsonLocation at = e.getLocation() == null ? parser.currentLocation() : e.getLocation();
            throw error(sentence(e.getOriginalMessage()), at);
        }
    }

    private Map<String, @Nullable Object> members() throws IOException {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            members.put(name, value());
        }
        return members;
    }

    private @Nullable Object value() throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> objectOrBytes();
            case START_ARRAY -> elements();
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT -> wholeNumber();
            case VALUE_NUMBER_FLOAT -> number();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> throw error("a value is missing here.", parser.currentTokenLocation());
        };
    }

    private List<@Nullable Object> elements() throws IOException {
        List<@Nullable Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value());
        }
        return elements;
    }

    private Object objectOrBytes() throws IOException {
        JsonLocation start = parser.currentTokenLocation();
        Map<String, @Nullable Object> members = members();
        // No member of a message can have this name, since ROS names have no dollar.
        if (!members.containsKey(BASE64)) {
            return members;
        }
        if (members.size() != 1 || !(members.get(BASE64) instanceof String text)) {
            throw error("{\"$base64\": …} holds the bytes as text, and nothing else.", start);
        }
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw error("the text of \"$base64\" is not base64: " + e.getMessage() + ".", start);
        }
    }

    private Number wholeNumber() throws IOException {
        // As a float, -0 is not 0; for a whole number both are the same.
        return parser.getText().equals("-0") ? (Number) (-0.0) : parser.getNumberValue();
    }

    private Number number() throws IOException {
        double value = parser.getDoubleValue();
        if (Double.isInfinite(value)) {
            throw error(
                    parser.getText()
                            + " is beyond the largest double. Write \"Infinity\" or \"-Infinity\" if that is meant.",
                    parser.currentTokenLocation());
        }
        if (Math.abs(value) < INEXACT) {
            return value;
        }
        BigDecimal exact = parser.getDecimalValue();
        return exact.stripTrailingZeros().scale() <= 0 ? exact.toBigIntegerExact() : value;
    }

    /** What Jackson says, ended by a full stop; positions in it without the source, which the message begins with. */
    private static String sentence(String problem) {
        // These two tell a programmer what to set, where a person has to change the input.
        Matcher token = TOKEN.matcher(problem);
        if (token.find()) {
            return token.group(1) + " is no JSON. Write \"" + token.group(1) + "\", in quotes.";
        }
        if (problem.contains("nesting depth")) {
            return "is nested more than " + DEEPEST + " deep, which no message is.";
        }
        String text = Problem.oneLine(SOURCE.matcher(problem).replaceAll("line $1, column $2"));
        return ".?!".indexOf(text.charAt(text.length() - 1)) < 0 ? text + "." : text;
    }

    private ToolException error(String problem, JsonLocation at) {
        return new ToolException(file + ":" + at.getLineNr() + ":" + Math.max(1, at.getColumnNr()) + ": " + problem);
    }
}
