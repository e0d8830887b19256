package dev.cedros.processor.index;

import com.palantir.javapoet.ClassName;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Decides which codecs share an index, and what it is called. */
final class Placement {
    private final Elements elements;
    private final Registration registration;
    private final @Nullable ClassName wanted;
    private final Set<ClassName> chosen = new HashSet<>();

    Placement(Elements elements, Registration registration, IndexOption option) {
        this.elements = elements;
        this.registration = registration;
        this.wanted = option.name();
    }

    /** Takes apart what cannot be in one index: no class of a named package can name those of the unnamed one. */
    List<List<IndexedCodec>> groups(List<IndexedCodec> codecs) {
        boolean isNamed = wanted != null && !wanted.packageName().isEmpty();
        return codecs.stream()
                .collect(Collectors.partitioningBy(codec -> isNamed && codec.isUnnamed()))
                .values()
                .stream()
                .filter(group -> !group.isEmpty())
                .toList();
    }

    /** The name of the index for a group; empty if there can be none. */
    Optional<ClassName> name(List<IndexedCodec> group) {
        int modules = ModuleNotes.modules(elements, group).size();
        if (modules > 1) {
            return Optional.empty();
        }
        if (wanted != null && fits(wanted, group)) {
            ClassName name =
                    chosen.isEmpty() ? wanted : wanted.peerClass(wanted.simpleName() + "_" + (chosen.size() + 1));
            // The options of a build often hold for its tests too, whose index must not hide
            // the one of the main classes.
            if (!isElsewhere(name)) {
                chosen.add(name);
                return Optional.of(name);
            }
        } else if (modules == 1) {
            return Optional.empty();
        }
        return Optional.of(IndexName.of(group));
    }

    private static boolean fits(ClassName name, List<IndexedCodec> group) {
        return name.packageName().isEmpty() || !group.get(0).isUnnamed();
    }

    /** Whether there is an index of that name which this compilation has not written, nor an earlier one in its place. */
    private boolean isElsewhere(ClassName name) {
        TypeElement type = elements.getTypeElement(name.canonicalName());
        return type != null && CodecReader.isIndex(type) && !registration.isInOutput(name);
    }

    /** Whether a name comes from the user, so that a module can provide the index. */
    boolean isChosen(ClassName name) {
        return chosen.contains(name);
    }
}
