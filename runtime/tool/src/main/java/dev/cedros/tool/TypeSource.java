package dev.cedros.tool;

import dev.cedros.error.CedrosException;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.type.DerivedTypes;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.Spelling;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.TypeSyntaxException;
import dev.cedros.type.UnresolvedTypeException;
import dev.cedros.type.msg.DefinitionSet;
import dev.cedros.type.msg.InterfaceDefinition;
import dev.cedros.type.msg.SchemaParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds types by name: in the schema file if one is given, else in the folders that are given, else in the library. */
final class TypeSource {
    static final String TYPE_HELP =
            "Name of the type, such as std_msgs/msg/String: a message, service or action, a part"
                    + " of one, or a type that ROS 2 derives from one (…_Event, …_SendGoal_Request).";

    static final String TYPE_OR_FILE_HELP = TYPE_HELP + " Or a .msg, .srv or .action file.";

    /** How IDL begins, after empty lines and comments; what begins with # there is a comment in .msg text. */
    private static final Pattern IDL = Pattern.compile(
            "(?:\\s++|#\\V*+|//\\V*+|/\\*(?s:.*?)\\*/)*+(?:@\\w|(?:module|struct|enum|union|typedef)\\s++\\w++)");

    private static final String WHERE = " Name the folder with its definition: --interfaces DIR.";

    private final @Nullable InputFile schema;
    private final DefinitionSet definitions;
    private final StandardLibrary library = StandardLibrary.load();

    private TypeSource(@Nullable InputFile schema, List<Path> places) {
        this.schema = schema;
        this.definitions = read(places).withFallback(library::find);
    }

    /** Reads the folders and the schema that the options name. */
    static TypeSource of(InterfacesOption interfaces, SchemaOption schema, Streams streams) {
        Path file = schema.file();
        return new TypeSource(file == null ? null : InputFile.read(file, streams), interfaces.folders());
    }

    /** The description of a type that is given by its name, or by the file that defines it. */
    static TypeDescription describe(
            String typeOrFile, InterfacesOption interfaces, SchemaOption schema, Streams streams) {
        if (schema.file() == null && DefinitionFile.isNamed(typeOrFile)) {
            DefinitionFile file = new DefinitionFile(Path.of(typeOrFile));
            List<Path> places = new ArrayList<>(file.places());
            places.addAll(interfaces.folders());
            return new TypeSource(null, places).describe(file.typeName());
        }
        return of(interfaces, schema, streams).describe(typeOrFile);
    }

    /** The definitions in and below some files and folders. */
    static DefinitionSet read(List<Path> places) {
        try {
            return DefinitionSet.read(places);
        } catch (IOException e) {
            String place = places.isEmpty() ? "" : places.get(0).toString();
            throw new ToolException(Problem.file(e, place) + ": cannot be read: " + Problem.reason(e) + ".", e);
        }
    }

    /** The description of a type with all that it needs. */
    TypeDescription describe(String type) {
        if (schema != null) {
            return fromSchema(type, schema);
        }
        try {
            return definitions.describe(type);
        } catch (UnknownTypeException e) {
            throw new ToolException(unknown(type), e);
        } catch (UnresolvedTypeException e) {
            throw new ToolException(
                    e.getMessage() + (String.valueOf(e.getMessage()).endsWith("?") ? "" : WHERE), e);
        }
    }

    /** The layout of a type whose values are sent, as those of services and actions themselves are not. */
    MessageLayout layout(String type) {
        TypeDescription description = describe(type);
        String name = description.typeName();
        if (isService(description)) {
            throw new ToolException(name + ": is a service, of which only the parts are sent. Use " + name
                    + "_Request, " + name + "_Response or " + name + "_Event.");
        }
        if (isAction(description)) {
            throw new ToolException(name + ": is an action, of which only the parts are sent. Use " + name
                    + "_SendGoal_Request, " + name + "_FeedbackMessage, " + name
                    + "_GetResult_Response or another part.");
        }
        return MessageLayout.of(description);
    }

    /** Whether it is a service itself, as the type that ROS 2 hashes. */
    static boolean isService(TypeDescription description) {
        return beginsWith(description, "_Request");
    }

    /** Whether it is an action itself, as the type that ROS 2 hashes. */
    static boolean isAction(TypeDescription description) {
        return beginsWith(description, "_Goal");
    }

    /** No message has a member of a part of itself. */
    private static boolean beginsWith(TypeDescription description, String part) {
        String first = description.type().wireFields().get(0).type().nestedTypeName();
        return first.equals(description.typeName() + part);
    }

    private TypeDescription fromSchema(String type, InputFile file) {
        if (file.name().endsWith(".idl") || IDL.matcher(file.text()).lookingAt()) {
            throw new ToolException(file.name() + ": is OMG IDL, which is not read. Give the definition as .msg text.");
        }
        String name = fullName(type, file.name());
        try {
            return SchemaParser.parse(name, file.text(), definitions::find);
        } catch (CedrosException e) {
            // The parser calls the text by the name of the type, since most schemas are in no file of their own.
            String message = String.valueOf(e.getMessage());
            boolean placed = message.startsWith(name + ":");
            throw new ToolException(
                    file.name()
                            + (placed ? message.substring(name.length()) : ": " + message)
                            + (e instanceof UnresolvedTypeException ? WHERE : ""),
                    e);
        }
    }

    /** What is between the two parts of a name, the end of the file says; else it follows from name and text. */
    private static String fullName(String type, String file) {
        try {
            return file.endsWith(".srv")
                    ? RosTypeName.parse(type, "srv").toString()
                    : file.endsWith(".action")
                            ? RosTypeName.parse(type, "action").toString()
                            : type;
        } catch (TypeSyntaxException e) {
            // Recordings of other systems have names that follow no rules.
            return type;
        }
    }

    private String unknown(String type) {
        StringBuilder text = new StringBuilder(Spelling.shown(type)).append(": there is no such type");
        text.append(definitions.definitions().isEmpty() ? " among the standard ones." : ".");
        String suggestion = TypeNames.didYouMean(type, typeNames());
        return text.append(suggestion.isEmpty() ? advice(type) : suggestion).toString();
    }

    private static String advice(String type) {
        try {
            RosTypeName.parse(type);
            return WHERE;
        } catch (TypeSyntaxException e) {
            return " " + e.problem();
        }
    }

    private Collection<String> typeNames() {
        TreeSet<String> names = new TreeSet<>(library.typeNames());
        for (InterfaceDefinition definition : definitions.definitions()) {
            definition.parts().forEach(part -> names.add(part.type().typeName()));
            DerivedTypes.of(definition.name()).forEach(derived -> names.add(derived.typeName()));
        }
        return names;
    }
}
