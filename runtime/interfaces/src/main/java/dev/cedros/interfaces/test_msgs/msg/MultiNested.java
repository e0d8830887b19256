package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code test_msgs/msg/MultiNested}.
 *
 * @param arrayOfArrays {@code test_msgs/msg/Arrays[3] array_of_arrays}
 * @param arrayOfBoundedSequences {@code test_msgs/msg/BoundedSequences[3] array_of_bounded_sequences}
 * @param arrayOfUnboundedSequences {@code test_msgs/msg/UnboundedSequences[3] array_of_unbounded_sequences}
 * @param boundedSequenceOfArrays {@code test_msgs/msg/Arrays[<=3] bounded_sequence_of_arrays}
 * @param boundedSequenceOfBoundedSequences {@code test_msgs/msg/BoundedSequences[<=3]
 *     bounded_sequence_of_bounded_sequences}
 * @param boundedSequenceOfUnboundedSequences {@code test_msgs/msg/UnboundedSequences[<=3]
 *     bounded_sequence_of_unbounded_sequences}
 * @param unboundedSequenceOfArrays {@code test_msgs/msg/Arrays[] unbounded_sequence_of_arrays}
 * @param unboundedSequenceOfBoundedSequences {@code test_msgs/msg/BoundedSequences[]
 *     unbounded_sequence_of_bounded_sequences}
 * @param unboundedSequenceOfUnboundedSequences {@code test_msgs/msg/UnboundedSequences[]
 *     unbounded_sequence_of_unbounded_sequences}
 */
@RosMessage("test_msgs/msg/MultiNested")
public record MultiNested(
        @RosField("test_msgs/msg/Arrays[3]") List<Arrays> arrayOfArrays,
        @RosField("test_msgs/msg/BoundedSequences[3]") List<BoundedSequences> arrayOfBoundedSequences,
        @RosField("test_msgs/msg/UnboundedSequences[3]") List<UnboundedSequences> arrayOfUnboundedSequences,
        @RosField("test_msgs/msg/Arrays[<=3]") List<Arrays> boundedSequenceOfArrays,
        @RosField("test_msgs/msg/BoundedSequences[<=3]") List<BoundedSequences> boundedSequenceOfBoundedSequences,
        @RosField("test_msgs/msg/UnboundedSequences[<=3]")
        List<UnboundedSequences> boundedSequenceOfUnboundedSequences,
        List<Arrays> unboundedSequenceOfArrays,
        List<BoundedSequences> unboundedSequenceOfBoundedSequences,
        List<UnboundedSequences> unboundedSequenceOfUnboundedSequences) {}
