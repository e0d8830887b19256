package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;
import us.ihmc.pubsub.common.SerializedPayload;

/**
 * What a publisher and a subscriber of one type do with messages and payloads: the memory outside the heap that goes to and
 * comes from the native side.
 *
 * @param <T> the message
 */
public final class Topic<T> {
    private final TopicType<T> type;
    private final CDR serializer = new CDR();
    private final CDR deserializer = new CDR();

    /** Takes the type. */
    public Topic(TopicType<T> type) {
        this.type = type;
    }

    /** Writes a message to the start of a payload that is kept, and gives the number of bytes. */
    public int serialize(T data, SerializedPayload payload) {
        payload.getData().clear();
        serializer.serialize(payload);
        type.write(data, serializer);
        serializer.finishSerialize();
        return payload.getLength();
    }

    /** Reads a payload into an existing message. */
    public void deserialize(SerializedPayload payload, T data) {
        payload.getData().position(0);
        deserializer.deserialize(payload);
        type.read(data, deserializer);
        deserializer.finishDeserialize();
    }

    /** Reads a payload into a new message. */
    public T deserialize(SerializedPayload payload) {
        T data = type.create();
        deserialize(payload, data);
        return data;
    }
}
