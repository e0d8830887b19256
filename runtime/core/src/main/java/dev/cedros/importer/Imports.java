package dev.cedros.importer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The names by which one source file calls classes. A file is composed twice: the first time to see which classes it
 * needs, the second time with the names that these then have.
 */
final class Imports {
    private final String ownPackage;
    private final Set<String> declared;
    private final Set<String> inOwnPackage;
    private final Set<JavaClass> used = new LinkedHashSet<>();
    private final Map<String, String> packages = new HashMap<>();
    private boolean settled;

    /**
     * Starts without any.
     *
     * @param ownPackage the package of the file
     * @param declared the simple names of the classes that the file declares, which hide all others
     * @param inOwnPackage the simple names of all classes of the package
     */
    Imports(String ownPackage, Set<String> declared, Set<String> inOwnPackage) {
        this.ownPackage = ownPackage;
        this.declared = declared;
        this.inOwnPackage = inOwnPackage;
    }

    /** The name of a class in the text of the file. */
    String name(JavaClass type) {
        if (!settled) {
            used.add(type);
            return type.fullName();
        }
        boolean simple = type.packageName().equals(packages.get(type.outermost()));
        return simple ? type.simpleName() : type.fullName();
    }

    String name(String packageName, String simpleName) {
        return name(JavaClass.of(packageName, simpleName));
    }

    /** Decides which of the classes used so far go by their simple names. */
    void settle() {
        settled = true;
        for (String name : declared) {
            packages.put(name, "");
        }
        for (String name : inOwnPackage) {
            packages.putIfAbsent(name, ownPackage);
        }
        List<JavaClass> order = new ArrayList<>();
        used.stream().filter(type -> !isLibrary(type)).forEach(order::add);
        used.stream().filter(Imports::isLibrary).forEach(order::add);
        for (JavaClass type : order) {
            packages.putIfAbsent(type.outermost(), type.packageName());
        }
    }

    /** The import statements, sorted. */
    List<String> statements() {
        Set<String> statements = new TreeSet<>();
        for (JavaClass type : used) {
            boolean implied =
                    type.packageName().equals(ownPackage) || type.packageName().equals("java.lang");
            if (!implied && type.packageName().equals(packages.get(type.outermost()))) {
                statements.add("import " + type.packageName() + "." + type.outermost() + ";");
            }
        }
        return List.copyOf(statements);
    }

    private static boolean isLibrary(JavaClass type) {
        return type.packageName().startsWith("java.")
                || type.packageName().equals("dev.cedros.sequence")
                || type.packageName().equals("dev.cedros.annotations")
                || type.packageName().equals("dev.cedros.error");
    }
}
