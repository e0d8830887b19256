package dev.cedros.importer;

import dev.cedros.type.RosTypeName;
import dev.cedros.type.msg.DefinitionParser;
import dev.cedros.type.msg.DefinitionSet;
import dev.cedros.type.msg.InterfaceDefinition;
import java.util.ArrayList;
import java.util.List;

/** Imports definitions that tests write down. */
final class Imported {
    private Imported() {}

    /** The set of definitions given as name and text in turn. */
    static DefinitionSet definitions(String... namesAndTexts) {
        List<InterfaceDefinition> definitions = new ArrayList<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            RosTypeName name = RosTypeName.parse(namesAndTexts[i]);
            String file = name.name() + "." + name.namespace();
            definitions.add(DefinitionParser.parse(name, namesAndTexts[i + 1], file));
        }
        return DefinitionSet.of(definitions);
    }

    /** The result of importing them into the package {@code com.acme}. */
    static ImportResult result(String... namesAndTexts) {
        return RecordImporter.run(definitions(namesAndTexts), ImportOptions.of("com.acme"));
    }

    /** The source of the one definition that there is. */
    static String source(String name, String text) {
        return source(result(name, text), RosTypeName.parse(name).name());
    }

    /** The source of a class. */
    static String source(ImportResult result, String className) {
        return result.sources().stream()
                .filter(source -> source.path().endsWith("/" + className + ".java"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + className + " in " + result))
                .text();
    }
}
