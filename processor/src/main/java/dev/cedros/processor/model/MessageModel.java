package dev.cedros.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.cedros.type.Constant;
import dev.cedros.type.RosTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A message class as its author wrote it.
 *
 * @param origin its declaration
 * @param key the qualified name by which {@link Models} knows it
 * @param rosName its ROS type
 * @param javaType the class, with type arguments if it is one of the derived types of the runtime
 * @param codec the codec class beside it
 * @param isPublic whether the class can be used from every package, all enclosing classes included
 * @param compiled whether it is part of this compilation; others come from jars, and their codecs with them
 * @param deprecated whether naming it, or a part of it, warns
 * @param isRecord whether it is a record
 * @param construction how it is made
 * @param members its members in wire order
 * @param constants its ROS constants in declared order
 * @param sequence the class beside it that holds many of it packed, such as {@code PointSequence}; null if it cannot be
 *     packed
 */
public record MessageModel(
        Origin origin,
        String key,
        RosTypeName rosName,
        TypeName javaType,
        ClassName codec,
        boolean isPublic,
        boolean compiled,
        boolean deprecated,
        boolean isRecord,
        Construction construction,
        List<MemberModel> members,
        List<Constant> constants,
        @Nullable ClassName sequence) {

    /** The same with a class that holds many of it. */
    public MessageModel withSequence(ClassName name) {
        return new MessageModel(
                origin,
                key,
                rosName,
                javaType,
                codec,
                isPublic,
                compiled,
                deprecated,
                isRecord,
                construction,
                members,
                constants,
                name);
    }

    /** Whether every member can be set on an existing message, so that it can be decoded into. */
    public boolean isMutable() {
        return !isRecord && members.stream().allMatch(member -> member.writer() != null);
    }

    /** Whether any member belongs to the key. */
    public boolean isKeyed() {
        return members.stream().anyMatch(MemberModel::key);
    }

    /** The layout class beside it. */
    public ClassName layout() {
        return layoutOf(codec);
    }

    /** The layout class beside a codec: {@code FooLayout} for {@code FooCodec}. */
    public static ClassName layoutOf(ClassName codec) {
        String name = codec.simpleName();
        return codec.peerClass(name.substring(0, name.length() - "Codec".length()) + "Layout");
    }

    /** The package of the class and its codec. */
    public String packageName() {
        return codec.packageName();
    }
}
