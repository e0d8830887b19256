package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.EnumModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.CodecPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** The codec class being written: its plan, its methods so far, and the names that they take. */
final class CodecClass {
    private static final List<String> PUBLIC_METHODS = List.of(
            "serializedSize",
            "serializedSizeEstimate",
            "serializedEnd",
            "encode",
            "decode",
            "decodeInto",
            "write",
            "read",
            "readInto",
            "keyHash",
            "encodeKey",
            "keySerializedSize",
            "keySerializedSizeEstimate",
            "equal",
            "hash",
            "defaults",
            "copy",
            "text",
            "checkTypes",
            "decodeOwned",
            "decodeBorrowed",
            "required",
            "present",
            "counted",
            "checkLength",
            "checkBound",
            "writeLittleEndian",
            "writeBigEndian",
            "checkUnchanged",
            "requiredElements",
            "toString",
            "hashCode",
            "equals",
            "getClass",
            "notify",
            "notifyAll",
            "wait",
            "finalize",
            "clone");

    private final CodecPlan plan;
    private final TypeSpec.Builder type;
    private final NameAllocator methodNames = new NameAllocator();
    private final List<MethodSpec> helpers = new ArrayList<>();
    private final Map<String, EnumMethods> enums = new LinkedHashMap<>();

    CodecClass(CodecPlan plan, TypeSpec.Builder type) {
        this.plan = plan;
        this.type = type;
        PUBLIC_METHODS.forEach(name -> methodNames.newName(name, name));
    }

    CodecPlan plan() {
        return plan;
    }

    MessageModel model() {
        return plan.model();
    }

    /** The class that holds many of a nested message packed; null if there is none. */
    @Nullable
    ClassName sequence(ElementType.Nested nested) {
        return plan.models().get(nested.key()).sequence();
    }

    TypeSpec.Builder type() {
        return type;
    }

    /** A method name that nothing else in the class has. */
    String methodName(String suggestion) {
        return methodNames.newName(suggestion);
    }

    /** Adds a helper, which will stand after the method that is being written. */
    void addHelper(MethodSpec helper) {
        helpers.add(helper);
    }

    /** Takes back the helpers added so far, to add them after another method. */
    List<MethodSpec> takeHelpers() {
        List<MethodSpec> taken = List.copyOf(helpers);
        helpers.clear();
        return taken;
    }

    /** Adds a method and after it the helpers that it asked for. */
    void add(MethodSpec method) {
        boolean checked = !plan.foreignTypes().isEmpty() && method.modifiers().contains(Modifier.PUBLIC);
        type.addMethod(checked ? SkewPass.checked(method) : method);
        helpers.forEach(type::addMethod);
        helpers.clear();
    }

    /** Adds a method that does nothing but call another public one. */
    void addShort(MethodSpec method) {
        type.addMethod(method);
    }

    /** The expression that turns an enum constant into its number. */
    CodeBlock enumToNumber(EnumModel model, CodeBlock value) {
        return CodeBlock.of("$N($L)", enumMethods(model).toNumber(), value);
    }

    /** The expression that reads an enum constant at a place in a run. */
    CodeBlock enumAt(EnumModel model, CodeBlock place) {
        return CodeBlock.of("$N(in, $L)", enumMethods(model).constantAt(), place);
    }

    /** The enums for which methods are needed, with the names of these. */
    Map<String, EnumMethods> enums() {
        return enums;
    }

    private EnumMethods enumMethods(EnumModel model) {
        return enums.computeIfAbsent(model.javaType().canonicalName(), name -> {
            String suffix = Words.capitalized(String.join("", model.javaType().simpleNames()));
            return new EnumMethods(model, methodName("numberOf" + suffix), methodName("get" + suffix));
        });
    }

    /** The methods that convert one enum. */
    record EnumMethods(EnumModel model, String toNumber, String constantAt) {}

    /** The modifiers of public methods; a codec that is not public itself has them all the same. */
    static final Modifier[] PUBLIC = {Modifier.PUBLIC, Modifier.STATIC};

    /** The modifiers of helpers. */
    static final Modifier[] PRIVATE = {Modifier.PRIVATE, Modifier.STATIC};
}
