package dev.cedros.node.inprocess;

import dev.cedros.payload.Payload;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What is left to be done when no lock is held any more: it calls code that is not ours. The first reader and payload have fields
 * of their own, because mostly there are no others.
 */
final class Aftermath {
    private @Nullable TopicReader reader;
    private @Nullable List<TopicReader> moreReaders;
    private @Nullable Payload payload;
    private @Nullable List<Payload> morePayloads;

    /** Tells a reader of messages. */
    void wake(TopicReader woken) {
        if (reader == null) {
            reader = woken;
            return;
        }
        if (moreReaders == null) {
            moreReaders = new ArrayList<>();
        }
        moreReaders.add(woken);
    }

    /** Releases a payload. */
    void release(Payload released) {
        if (payload == null) {
            payload = released;
            return;
        }
        if (morePayloads == null) {
            morePayloads = new ArrayList<>();
        }
        morePayloads.add(released);
    }

    /** Does it. If an owner of memory throws, the rest is done first. */
    void settle() {
        if (reader != null) {
            reader.listener.dataAvailable();
        }
        if (moreReaders != null) {
            moreReaders.forEach(woken -> woken.listener.dataAvailable());
        }
        if (payload == null) {
            return;
        }
        if (morePayloads == null) {
            payload.release();
            return;
        }
        morePayloads.add(payload);
        forAll(morePayloads, Payload::release);
    }

    /** Does something with each, whatever happens on the way; the first problem is thrown at the end. */
    @SuppressWarnings("ReferenceEquality") // Nothing can be added to itself.
    static <T> void forAll(List<T> all, Consumer<? super T> action) {
        RuntimeException problem = null;
        for (T one : all) {
            try {
                action.accept(one);
            } catch (RuntimeException e) {
                if (problem == null) {
                    problem = e;
                } else if (problem != e) {
                    problem.addSuppressed(e);
                }
            }
        }
        if (problem != null) {
            throw problem;
        }
    }
}
