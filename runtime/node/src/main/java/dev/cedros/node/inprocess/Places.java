package dev.cedros.node.inprocess;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Places for one message in all readers that have to get it. */
final class Places {
    private final List<TopicReader> readers = new ArrayList<>();

    private Places() {}

    /** Keeps the places if all are free, and gives null otherwise. */
    static @Nullable Places ifFree(Targets targets) {
        Places places = new Places();
        for (int i = 0; i < targets.blocking; i++) {
            TopicReader reader = targets.channels[i].reader;
            if (!reader.reserve()) {
                places.giveBack();
                return null;
            }
            places.readers.add(reader);
        }
        return places;
    }

    /** Waits for the places, one after the other. */
    static Places await(Targets targets, TopicWriter writer, long deadlineNanos) {
        Places places = new Places();
        boolean complete = false;
        try {
            for (int i = 0; i < targets.blocking; i++) {
                TopicReader reader = targets.channels[i].reader;
                reader.awaitPlace(writer, deadlineNanos);
                places.readers.add(reader);
            }
            complete = true;
            return places;
        } finally {
            if (!complete) {
                places.giveBack();
            }
        }
    }

    /** Whether there is one in each of these. */
    boolean cover(Targets targets) {
        for (int i = 0; i < targets.blocking; i++) {
            if (!readers.contains(targets.channels[i].reader)) {
                return false;
            }
        }
        return true;
    }

    void giveBack() {
        readers.forEach(TopicReader::unreserve);
    }
}
