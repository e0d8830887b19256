package dev.cedros.processor.index;

import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.report.Reporter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The types that indexes lead to, by their names: of several classes for one type, one enters. */
final class IndexEntries {
    /** Which of two classes for one type enters: the record, then the first by name. */
    private static final Comparator<IndexedCodec> PREFERRED =
            Comparator.comparing((IndexedCodec codec) -> !codec.isRecord()).thenComparing(IndexedCodec::shown);

    private final Reporter reporter;
    private final Map<String, IndexedCodec> earlier = new TreeMap<>();

    IndexEntries(Reporter reporter) {
        this.reporter = reporter;
    }

    /** Takes the codecs of a round and gives those that enter, sorted by the names of their types. */
    List<IndexedCodec> add(Collection<IndexedCodec> codecs) {
        Map<String, IndexedCodec> entering = new TreeMap<>();
        for (IndexedCodec codec : codecs.stream().sorted(PREFERRED).toList()) {
            // What an index of an earlier round has cannot be taken back.
            IndexedCodec known = earlier.get(codec.typeName());
            IndexedCodec entered = known != null ? known : entering.putIfAbsent(codec.typeName(), codec);
            if (entered != null) {
                reportTwice(entered, codec);
            }
        }
        earlier.putAll(entering);
        return new ArrayList<>(entering.values());
    }

    private void reportTwice(IndexedCodec entered, IndexedCodec other) {
        String both = entered.shown() + " and " + other.shown() + " both stand for " + entered.typeName();
        Origin origin = Origin.of(other.message());
        if (entered.typeHash().equals(other.typeHash())) {
            reporter.note(new Problem(
                    ProblemCode.DUPLICATE_TYPE,
                    both + ". By that name, messages are decoded to " + entered.shown() + ".",
                    origin));
        } else {
            reporter.report(new Problem(
                    ProblemCode.DUPLICATE_TYPE,
                    both + ", but their members differ. Make them equal, or give one of them another name.",
                    origin));
        }
    }
}
