package dev.cedros.processor.plan;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.model.Access;
import dev.cedros.processor.model.Construction;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Origin;
import dev.cedros.type.Constant;
import dev.cedros.type.RosTypeName;
import java.util.List;
import java.util.stream.IntStream;

/** Models made without a compiler: public records of the package {@code p}, ROS package {@code p_msgs}. */
final class SampleModels {
    private static final Origin NOWHERE = new Origin(null, null, null);

    private SampleModels() {}

    static MemberModel member(String name, MemberType type, boolean key, String defaultValue) {
        return new MemberModel(NOWHERE, name, name, type, new Access(name, true, true), null, key, defaultValue);
    }

    static ElementType nested(String name) {
        return new ElementType.Nested(ClassName.get("p", name), "p." + name, rosName(name), codec(name));
    }

    static MessageModel message(String name, boolean compiled, List<Constant> constants, List<MemberModel> members) {
        List<Integer> arguments = IntStream.range(0, members.size()).boxed().toList();
        return new MessageModel(
                NOWHERE,
                "p." + name,
                rosName(name),
                ClassName.get("p", name),
                codec(name),
                true,
                compiled,
                false,
                true,
                new Construction(arguments, true),
                members,
                constants,
                null);
    }

    private static RosTypeName rosName(String name) {
        return new RosTypeName("p_msgs", "msg", name);
    }

    private static ClassName codec(String name) {
        return ClassName.get("p", name + "Codec");
    }
}
