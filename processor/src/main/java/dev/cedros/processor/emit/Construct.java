package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.cedros.processor.model.Construction;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import java.util.List;
import java.util.function.IntFunction;

/** Makes messages in generated code: a constructor call, and setters for what it does not take. */
final class Construct {
    private Construct() {}

    /** Whether the constructor takes every member, so that one expression makes the message. */
    static boolean isExpression(MessageModel model) {
        return model.construction().arguments().size() == model.members().size();
    }

    /** Whether a message is made empty, so that all members are set on it. */
    static boolean isFilled(MessageModel model) {
        return model.isMutable() && model.construction().arguments().isEmpty();
    }

    /** The constructor call. */
    static CodeBlock expression(MessageModel model, IntFunction<CodeBlock> valueOf) {
        List<CodeBlock> arguments =
                model.construction().arguments().stream().map(valueOf::apply).toList();
        CodeBlock list = CodeBlock.join(arguments, ",$W");
        return model.javaType() instanceof ParameterizedTypeName parameterized
                ? CodeBlock.of("new $T<>($L)", parameterized.rawType(), list)
                : CodeBlock.of("new $T($L)", model.javaType(), list);
    }

    /** Writes the statements that set the members which the constructor does not take. */
    static void setRest(
            MessageModel model, Scope scope, String owner, String pathPrefix, IntFunction<CodeBlock> valueOf) {
        Construction construction = model.construction();
        for (int index = 0; index < model.members().size(); index++) {
            if (!construction.arguments().contains(index)) {
                scope.at(pathPrefix + model.members().get(index).rosName());
                scope.statement(MemberAccess.write(owner, model.members().get(index), valueOf.apply(index)));
            }
        }
    }

    /** Writes statements that make the message if {@code owner} is null, and otherwise set all its members. */
    static void makeOrSet(MessageModel model, Scope scope, String owner, String path, IntFunction<CodeBlock> valueOf) {
        String prefix = path.isEmpty() ? "" : path + ".";
        scope.at(path);
        scope.begin("if ($N == null)", owner);
        scope.statement("$N = $L", owner, expression(model, valueOf));
        setRest(model, scope, owner, prefix, valueOf);
        scope.otherwise();
        for (int index = 0; index < model.members().size(); index++) {
            MemberModel member = model.members().get(index);
            scope.at(prefix + member.rosName());
            scope.statement(MemberAccess.write(owner, member, valueOf.apply(index)));
        }
        scope.end();
        scope.at(path);
    }

    /** Writes statements that make the message and return it. */
    static void returnNew(MessageModel model, Scope scope, IntFunction<CodeBlock> valueOf) {
        scope.at("");
        if (isExpression(model)) {
            scope.statement("return $L", expression(model, valueOf));
            return;
        }
        String made = scope.local("made");
        scope.statement("$T $N = $L", model.javaType(), made, expression(model, valueOf));
        setRest(model, scope, made, "", valueOf);
        scope.statement("return $N", made);
    }
}
