package dev.cedros.node.qos;

import java.util.Collection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a writer offers or a reader asks for. The constants have the names and values of ROS 2; the methods that are named like
 * a policy give a profile that differs in it: {@code QosProfile.DEFAULT.keepLast(1).transientLocal()}.
 *
 * <p>A writer and a reader are connected only if the writer offers what the reader asks for: one that asks for {@link
 * Reliability#RELIABLE} fits a reliable writer only, and one that asks for {@link Durability#TRANSIENT_LOCAL} fits a writer
 * that offers it; a reader that asks for less fits every writer. History and depth are each one's own affair.
 *
 * <p>Immutable.
 *
 * @param history which messages are kept
 * @param depth how many, with {@link History#KEEP_LAST}; with the others 0, whatever was given
 * @param reliability whether what was lost on the way is sent again
 * @param durability whether readers that come late get earlier messages
 */
public record QosProfile(History history, int depth, Reliability reliability, Durability durability) {
    /** For topics: the last 10, reliable, volatile. */
    public static final QosProfile DEFAULT =
            new QosProfile(History.KEEP_LAST, 10, Reliability.RELIABLE, Durability.VOLATILE);

    /** For readings of which only the newest matter: the last 5, best effort, volatile. */
    public static final QosProfile SENSOR_DATA = DEFAULT.keepLast(5).bestEffort();

    /** For requests and responses: the last 10, reliable, volatile. */
    public static final QosProfile SERVICES_DEFAULT = DEFAULT;

    /** For the services of parameters: the last 1000, reliable, volatile. */
    public static final QosProfile PARAMETERS = DEFAULT.keepLast(1000);

    /** For {@code /parameter_events}: the last 1000, reliable, volatile. */
    public static final QosProfile PARAMETER_EVENTS = PARAMETERS;

    /** For {@code /rosout}: the last 1000, reliable, transient local. */
    public static final QosProfile ROSOUT_DEFAULT = DEFAULT.keepLast(1000).transientLocal();

    /** For {@code /clock}: the last one, best effort, volatile. */
    public static final QosProfile CLOCK = DEFAULT.keepLast(1).bestEffort();

    /** For the status of an action: the last one, reliable, transient local. */
    public static final QosProfile ACTION_STATUS = DEFAULT.keepLast(1).transientLocal();

    /** All is left to the transport. */
    public static final QosProfile SYSTEM_DEFAULT =
            new QosProfile(History.SYSTEM_DEFAULT, 0, Reliability.SYSTEM_DEFAULT, Durability.SYSTEM_DEFAULT);

    /** The last 10, and otherwise the most that fits those that are there already. */
    public static final QosProfile BEST_AVAILABLE =
            new QosProfile(History.KEEP_LAST, 10, Reliability.BEST_AVAILABLE, Durability.BEST_AVAILABLE);

    /**
     * Checks the depth.
     *
     * @throws InvalidQosException if fewer than one message is to be kept
     */
    public QosProfile {
        Objects.requireNonNull(reliability, "reliability");
        Objects.requireNonNull(durability, "durability");
        if (history != History.KEEP_LAST) {
            Objects.requireNonNull(history, "history");
            depth = 0;
        } else if (depth < 1) {
            throw new InvalidQosException(
                    "The history keeps the last " + depth + " messages. Give a depth of at least 1, or use keepAll().");
        }
    }

    /** Keeps the newest messages, as many as {@code depth} says. */
    public QosProfile keepLast(int depth) {
        return new QosProfile(History.KEEP_LAST, depth, reliability, durability);
    }

    /** Keeps all messages, within the limits of the transport. */
    public QosProfile keepAll() {
        return new QosProfile(History.KEEP_ALL, 0, reliability, durability);
    }

    /** Sends again what was lost. */
    public QosProfile reliable() {
        return withReliability(Reliability.RELIABLE);
    }

    /** Lets go what was lost. */
    public QosProfile bestEffort() {
        return withReliability(Reliability.BEST_EFFORT);
    }

    /** Gives readers that come late what the writer keeps. */
    public QosProfile transientLocal() {
        return withDurability(Durability.TRANSIENT_LOCAL);
    }

    /** Gives readers what is written while they are there. */
    public QosProfile volatileDurability() {
        return withDurability(Durability.VOLATILE);
    }

    /** Gives the profile with another reliability. */
    public QosProfile withReliability(Reliability reliability) {
        return new QosProfile(history, depth, reliability, durability);
    }

    /** Gives the profile with another durability. */
    public QosProfile withDurability(Durability durability) {
        return new QosProfile(history, depth, reliability, durability);
    }

    /**
     * Names the first policy in which a reader asks for more than a writer offers, as ROS 2 calls it; null if they fit. What is
     * left to the system counts as {@link #resolved} gives it, and what adapts itself fits.
     *
     * @param offered the profile of the writer
     * @param requested the profile of the reader
     */
    public static @Nullable String conflict(QosProfile offered, QosProfile requested) {
        QosProfile writer = offered.resolved();
        QosProfile reader = requested.resolved();
        if (writer.reliability == Reliability.BEST_EFFORT && reader.reliability == Reliability.RELIABLE) {
            return "reliability";
        }
        if (writer.durability == Durability.VOLATILE && reader.durability == Durability.TRANSIENT_LOCAL) {
            return "durability";
        }
        return null;
    }

    /** Puts in what is usual for what is left to the system: the last one, reliable, volatile. */
    public QosProfile resolved() {
        return new QosProfile(
                history == History.SYSTEM_DEFAULT ? History.KEEP_LAST : history,
                history == History.SYSTEM_DEFAULT ? 1 : depth,
                reliability == Reliability.SYSTEM_DEFAULT ? Reliability.RELIABLE : reliability,
                durability == Durability.SYSTEM_DEFAULT ? Durability.VOLATILE : durability);
    }

    /** Puts in everything, for a writer: the best available one is reliable and transient local, which fits all readers. */
    public QosProfile resolvedForWriter() {
        return resolved().bestAvailable(true, true);
    }

    /**
     * Puts in everything, for a reader: the best available one is reliable if all writers are, and transient local if all
     * writers are, thus also if there is none.
     *
     * @param writers what the writers that are there offer
     */
    public QosProfile resolvedForReader(Collection<QosProfile> writers) {
        return resolved()
                .bestAvailable(
                        writers.stream().allMatch(w -> w.resolved().reliability != Reliability.BEST_EFFORT),
                        writers.stream().allMatch(w -> w.resolved().durability != Durability.VOLATILE));
    }

    /** Puts in everything, for requests and responses: the best available one is reliable and volatile. */
    public QosProfile resolvedForService() {
        return resolved().bestAvailable(true, false);
    }

    private QosProfile bestAvailable(boolean reliable, boolean transientLocal) {
        Reliability bestReliability = reliable ? Reliability.RELIABLE : Reliability.BEST_EFFORT;
        Durability bestDurability = transientLocal ? Durability.TRANSIENT_LOCAL : Durability.VOLATILE;
        return new QosProfile(
                history,
                depth,
                reliability == Reliability.BEST_AVAILABLE ? bestReliability : reliability,
                durability == Durability.BEST_AVAILABLE ? bestDurability : durability);
    }
}
