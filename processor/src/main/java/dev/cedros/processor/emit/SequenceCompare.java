package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.PackedShape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes how the elements of a packed sequence are compared and hashed, as the codec of the message does it. */
final class SequenceCompare {
    private final SequenceClass sequence;
    private final TypeSpec.Builder type;

    SequenceCompare(SequenceClass sequence, TypeSpec.Builder type) {
        this.sequence = sequence;
        this.type = type;
    }

    void emit() {
        if (sequence.leaves().stream().anyMatch(leaf -> leaf.isArray() && !leaf.isSequence())) {
            // The objects of equal elements have other arrays each time, and with them other hash codes.
            type.addMethod(SequenceWriter.overriding("hashCode", Modifier.PUBLIC)
                    .returns(int.class)
                    .addStatement("return hashByValue()")
                    .build());
        }
        List<CodeBlock> equal = new ArrayList<>();
        Iterator<SequenceLeaf> compared = sequence.leaves().iterator();
        equal(CodeBlock.of("element"), sequence.shape().parts(), compared, equal);
        type.addMethod(SequenceWriter.overriding("equalAt", Modifier.PROTECTED)
                .returns(boolean.class)
                .addParameter(int.class, "i")
                .addParameter(sequence.model().javaType(), "element")
                .addStatement("int p = place(i, SIZE)")
                .addCode(sequence.arrays(false))
                .addStatement("return $L", CodeBlock.join(equal, "\n&& "))
                .build());
        CodeBlock.Builder hash = CodeBlock.builder();
        hash("h", sequence.shape().parts(), sequence.leaves().iterator(), sequence.locals(), hash);
        type.addMethod(SequenceWriter.overriding("hashAt", Modifier.PROTECTED)
                .returns(int.class)
                .addParameter(int.class, "i")
                .addStatement("int p = place(i, SIZE)")
                .addCode(sequence.arrays(false))
                .addCode(hash.build())
                .addStatement("return h")
                .build());
    }

    private static void equal(
            CodeBlock owner, List<PackedShape.Part> parts, Iterator<SequenceLeaf> leaves, List<CodeBlock> into) {
        for (PackedShape.Part part : parts) {
            CodeBlock value =
                    CodeBlock.of("$L.$N()", owner, part.member().reader().name());
            if (part.group() != null) {
                into.add(CodeBlock.of("$L != null", value));
                equal(value, part.parts(), leaves, into);
                continue;
            }
            SequenceLeaf leaf = leaves.next();
            if (leaf.isSequence()) {
                into.add(CodeBlock.of("$L.equals($L)", leaf.sequence(), value));
            } else if (leaf.isArray()) {
                into.add(CodeBlock.of("$T.equals($N, $L)", Arrays.class, leaf.local(), value));
            } else if (leaf.primitive().carrier() == JavaPrimitive.FLOAT
                    || leaf.primitive().carrier() == JavaPrimitive.DOUBLE) {
                into.add(CodeBlock.of(
                        "$T.compare($L, $L) == 0", leaf.numberType().box(), leaf.get(), value));
            } else {
                into.add(CodeBlock.of("$L == $L", leaf.get(), value));
            }
        }
    }

    /** Each nested message is hashed by itself, as its codec does it. */
    private static void hash(
            String local,
            List<PackedShape.Part> parts,
            Iterator<SequenceLeaf> leaves,
            NameAllocator names,
            CodeBlock.Builder code) {
        code.addStatement("int $N = 1", local);
        for (PackedShape.Part part : parts) {
            CodeBlock hash;
            if (part.group() != null) {
                String inner = names.newName(part.member().javaName() + "Hash");
                hash(inner, part.parts(), leaves, names, code);
                hash = CodeBlock.of("$N", inner);
            } else {
                hash = hash(leaves.next());
            }
            code.addStatement("$N = 31 * $N + $L", local, local, hash);
        }
    }

    private static CodeBlock hash(SequenceLeaf leaf) {
        if (leaf.isSequence()) {
            return CodeBlock.of("$L.hashCode()", leaf.sequence());
        }
        if (leaf.isArray()) {
            return CodeBlock.of("$T.hashCode($N)", Arrays.class, leaf.local());
        }
        TypeName box = leaf.numberType().box();
        return CodeBlock.of("$T.hashCode($L)", box, leaf.get());
    }
}
