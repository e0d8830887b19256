package dev.cedros.codec;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.payload.Payload;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** An index over types, as a generated one would be. It counts how often a type is loaded. */
final class TestIndex implements MessageIndex {
    private final TreeMap<String, MessageType<?>> types = new TreeMap<>();
    final AtomicInteger loads = new AtomicInteger();

    TestIndex(MessageType<?>... types) {
        for (MessageType<?> type : types) {
            this.types.put(type.typeName(), type);
        }
    }

    @Override
    public List<String> typeNames() {
        return List.copyOf(types.keySet());
    }

    @Override
    public @Nullable String typeHash(String typeName) {
        MessageType<?> type = types.get(typeName);
        return type == null ? null : type.typeHash();
    }

    @Override
    public @Nullable MessageType<?> type(String typeName) {
        loads.incrementAndGet();
        return types.get(typeName);
    }

    @Override
    public @Nullable Object decode(String typeName, Payload payload, CdrOptions options) {
        MessageType<?> type = types.get(typeName);
        return type == null ? null : type.decode(payload, options);
    }
}
