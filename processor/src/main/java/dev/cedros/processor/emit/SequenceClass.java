package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.processor.model.PackedShape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The packed sequence being written: its message, the numbers of that, and the names that they take. */
final class SequenceClass {
    /** Methods of lists, of the newest JDK too, of objects, and our own. */
    private static final List<String> METHODS = List.of(
            "add",
            "addAll",
            "addFirst",
            "addLast",
            "builder",
            "checkLease",
            "clear",
            "clone",
            "contains",
            "containsAll",
            "copyOf",
            "detached",
            "empty",
            "equalAt",
            "equalByValue",
            "equals",
            "finalize",
            "forEach",
            "form",
            "get",
            "getClass",
            "getFirst",
            "getLast",
            "hashAt",
            "hashByValue",
            "hashCode",
            "indexOf",
            "isEmpty",
            "iterator",
            "lastIndexOf",
            "listIterator",
            "notify",
            "notifyAll",
            "of",
            "parallelStream",
            "place",
            "read",
            "remove",
            "removeAll",
            "removeFirst",
            "removeIf",
            "removeLast",
            "replaceAll",
            "retainAll",
            "reversed",
            "set",
            "size",
            "sort",
            "spliterator",
            "stream",
            "subList",
            "toArray",
            "toString",
            "toWire",
            "visit",
            "wait",
            "wireEnd",
            "write");

    /** What methods call their own parameters and locals, and the classes they name. */
    private static final List<String> LOCALS = List.of(
            "i",
            "j",
            "p",
            "h",
            "e",
            "at",
            "bytes",
            "capacity",
            "column",
            "element",
            "more",
            "start",
            "target",
            "visitor",
            "FORM",
            "SIZE",
            "LittleEndian",
            "WireBytes",
            "Arrays",
            "Objects",
            "System",
            "java",
            "dev");

    private final MessageModel model;
    private final PackedShape shape;
    private final ClassName name;
    private final List<SequenceLeaf> leaves = new ArrayList<>();
    private final Set<String> messages = new HashSet<>();
    private final NameAllocator methodNames = new NameAllocator();
    private final NameAllocator localNames = new NameAllocator();

    SequenceClass(MessageModel model, Models models) {
        this.model = model;
        this.shape = PackedShape.of(model, models::get, nested -> true).orElseThrow();
        this.name = Objects.requireNonNull(model.sequence());
        METHODS.forEach(method -> methodNames.newName(method, method));
        LOCALS.forEach(local -> localNames.newName(local, local));
        // A local called like the first part of a package would hide the package from qualified names.
        String root = model.packageName().split("\\.", 2)[0];
        if (!root.isEmpty() && !LOCALS.contains(root)) {
            localNames.newName(root, "package " + root);
        }
        messages.addAll(simpleNames(model));
        List<SequenceLeaf> named = new ArrayList<>();
        collect(shape.parts(), "", "", "", named);
        // All accessors come first: their names are the members' own wherever that can be.
        named.stream().map(this::withColumn).forEach(leaves::add);
    }

    private static List<String> simpleNames(MessageModel message) {
        return ((ClassName) message.javaType()).simpleNames();
    }

    private void collect(
            List<PackedShape.Part> parts, String javaPath, String rosPath, String prefix, List<SequenceLeaf> into) {
        for (PackedShape.Part part : parts) {
            String javaName = part.member().javaName();
            String joined = Words.joined(prefix, javaName);
            String ros = rosPath + part.member().rosName();
            if (part.group() == null) {
                into.add(new SequenceLeaf(
                        part,
                        javaPath + javaName,
                        ros,
                        methodNames.newName(joined),
                        joined,
                        "",
                        localNames.newName(joined)));
            } else {
                messages.addAll(simpleNames(part.group()));
                collect(part.parts(), javaPath + javaName + ".", ros + ".", joined, into);
            }
        }
    }

    /** The column of {@code x} is {@code xs}; what ends in an s already stays as it is. */
    private SequenceLeaf withColumn(SequenceLeaf leaf) {
        String joined = leaf.column();
        String column = joined.endsWith("s") ? leaf.accessor() : methodNames.newName(joined + "s");
        String copier = leaf.isArray() ? methodNames.newName("copy" + Words.capitalized(joined)) : "";
        return new SequenceLeaf(
                leaf.part(), leaf.javaPath(), leaf.rosPath(), leaf.accessor(), column, copier, leaf.local());
    }

    MessageModel model() {
        return model;
    }

    PackedShape shape() {
        return shape;
    }

    ClassName name() {
        return name;
    }

    List<SequenceLeaf> leaves() {
        return leaves;
    }

    /** A class inside this one; called otherwise if it would hide one of the messages. */
    ClassName inner(String suggestion) {
        return name.nestedClass(messages.contains(suggestion) ? suggestion + "_" : suggestion);
    }

    /** Names for locals that are not yet taken by those of the leaves. */
    NameAllocator locals() {
        return localNames.clone();
    }

    /** The statements that copy the arrays at {@code p} into locals, for those that are needed. */
    CodeBlock arrays(boolean all) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (SequenceLeaf leaf : leaves) {
            if (all ? leaf.isArray() : leaf.needsArray()) {
                code.addStatement(newArray(leaf));
                code.addStatement(copy(leaf));
            }
        }
        return code.build();
    }

    static CodeBlock newArray(SequenceLeaf leaf) {
        return CodeBlock.of(
                "$T $N = new $T[$L]",
                leaf.type(),
                leaf.local(),
                leaf.numberType(),
                leaf.part().count());
    }

    static CodeBlock copy(SequenceLeaf leaf) {
        return CodeBlock.of("$N($L, $N, 0)", leaf.copier(), leaf.place(), leaf.local());
    }
}
