package dev.cedros.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.plan.ElementRuns;
import dev.cedros.processor.plan.Slot;
import dev.cedros.processor.plan.Step;
import dev.cedros.type.Multiplicity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the methods that read the elements of one member each, so that an error can name the element. Elements of fixed
 * size are read behind one check for all; the others by their codecs.
 */
final class ElementReads {
    private final CodecClass codec;
    private final Map<String, String> shared;
    private final Map<String, String> own = new HashMap<>();

    /**
     * Writes methods for one byte order.
     *
     * @param shared the methods that serve both byte orders, by the names of the members
     */
    ElementReads(CodecClass codec, Map<String, String> shared) {
        this.codec = codec;
        this.shared = shared;
    }

    /** The call that reads the elements of a member. */
    CodeBlock call(ReadValues caller, MemberModel member, CodeBlock count, @Nullable CodeBlock current) {
        String name = shared.get(member.javaName());
        if (name == null) {
            name = own.computeIfAbsent(member.javaName(), javaName -> write(caller.another(), member));
        }
        if (!shared.containsKey(member.javaName())) {
            caller.callOrdered();
        }
        if (!readsOver(member)) {
            return CodeBlock.of("$N(in, $L)", name, count);
        }
        return CodeBlock.of("$N(in,$W$L,$W$L)", name, count, current == null ? CodeBlock.of("null") : current);
    }

    private String write(ReadValues values, MemberModel member) {
        Step.Run run =
                ElementRuns.of(codec.model(), member, codec.plan().models()).orElse(null);
        boolean over = readsOver(member);
        CodeBlock.Builder code = CodeBlock.builder();
        begin(code, member, run);
        Scope loop = new Scope(codec.model());
        if (run == null) {
            loop.begin("for (; i < count; i++)");
            put(loop, member, called(loop, member, over));
        } else {
            // Of a payload that is not one array, the elements come in parts.
            String end = loop.local("end");
            loop.begin("for (; i < count; place = in.moreElements())");
            loop.begin("for (int $N = in.elementsEnd(count); i < $N; i++)", end, end);
            put(loop, member, inline(loop, values, member, run, over));
            loop.at("");
            loop.statement("place += $L", run.size());
            loop.end();
        }
        loop.end();
        code.add(loop.buildLocated(run == null ? Locate.readingElement() : Locate.readingInline(loop.isLabelled())));
        code.addStatement("return $L", result(member));
        String base = "read" + Words.capitalized(member.javaName());
        String name = codec.methodName(values.orderMatters() ? values.order().method(base) : base);
        if (!values.orderMatters()) {
            shared.put(member.javaName(), name);
        }
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(RuntimeTypes.READER, "in")
                .addParameter(int.class, "count")
                .returns(isList(member) ? Declared.listType(member.type()) : ArrayTypeName.of(elementType(member)));
        if (over) {
            method.addParameter(Declared.valueType(member.type()), "current");
        }
        codec.addHelper(method.addCode(values.withData(code.build())).build());
        return name;
    }

    /** Checks what there is to check and makes what holds the elements. */
    private void begin(CodeBlock.Builder code, MemberModel member, Step.@Nullable Run run) {
        if (isFrozen(member)) {
            code.beginControlFlow("if (count == 0)")
                    .addStatement("return $T.of()", List.class)
                    .endControlFlow();
        }
        if (member.type().ros().multiplicity() == Multiplicity.ARRAY) {
            code.addStatement(
                    "in.checkCount(count, $L)",
                    codec.plan().smallestElement(member.type().ros()));
        }
        if (run != null) {
            Slot slot = run.slots().get(0);
            code.addStatement(
                    "int place = in.beginElements(count, $L, $L,$W$S)",
                    run.alignment(),
                    run.size(),
                    slot.group() == null ? "" : RunLabels.of(slot.slots()));
        }
        TypeName element = elementType(member);
        boolean over = readsOver(member);
        if (isList(member) && !isFrozen(member)) {
            TypeName list = Declared.listType(member.type());
            if (over) {
                code.addStatement("$T elements = in.reusableList(current, count)", list);
            } else {
                code.addStatement("$T elements = new $T<>(count)", list, ArrayList.class);
            }
        } else if (over) {
            code.addStatement("$T[] elements = in.reusableArray(current, count, $T[].class)", element, element)
                    .beginControlFlow("if (elements == null)")
                    .addStatement("elements = new $T[count]", element)
                    .endControlFlow();
        } else {
            code.addStatement("$T[] elements = new $T[count]", element, element);
        }
        code.addStatement("int i = 0");
    }

    /** The element as its codec reads it. */
    private CodeBlock called(Scope loop, MemberModel member, boolean over) {
        ElementType.Nested nested = (ElementType.Nested) member.type().element();
        if (!over || !isMutable(nested)) {
            return CodeBlock.of("$T.read(in)", nested.codec());
        }
        loop.statement("$T element = $L", nested.javaType(), held(member));
        NestedReads.readOver(loop, nested, "element");
        return CodeBlock.of("element");
    }

    /** The element as it lies in the data. */
    private CodeBlock inline(Scope loop, ReadValues values, MemberModel member, Step.Run run, boolean over) {
        Slot slot = run.slots().get(0);
        CodeBlock element;
        if (slot.group() == null) {
            element = values.get(member.type().element(), "place", 0);
        } else {
            CodeBlock reusable = over && slot.group().isMutable() ? held(member) : null;
            element = new RunReads(values, false).group(loop, "place", "", "each", slot, reusable);
        }
        loop.at("");
        return element;
    }

    /** The expression for the element that is there, if it may be read over. */
    private CodeBlock held(MemberModel member) {
        return CodeBlock.of(isList(member) ? "in.reusableElement(elements, i)" : "in.reusable(elements[i])");
    }

    private void put(Scope loop, MemberModel member, CodeBlock element) {
        if (!isList(member) || isFrozen(member)) {
            loop.statement("elements[i] = $L", element);
        } else {
            loop.statement(readsOver(member) ? "in.putElement(elements, i,$W$L)" : "elements.add($L)", element);
        }
    }

    private CodeBlock result(MemberModel member) {
        return isFrozen(member)
                ? CodeBlock.of("$T.unmodifiableList($T.asList(elements))", Collections.class, Arrays.class)
                : CodeBlock.of("elements");
    }

    /** Whether what holds the elements may be read over: an array, or a list of messages that can change. */
    private boolean readsOver(MemberModel member) {
        if (!codec.model().isMutable()) {
            return false;
        }
        return !isList(member)
                || (member.type().element() instanceof ElementType.Nested nested
                        && isMutable(nested)
                        && !isOpen(member.type()));
    }

    /** Whether a list may be one of a subclass, so that our elements do not belong into it. */
    private static boolean isOpen(MemberType type) {
        return type.javaType() instanceof ParameterizedTypeName list
                && list.typeArguments().get(0) instanceof WildcardTypeName;
    }

    private boolean isMutable(ElementType.Nested nested) {
        return codec.plan().models().get(nested.key()).isMutable();
    }

    private boolean isFrozen(MemberModel member) {
        return isList(member) && !codec.model().isMutable();
    }

    private static boolean isList(MemberModel member) {
        return member.type().container() == Container.LIST;
    }

    private static TypeName elementType(MemberModel member) {
        ElementType element = member.type().element();
        return isList(member) ? Values.boxedType(element) : Values.elementType(element);
    }
}
