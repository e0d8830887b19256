package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.ElementType;

/** How a pass goes on into nested messages: through the codec beside them, or through a method of its own. */
interface NestedCalls {
    /** Calls of the public codecs. */
    NestedCalls CODECS = new NestedCalls() {
        @Override
        public CodeBlock write(ElementType.Nested nested, CodeBlock value) {
            return CodeBlock.of("$T.write($L, out)", nested.codec(), value);
        }

        @Override
        public CodeBlock end(ElementType.Nested nested, CodeBlock value, CodeBlock start) {
            return CodeBlock.of("$T.serializedEnd($L, $L, options)", nested.codec(), value, start);
        }
    };

    /** What the names of helpers that write elements begin with. */
    default String writeName() {
        return "write";
    }

    /** What the names of helpers that find the end of elements begin with. */
    default String endName() {
        return "endOf";
    }

    /** Whether collections of other than primitives may have to state their size in bytes: key hashes are XCDR2. */
    default boolean delimits() {
        return false;
    }

    /** The call that writes a nested message. */
    CodeBlock write(ElementType.Nested nested, CodeBlock value);

    /** The expression for the position after a nested message that begins at {@code start}. */
    CodeBlock end(ElementType.Nested nested, CodeBlock value, CodeBlock start);
}
