package dev.cedros.node.inprocess;

import dev.cedros.node.transport.Gid;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Where the messages of a writer go. Those that may have to be waited for come first, in an order that is the same for all
 * writers: two writers that wait for room in the same readers never hold what the other one waits for. Immutable.
 */
final class Targets {
    static final Targets NONE = new Targets(List.of());

    private static final Comparator<Channel> ORDER = Comparator.comparingInt(
                    (Channel channel) -> channel.blocking ? 0 : 1)
            .thenComparingLong(channel -> channel.reader.ordinal);

    final Channel[] channels;

    /** How many of them may have to be waited for. */
    final int blocking;

    private Targets(List<Channel> channels) {
        this.channels = channels.toArray(new Channel[0]);
        this.blocking =
                (int) channels.stream().filter(channel -> channel.blocking).count();
    }

    Targets with(Channel added) {
        List<Channel> all = new ArrayList<>(List.of(channels));
        all.add(added);
        all.sort(ORDER);
        return new Targets(all);
    }

    Targets without(TopicReader reader) {
        Predicate<Channel> stays = channel -> channel.reader != reader;
        return new Targets(List.of(channels).stream().filter(stays).toList());
    }

    /** Gives the channel to a reader, or null if it is not connected. */
    @Nullable
    Channel to(Gid reader) {
        for (Channel channel : channels) {
            if (channel.reader.gid.equals(reader)) {
                return channel;
            }
        }
        return null;
    }

    List<TopicReader> readers() {
        return List.of(channels).stream().map(channel -> channel.reader).toList();
    }
}
