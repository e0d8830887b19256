package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the methods that copy the key members of an encoded message to a key writer and jump over what stands before
 * them. They know the type alone, not its Java classes.
 */
final class KeyCopyPass {
    private final CodecClass codec;
    private final TypeDescription description;
    private final Map<String, String> copies = new HashMap<>();
    private final Map<String, String> skips = new HashMap<>();

    KeyCopyPass(CodecClass codec) {
        this.codec = codec;
        this.description = codec.plan().description();
    }

    void emit() {
        List<Field> fields = description.type().fields();
        int last = fields.size() - 1;
        while (!fields.get(last).key()) {
            last--;
        }
        String name = codec.methodName("copyKey");
        codec.add(copyMethod(name, description.type(), fields.subList(0, last + 1)));
    }

    private MethodSpec copyMethod(String name, IndividualTypeDescription type, List<Field> fields) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (fields.isEmpty()) {
            // The byte of a message without members may hold anything; in the key it is 0.
            code.addStatement("in.skip(1, 1)").addStatement("keys.writeUint8(0)");
        }
        int several = 0;
        for (Field field : fields) {
            if (field.key() || !type.isKeyed()) {
                several += field.type().multiplicity() == Multiplicity.SINGLE ? 0 : 1;
                copy(code, several <= 1 ? "" : Integer.toString(several), field.type());
            } else {
                skip(code, field.type());
            }
        }
        return MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(RuntimeTypes.READER, "in")
                .addParameter(RuntimeTypes.WRITER, "keys")
                .addCode(code.build())
                .build();
    }

    /** Copies a member; the suffix keeps its locals apart from those of other members. */
    private void copy(CodeBlock.Builder code, String suffix, FieldType type) {
        if (type.multiplicity() == Multiplicity.SINGLE) {
            code.addStatement(copyElement(type));
            return;
        }
        String collection = "collection" + suffix;
        if (!type.base().isPrimitive()) {
            code.addStatement("int $N = keys.beginCollection()", collection);
        }
        String count = "count" + suffix;
        code.addStatement("int $N = $L", count, count(type));
        if (type.multiplicity().isSequence()) {
            code.addStatement("keys.writeCount($N)", count);
        }
        if (type.base().isPrimitive()) {
            String name = sameBits(type.base());
            code.addStatement("keys.write$LArray(in.read$LArray($N))", name, name, count);
            return;
        }
        code.beginControlFlow("for (int i = 0; i < $N; i++)", count);
        code.addStatement(copyElement(type));
        code.endControlFlow();
        code.addStatement("keys.endCollection($N)", collection);
    }

    private CodeBlock copyElement(FieldType type) {
        if (type.base() == BaseType.NESTED) {
            return CodeBlock.of("$N(in, keys)", copyNested(type.nestedTypeName()));
        }
        if (type.base().isText()) {
            String name = type.base().isWide() ? "Wstring" : "String";
            String bound = type.stringCapacity() == 0 ? "" : String.valueOf(Values.clamp(type.stringCapacity()));
            return CodeBlock.of("keys.write$L(in.read$L($L))", name, name, bound);
        }
        String name = sameBits(type.base());
        return CodeBlock.of("keys.write$L(in.read$L())", name, name);
    }

    private String copyNested(String typeName) {
        String known = copies.get(typeName);
        if (known == null) {
            known = codec.methodName("copyKeyOf" + simpleName(typeName));
            copies.put(typeName, known);
            IndividualTypeDescription nested = description.referenced(typeName);
            codec.addHelper(copyMethod(known, nested, nested.fields()));
        }
        return known;
    }

    private void skip(CodeBlock.Builder code, FieldType type) {
        if (type.multiplicity() == Multiplicity.SINGLE) {
            code.addStatement(skipElement(type));
            return;
        }
        if (type.base().isPrimitive()) {
            int size = type.base().sizeBytes();
            code.addStatement("in.skip($L, $LL * $L)", size, size, count(type));
            return;
        }
        code.beginControlFlow("for (int n = $L; n > 0; n--)", count(type));
        code.addStatement(skipElement(type));
        code.endControlFlow();
    }

    private CodeBlock skipElement(FieldType type) {
        if (type.base() == BaseType.NESTED) {
            return CodeBlock.of("$N(in)", skipNested(type.nestedTypeName()));
        }
        if (type.base().isText()) {
            return CodeBlock.of(type.base().isWide() ? "in.skipWstring()" : "in.skipString()");
        }
        return CodeBlock.of(
                "in.skip($L, $L)", type.base().sizeBytes(), type.base().sizeBytes());
    }

    private String skipNested(String typeName) {
        String known = skips.get(typeName);
        if (known == null) {
            known = codec.methodName("skip" + simpleName(typeName));
            skips.put(typeName, known);
            CodeBlock.Builder code = CodeBlock.builder();
            for (Field field : description.referenced(typeName).wireFields()) {
                skip(code, field.type());
            }
            codec.addHelper(MethodSpec.methodBuilder(known)
                    .addModifiers(CodecClass.PRIVATE)
                    .addParameter(RuntimeTypes.READER, "in")
                    .addCode(code.build())
                    .build());
        }
        return known;
    }

    private CodeBlock count(FieldType type) {
        int smallest = codec.plan().smallestElement(type);
        return switch (type.multiplicity()) {
            case BOUNDED_SEQUENCE -> CodeBlock.of("in.readCount($L, $L)", smallest, Values.clamp(type.capacity()));
            case UNBOUNDED_SEQUENCE -> CodeBlock.of("in.readCount($L)", smallest);
            default -> CodeBlock.of("$L", Values.clamp(type.capacity()));
        };
    }

    private static String sameBits(BaseType base) {
        return switch (base) {
            case BOOL -> "Bool";
            case FLOAT32 -> "Float32";
            case FLOAT64 -> "Float64";
            default -> "Int" + base.sizeBytes() * 8;
        };
    }

    private static String simpleName(String typeName) {
        return typeName.substring(typeName.lastIndexOf('/') + 1);
    }
}
