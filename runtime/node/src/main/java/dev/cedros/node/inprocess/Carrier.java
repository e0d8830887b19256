package dev.cedros.node.inprocess;

import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** Takes payloads over from those who write, counts them until they are released, and cuts them up if that is asked for. */
final class Carrier {
    private final LongAdder outstanding;
    private final int fragmentBytes;
    private final boolean direct;

    Carrier(InProcessDomain domain) {
        outstanding = domain.outstandingCounter();
        fragmentBytes = domain.options().fragmentBytes();
        direct = domain.options().directMemory();
    }

    /** Gives the payload that travels; releasing it and its shares releases the one that was written. */
    Payload accept(Payload written) {
        Held held = new Held(written, outstanding);
        boolean accepted = false;
        try {
            Payload carried =
                    fragmentBytes == 0 && !direct ? Payload.of(written, held) : Payload.of(fragments(written), held);
            outstanding.increment();
            accepted = true;
            return carried;
        } finally {
            if (!accepted) {
                written.release();
            }
        }
    }

    private List<ByteBuffer> fragments(Payload written) {
        List<ByteBuffer> fragments = new ArrayList<>();
        int most = fragmentBytes == 0 ? Integer.MAX_VALUE : fragmentBytes;
        for (int i = 0; i < written.sliceCount(); i++) {
            ByteBuffer slice = written.slice(i);
            while (slice.hasRemaining()) {
                int length = Math.min(most, slice.remaining());
                ByteBuffer fragment = slice.slice(slice.position(), length);
                slice.position(slice.position() + length);
                fragments.add(
                        direct ? ByteBuffer.allocateDirect(length).put(fragment).flip() : fragment);
            }
        }
        return fragments;
    }

    /** A payload that was written and not yet released. */
    private static final class Held implements Runnable {
        private final Payload written;
        private final LongAdder outstanding;

        Held(Payload written, LongAdder outstanding) {
            this.written = written;
            this.outstanding = outstanding;
        }

        @Override
        public void run() {
            outstanding.decrement();
            written.release();
        }
    }
}
