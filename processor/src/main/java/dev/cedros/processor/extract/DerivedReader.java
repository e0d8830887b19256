package dev.cedros.processor.extract;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Construction;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Origin;
import dev.cedros.type.RosTypeName;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Makes the messages that ROS 2 derives from a service or action out of the records of the runtime that stand for them.
 */
final class DerivedReader {
    private static final String RUNTIME_PACKAGE = "dev.cedros.codec";
    private static final List<Derived> OF_SERVICE =
            List.of(new Derived("Event", "ServiceEvent", "Request", "Response"));
    private static final List<Derived> OF_ACTION = List.of(
            new Derived("FeedbackMessage", "FeedbackMessage", "Feedback"),
            new Derived("SendGoal_Request", "SendGoalRequest", "Goal"),
            new Derived("SendGoal_Response", "SendGoalResponse"),
            new Derived("SendGoal_Event", "ServiceEvent", "SendGoal_Request", "SendGoal_Response"),
            new Derived("GetResult_Request", "GetResultRequest"),
            new Derived("GetResult_Response", "GetResultResponse", "Result"),
            new Derived("GetResult_Event", "ServiceEvent", "GetResult_Request", "GetResult_Response"));

    private final Compilation compilation;
    private final RecordReader records;
    private final TypeElement whole;
    private final @Nullable RosTypeName rosName;
    private final Map<String, MessageHead> heads = new HashMap<>();
    private final Map<String, TypeMirror> types = new HashMap<>();

    /**
     * A derived type.
     *
     * @param suffix what is added to the ROS name
     * @param record the record that stands for it
     * @param arguments the suffixes of the types that are its type arguments
     */
    private record Derived(String suffix, String record, List<String> arguments) {
        Derived(String suffix, String record, String... arguments) {
            this(suffix, record, List.of(arguments));
        }
    }

    DerivedReader(Compilation compilation, RecordReader records, TypeElement whole, @Nullable RosTypeName rosName) {
        this.compilation = compilation;
        this.records = records;
        this.whole = whole;
        this.rosName = rosName;
    }

    /**
     * Makes all derived types.
     *
     * @param parts the messages that the user wrote, by their simple names
     * @return the derived messages by what their names add to that of the whole
     */
    Map<String, Extracted> read(boolean action, Map<String, MessageHead> parts) {
        parts.forEach((name, head) -> {
            heads.put(name, head);
            TypeElement element = compilation.find(head.key());
            if (element != null) {
                types.put(name, element.asType());
            }
        });
        Map<String, Extracted> extracted = new LinkedHashMap<>();
        for (Derived derived : action ? OF_ACTION : OF_SERVICE) {
            extracted.put(derived.suffix(), read(derived));
        }
        return extracted;
    }

    private Extracted read(Derived derived) {
        Problems problems = new Problems();
        MessageHead head = head(derived);
        heads.put(derived.suffix(), head);
        TypeElement record = compilation.find(RUNTIME_PACKAGE + "." + derived.record());
        boolean complete = derived.arguments().stream().allMatch(types::containsKey);
        if (record == null || rosName == null || !complete) {
            problems.fail();
            return new Extracted(head, null, problems);
        }
        DeclaredType type = compilation
                .types()
                .getDeclaredType(
                        record, derived.arguments().stream().map(types::get).toArray(TypeMirror[]::new));
        types.put(derived.suffix(), type);
        Map<String, MessageHead> arguments = new LinkedHashMap<>();
        for (String argument : derived.arguments()) {
            arguments.put(TypeName.get(types.get(argument)).toString(), heads.get(argument));
        }
        List<MemberModel> members = records.readDerived(record, type, arguments, problems).stream()
                .map(this::placedHere)
                .toList();
        return new Extracted(head, model(head, members), problems);
    }

    /** The record of the runtime is no place to report anything at. */
    private MemberModel placedHere(MemberModel member) {
        return new MemberModel(
                Origin.of(whole),
                member.javaName(),
                member.rosName(),
                member.type(),
                member.reader(),
                member.writer(),
                member.key(),
                member.defaultValue());
    }

    private MessageHead head(Derived derived) {
        ClassName record = ClassName.get(RUNTIME_PACKAGE, derived.record());
        TypeName[] arguments = derived.arguments().stream()
                .map(heads::get)
                .map(head -> head == null ? WildcardTypeName.subtypeOf(Object.class) : head.javaType())
                .toArray(TypeName[]::new);
        List<MessageHead> known = derived.arguments().stream()
                .filter(heads::containsKey)
                .map(heads::get)
                .toList();
        return new MessageHead(
                Origin.of(whole),
                whole.getQualifiedName() + "#" + derived.suffix(),
                rosName == null ? null : rosName.derived(derived.suffix()),
                arguments.length == 0 ? record : ParameterizedTypeName.get(record, arguments),
                Names.codec(whole, "_" + derived.suffix()),
                Names.isPublic(whole) && known.stream().allMatch(MessageHead::isPublic),
                Names.isPrivate(whole) || known.stream().anyMatch(MessageHead::isPrivate),
                true,
                compilation.isDeprecated(whole) || known.stream().anyMatch(MessageHead::deprecated),
                null);
    }

    private static MessageModel model(MessageHead head, List<MemberModel> members) {
        List<Integer> arguments = IntStream.range(0, members.size()).boxed().toList();
        return new MessageModel(
                head.origin(),
                head.key(),
                Heads.nameOrPlaceholder(head),
                head.javaType(),
                head.codec(),
                head.isPublic(),
                true,
                head.deprecated(),
                true,
                new Construction(arguments, true),
                members,
                List.of(),
                null);
    }
}
