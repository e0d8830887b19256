package dev.cedros.importer;

import java.util.List;

/**
 * The name of a Java class.
 *
 * @param packageName its package
 * @param simpleNames its simple name, after those of the classes around it
 */
record JavaClass(String packageName, List<String> simpleNames) {
    static JavaClass of(String packageName, String... simpleNames) {
        return new JavaClass(packageName, List.of(simpleNames));
    }

    /** Takes a full name apart where the first name with a capital stands. */
    static JavaClass parse(String fullName) {
        String[] names = fullName.split("\\.");
        int first = 0;
        while (first < names.length - 1 && !Character.isUpperCase(names[first].charAt(0))) {
            first++;
        }
        return new JavaClass(
                String.join(".", List.of(names).subList(0, first)),
                List.of(names).subList(first, names.length));
    }

    JavaClass nested(String name) {
        return of(packageName, simpleNames.get(0), name);
    }

    /** The simple name of the outermost class, which is what imports name. */
    String outermost() {
        return simpleNames.get(0);
    }

    /** The name without the package. */
    String simpleName() {
        return String.join(".", simpleNames);
    }

    /** The full name as Java sources spell it. */
    String fullName() {
        return packageName + "." + simpleName();
    }
}
