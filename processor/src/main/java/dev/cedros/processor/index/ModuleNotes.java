package dev.cedros.processor.index;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.report.Reporter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Tells authors of named modules what is left for them to do; only they can write a directive. */
final class ModuleNotes {
    private final Elements elements;
    private final Reporter reporter;
    private final List<IndexedCodec> withoutIndex = new ArrayList<>();
    private final Map<String, String> modulesByIndex = new TreeMap<>();

    ModuleNotes(Elements elements, Reporter reporter) {
        this.elements = elements;
        this.reporter = reporter;
    }

    /** The named module of a codec; empty on the class path. */
    static Optional<ModuleElement> module(Elements elements, IndexedCodec codec) {
        return Optional.ofNullable(elements.getModuleOf(codec.element())).filter(module -> !module.isUnnamed());
    }

    /** Remembers codecs for which no index could be written. */
    void withoutIndex(List<IndexedCodec> codecs) {
        withoutIndex.addAll(codecs);
    }

    /** Remembers an index that has to be provided if it is in a named module. */
    void toBeProvided(IndexedCodec codec, String index) {
        module(elements, codec).ifPresent(module -> modulesByIndex.put(index, module.toString()));
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
            withoutIndex.sort(Comparator.comparing(codec -> codec.codec().canonicalName()));
            IndexedCodec first = withoutIndex.get(0);
            String index = first.codec().peerClass("CedrosIndex").canonicalName();
            reporter.note(
                    ProblemCode.INDEX_OPTION,
                    "No index was written for the " + withoutIndex.size() + " ROS types of module "
                            + module(elements, first)
                                    .map(ModuleElement::toString)
                                    .orElse("")
                            + ", so they are not found by name. To have one, add the compiler option -A"
                            + IndexOption.KEY
                            + "=" + index + ", and to module-info.java: " + directive(index));
        }
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
