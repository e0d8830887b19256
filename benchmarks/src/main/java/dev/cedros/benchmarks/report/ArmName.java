package dev.cedros.benchmarks.report;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * Who does the work that is measured. Samples carry the identifier, which a benchmark class or the native harness gives
 * itself; an arm that this list does not know still appears in the report, under that identifier.
 */
enum ArmName {
    GENERATED("java-generated", "Cedros"),
    PACKED("java-packed", "Cedros, packed lists"),
    OBJECT_ARRAYS("java-objectarrays", "Cedros, arrays of records"),
    LAYOUT("java-layout", "Cedros layout"),
    FAST_CDR("native-fastcdr", "Fast-CDR"),
    CYCLONE("native-cyclone", "Cyclone DDS"),
    IDEAL("native-ideal", "ideal C++"),
    MEMCPY("native-memcpy", "memcpy"),
    JAVA_COPY("java-memcpy", "Java copy"),
    REFLECTION("java-reflection", "reflection"),
    IHMC("java-ihmc", "IHMC"),
    NATIVE_CONTROL("native-control", "native control"),
    JAVA_CONTROL("java-control", "Java control"),
    CONVERSION("java-conversion", "conversion"),
    DISPATCH("java-dispatch", "dispatch"),
    SCALING("java-scaling", "scaling");

    /** The arms of Cedros that the report compares with Fast-CDR. */
    static final Set<ArmName> OURS = EnumSet.of(GENERATED, PACKED, OBJECT_ARRAYS);

    /** What does not belong into the tables of messages. */
    static final Set<ArmName> APART = EnumSet.of(NATIVE_CONTROL, JAVA_CONTROL, CONVERSION, DISPATCH, SCALING);

    private final String id;
    private final String label;

    ArmName(String id, String label) {
        this.id = id;
        this.label = label;
    }

    /** The identifier in samples. */
    String id() {
        return id;
    }

    /** The name in the report. */
    String label() {
        return label;
    }

    /** What to say behind a message of an arm of Cedros; nothing for the plain one. */
    String suffix() {
        return label.replaceFirst("^Cedros", "");
    }

    /** The identifier of a benchmark class, such as {@code java-generated} or {@code java-scaling}. */
    static String ofBenchmark(String className) {
        String simple = className.substring(className.lastIndexOf('.') + 1).replaceFirst("Benchmark$", "");
        return "java-" + simple.toLowerCase(Locale.ROOT);
    }

    /** The identifier of an arm as the native harness calls it, such as {@code native-fastcdr}. */
    static String ofNative(String name) {
        return "native-" + name.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
    }

    /** Whether an identifier is that of an arm of {@link #OURS}. */
    static boolean isOurs(String id) {
        return OURS.stream().anyMatch(arm -> arm.id.equals(id));
    }

    /** The name in the report of any identifier. */
    static String label(String id) {
        for (ArmName arm : values()) {
            if (arm.id.equals(id)) {
                return arm.label;
            }
        }
        return id;
    }
}
