package dev.cedros.importer;

import dev.cedros.type.RosTypeName;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The Java classes of the interfaces that are written: their packages, and names that nothing else has. */
final class ClassNames {
    /** What the processor adds to the names of classes, for each kind of interface. */
    private static final Map<String, List<String>> GENERATED = Map.of(
            "msg", List.of("Codec", "Layout"),
            "srv", List.of("Codec", "Layout", "Service"),
            "action", List.of("Codec", "Layout", "Action"));

    private static final Set<String> PARTS = Set.of("Request", "Response", "Goal", "Result", "Feedback");

    /** What is added to a name that is taken. */
    private static final String SUFFIX = "Type";

    private final Map<RosTypeName, JavaClass> classes = new HashMap<>();
    private final Map<String, Set<String>> simpleNames = new HashMap<>();

    private ClassNames() {}

    /** Finds a class for each interface. */
    static ClassNames of(String javaPackage, Collection<RosTypeName> interfaces) {
        ClassNames names = new ClassNames();
        for (RosTypeName name : interfaces) {
            names.simpleNames
                    .computeIfAbsent(packageOf(javaPackage, name), key -> new TreeSet<>())
                    .add(name.name());
        }
        for (RosTypeName name : interfaces) {
            String packageName = packageOf(javaPackage, name);
            Set<String> taken = names.in(packageName);
            String simpleName = free(name, taken);
            taken.add(simpleName);
            names.classes.put(name, JavaClass.of(packageName, simpleName));
        }
        return names;
    }

    /** The class of an interface; nothing if the name is not one of an interface that is written. */
    Optional<JavaClass> of(RosTypeName name) {
        return Optional.ofNullable(classes.get(name));
    }

    /** The simple names in a package, those of classes that had to give way included. */
    Set<String> in(String packageName) {
        return simpleNames.getOrDefault(packageName, Set.of());
    }

    private static String packageOf(String javaPackage, RosTypeName name) {
        String part = name.packageName();
        // No ROS package ends in an underscore, so this cannot meet another one.
        return javaPackage + "." + (JavaWords.isReserved(part) ? part + "_" : part) + "." + name.namespace();
    }

    private static String free(RosTypeName name, Set<String> taken) {
        String simpleName = name.name();
        boolean hidden = !name.namespace().equals("msg") && PARTS.contains(simpleName);
        List<String> generated = GENERATED.getOrDefault(name.namespace(), List.of());
        if (!hidden && !isGenerated(simpleName, generated, taken)) {
            return simpleName;
        }
        do {
            simpleName += SUFFIX;
        } while (taken.contains(simpleName) || isGenerated(simpleName, generated, taken));
        return simpleName;
    }

    /** Whether the processor may write a class of this name for another interface. */
    private static boolean isGenerated(String simpleName, List<String> suffixes, Set<String> taken) {
        for (String suffix : suffixes) {
            String front = simpleName.substring(0, Math.max(0, simpleName.length() - suffix.length()));
            if (simpleName.endsWith(suffix)
                    && taken.stream().anyMatch(other -> front.equals(other) || front.startsWith(other + "_"))) {
                return true;
            }
        }
        return false;
    }
}
