package dev.cedros.importer;

import dev.cedros.error.CedrosException;
import dev.cedros.type.Field;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.msg.DefinitionException;
import dev.cedros.type.msg.DefinitionSet;
import dev.cedros.type.msg.InterfaceDefinition;
import dev.cedros.type.msg.MessageDefinition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Turns ROS definitions into annotated Java records.
 *
 * <pre>{@code
 * DefinitionSet definitions = DefinitionSet.read(Path.of("/opt/ros/jazzy/share/acme_msgs"));
 * ImportResult result = RecordImporter.run(definitions, ImportOptions.of("com.acme.ros"));
 * result.writeTo(Path.of("src/main/java"));
 * }</pre>
 *
 * <p>A message {@code acme_msgs/msg/Status} becomes the record {@code com.acme.ros.acme_msgs.msg.Status}; a service or
 * action becomes a class that holds its parts as records. Constants, default values and bounds are kept, and comments
 * become Javadoc. Members get camelCase names, and another name where Java allows none such. A message with more
 * members than the constructor of a record can take becomes a class with accessors and setters.
 *
 * <p>The text is finished as it is: formatted for 120 columns, free of warnings of {@code javac -Xlint:all} and {@code
 * -Xdoclint:all,-missing}, and the same whenever the definitions and options are the same.
 */
public final class RecordImporter {
    private final ImportOptions options;
    private final Resolution resolution;
    private final ClassNames names;

    private RecordImporter(ImportOptions options, Resolution resolution) {
        this.options = options;
        this.resolution = resolution;
        this.names = ClassNames.of(
                options.javaPackage(),
                resolution.written().stream().map(InterfaceDefinition::name).toList());
    }

    /**
     * Imports definitions. One that could not be read, that needs a type which is not there, or that has names which
     * ROS 2 does not allow is skipped, and so is every one that needs it; the others are imported.
     */
    public static ImportResult run(DefinitionSet definitions, ImportOptions options) {
        List<SkippedDefinition> skipped = new ArrayList<>();
        for (DefinitionException error : definitions.errors()) {
            skipped.add(new SkippedDefinition(error.file(), error.getMessage()));
        }
        Resolution resolution =
                Resolution.of(definitions.definitions(), options.known(), name -> isBroken(name, definitions));
        RecordImporter importer = new RecordImporter(options, resolution);
        skipped.addAll(resolution.skipped());
        skipped.sort(Comparator.comparing(SkippedDefinition::name));
        return new ImportResult(importer.sources(), importer.renamings(), resolution.notes(), skipped);
    }

    private static boolean isBroken(String typeName, DefinitionSet definitions) {
        if (definitions.errors().isEmpty()) {
            return false;
        }
        try {
            definitions.describe(typeName);
            return false;
        } catch (DefinitionException e) {
            return true;
        } catch (CedrosException e) {
            return false;
        }
    }

    private List<SourceFile> sources() {
        Map<String, SourceFile> sources = new TreeMap<>();
        for (InterfaceDefinition definition : resolution.written()) {
            JavaClass javaClass = names.of(definition.name()).orElseThrow();
            SourceFile source = new InterfaceWriter(
                            definition, javaClass, names.in(javaClass.packageName()), this::classOf)
                    .write();
            sources.put(source.path(), source);
            SourceFile about = PackageInfo.write(javaClass.packageName(), definition.name());
            sources.put(about.path(), about);
        }
        return List.copyOf(sources.values());
    }

    /** The Java class of a message, or of a part of a service or action. */
    private JavaClass classOf(String typeName) {
        if (resolution.isKnown(typeName)) {
            return JavaClass.parse(options.known().apply(typeName).orElseThrow().javaClass());
        }
        RosTypeName name = RosTypeName.parse(typeName);
        return names.of(name).orElseGet(() -> {
            int part = name.name().lastIndexOf('_');
            RosTypeName whole = new RosTypeName(
                    name.packageName(), name.namespace(), name.name().substring(0, part));
            return names.of(whole).orElseThrow().nested(name.name().substring(part + 1));
        });
    }

    private List<Renaming> renamings() {
        List<Renaming> renamings = new ArrayList<>();
        for (InterfaceDefinition definition : resolution.written()) {
            String file = fileName(definition.file());
            String javaName = names.of(definition.name()).orElseThrow().simpleName();
            if (!javaName.equals(definition.name().name())) {
                renamings.add(new Renaming(file, "class", definition.name().name(), javaName));
            }
            for (MessageDefinition part : definition.parts()) {
                MemberNames members = MemberNames.of(part.type().fields());
                for (Field field : part.type().fields()) {
                    if (members.isRenamed(field)) {
                        renamings.add(new Renaming(file, "member", field.name(), members.javaName(field)));
                    }
                }
            }
        }
        return renamings;
    }

    private static String fileName(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }
}
