package dev.cedros.processor.index;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.report.Reporter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Tells authors of named modules what is left for them to do; only they can write a directive. */
final class ModuleNotes {
    private final Elements elements;
    private final Reporter reporter;
    private final Map<String, String> modulesByIndex = new TreeMap<>();

    /** The codecs that no index has, and their modules. */
    private final Set<ClassName> withoutIndex = new TreeSet<>();

    private final Set<String> modules = new TreeSet<>();

    ModuleNotes(Elements elements, Reporter reporter) {
        this.elements = elements;
        this.reporter = reporter;
    }

    /** The names of the named modules that some codecs are in; none on the class path. */
    static Set<String> modules(Elements elements, List<IndexedCodec> codecs) {
        return codecs.stream()
                .map(codec -> elements.getModuleOf(codec.element()))
                .filter(module -> module != null && !module.isUnnamed())
                .map(ModuleElement::toString)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Remembers codecs for which no index could be written. */
    void withoutIndex(List<IndexedCodec> codecs) {
        codecs.forEach(codec -> withoutIndex.add(codec.codec()));
        modules.addAll(modules(elements, codecs));
    }

    /** Remembers an index that has to be provided if it is in a named module. */
    void toBeProvided(List<IndexedCodec> codecs, String index) {
        modules(elements, codecs).forEach(module -> modulesByIndex.put(index, module));
    }

    /** Prints the notes. Directives name classes, which are all there only when processing is over. */
    void report() {
        modulesByIndex.forEach((index, name) -> {
            ModuleElement module = elements.getModuleElement(name);
            if (module != null && !isProvided(module, index)) {
                reporter.note(
                        ProblemCode.INDEX_OPTION,
                        "Module " + name + " does not provide its index, so nobody finds it on the module path. Add to"
                                + " module-info.java: " + directive(index));
            }
        });
        if (!withoutIndex.isEmpty()) {
            reporter.note(
                    ProblemCode.INDEX_OPTION,
                    "No index was written for the " + withoutIndex.size() + " ROS types of module "
                            + String.join(" and ", modules) + ", so they are not found by name. " + howToHaveOne());
        }
    }

    private String howToHaveOne() {
        if (modules.size() > 1) {
            return "An index is of one module; compile one at a time to have some.";
        }
        String index = withoutIndex.iterator().next().peerClass("CedrosIndex").canonicalName();
        return "To have one, add the compiler option -A" + IndexOption.KEY + "=" + index + ", and to module-info.java: "
                + directive(index);
    }

    private static String directive(String index) {
        return "provides " + Registration.SERVICE + " with " + index + ";";
    }

    private static boolean isProvided(ModuleElement module, String index) {
        return ElementFilter.providesIn(module.getDirectives()).stream()
                .filter(provides -> provides.getService().getQualifiedName().contentEquals(Registration.SERVICE))
                .flatMap(provides -> provides.getImplementations().stream())
                .anyMatch(implementation -> implementation.getQualifiedName().contentEquals(index));
    }
}
