package dev.cedros.type.msg;

import dev.cedros.type.DerivedTypes;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.NestingException;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.Spelling;
import dev.cedros.type.StandardTypes;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.TypeSyntaxException;
import dev.cedros.type.UnresolvedTypeException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The parts of one schema as types. Parts are read when they are needed, so that mistakes in others do no harm. */
final class SchemaTypes {
    /** What was built in once, and still is for some that write schemas. */
    private static final Map<String, String> OF_ROS_1 =
            Map.of("time", StandardTypes.TIME.typeName(), "duration", StandardTypes.DURATION.typeName());

    private final String file;
    private final Function<String, Optional<IndividualTypeDescription>> fallback;
    private final SchemaNames names;
    private final SchemaBlock top;
    private final Map<String, SchemaBlock> blocks = new LinkedHashMap<>();
    private final Map<String, String> bySimpleName = new HashMap<>();
    private final Map<String, MessageDefinition> definitions = new HashMap<>();
    private final Map<String, IndividualTypeDescription> derived = new HashMap<>();

    SchemaTypes(
            String typeName, List<SchemaBlock> given, Function<String, Optional<IndividualTypeDescription>> fallback) {
        this.file = typeName;
        this.fallback = fallback;
        this.top = top(typeName, given);
        this.names = new SchemaNames(typeName, top.separators().size());
        blocks.put(names.top(), top);
        for (SchemaBlock block : given) {
            if (!block.head().isEmpty() && !block.equals(top)) {
                blocks.putIfAbsent(names.full(block.head()), block);
            }
        }
        for (String name : blocks.keySet()) {
            // Two of the same simple name make it mean none of them.
            bySimpleName.merge(RosNames.simple(name), name, (one, other) -> "");
        }
    }

    /**
     * The part with the name of the type, or else that at the beginning. Where all parts have heads, it may also be that of
     * the service or action that the type is derived from, or the first if its name is an odd one.
     */
    private static SchemaBlock top(String typeName, List<SchemaBlock> given) {
        SchemaBlock first = given.get(0);
        List<SchemaBlock> headed = given.subList(1, given.size());
        SchemaNames names = new SchemaNames(typeName, 0);
        Optional<SchemaBlock> own = headed.stream()
                .filter(block -> RosNames.spelled(names.full(block.head())).equals(RosNames.spelled(names.top())))
                .findFirst();
        if (own.isPresent() || headed.isEmpty() || !first.isBlank()) {
            return own.orElse(first);
        }
        return endsIn(RosNames.simple(names.top()), headed)
                .or(() -> endsIn(RosNames.simple(names.base()), headed))
                .orElse(headed.get(0));
    }

    private static Optional<SchemaBlock> endsIn(String simpleName, List<SchemaBlock> headed) {
        return headed.stream()
                .filter(block ->
                        RosNames.simple(block.head().replace("::", "/")).equals(simpleName))
                .findFirst();
    }

    TypeDescription describe() {
        if (!top.separators().isEmpty()) {
            readParts();
        }
        try {
            return TypeDescription.of(names.top(), this::find);
        } catch (UnresolvedTypeException e) {
            throw located(e);
        } catch (NestingException e) {
            MessageDefinition part = definitions.get(String.valueOf(e.typeName()));
            throw part == null
                    ? e
                    : e.at(part.position(String.valueOf(e.member())).in(file));
        }
    }

    /** The text of a service or an action stands for what is derived from it. */
    private void readParts() {
        RosTypeName name = baseName();
        InterfaceDefinition definition = DefinitionParser.parse(
                name, top.lines(), file, Names.LENIENT, type -> fieldType(type, name.packageName()));
        blocks.remove(names.top());
        definition.parts().forEach(part -> definitions.put(part.type().typeName(), part));
        DerivedTypes.of(name).forEach(type -> derived.put(type.typeName(), type));
    }

    private RosTypeName baseName() {
        try {
            return RosTypeName.parse(names.base());
        } catch (TypeSyntaxException e) {
            throw new DefinitionException(file, Position.BEGIN, e.problem());
        }
    }

    private Optional<IndividualTypeDescription> find(String typeName) {
        MessageDefinition definition = definitions.get(typeName);
        SchemaBlock block = blocks.get(typeName);
        if (definition == null && block != null) {
            definition = read(typeName, block);
            definitions.put(typeName, definition);
        }
        return Optional.ofNullable(definition)
                .map(MessageDefinition::type)
                .or(() -> Optional.ofNullable(derived.get(typeName)))
                .or(() -> fallback.apply(typeName))
                .or(() -> StandardTypes.find(typeName));
    }

    private MessageDefinition read(String typeName, SchemaBlock block) {
        if (block.kind().equals("IDL")) {
            throw new DefinitionException(
                    file,
                    block.lines().isEmpty()
                            ? Position.BEGIN
                            : block.lines().get(0).at(0),
                    "expected the text of a .msg file, but the part of " + typeName + " is OMG IDL.");
        }
        List<SourceLine> separators = block.separators();
        if (!separators.isEmpty()) {
            throw new DefinitionException(
                    file,
                    separators.get(0).at(separators.get(0).start()),
                    "expected no '---' in the message " + typeName + ".");
        }
        PartReader reader = new PartReader(file, Names.LENIENT, type -> fieldType(type, RosNames.packageOf(typeName)));
        block.lines().forEach(reader::add);
        return reader.build(typeName);
    }

    private FieldType fieldType(String text, String ownPackage) {
        return FieldType.parse(text.replace("::", "/"), name -> fullName(name, ownPackage));
    }

    private String fullName(String name, String ownPackage) {
        if (name.indexOf('/') >= 0) {
            return names.full(name);
        }
        String own = ownPackage.isEmpty() ? name : names.full(ownPackage + "/" + name);
        if (isKnown(own)) {
            return own;
        }
        String header = "std_msgs/msg/Header";
        if (name.equals("Header") && isKnown(header)) {
            return header;
        }
        String other = bySimpleName.getOrDefault(name, OF_ROS_1.getOrDefault(name, ""));
        if (other.isEmpty() && !Character.isUpperCase(name.charAt(0))) {
            throw new TypeSyntaxException("unknown type " + Spelling.quoted(name) + "." + Spelling.didYouMean(name), 0);
        }
        return other.isEmpty() ? own : other;
    }

    private boolean isKnown(String typeName) {
        return blocks.containsKey(typeName)
                || definitions.containsKey(typeName)
                || fallback.apply(typeName).isPresent();
    }

    private RuntimeException located(UnresolvedTypeException e) {
        MessageDefinition neededBy = definitions.get(e.neededBy());
        if (neededBy == null) {
            return e;
        }
        String hint = "The schema has no part with the head 'MSG: " + RosNames.spelled(e.missing()) + "'.";
        return Unresolved.at(file, neededBy, e, blocks.keySet(), Optional.of(hint));
    }
}
