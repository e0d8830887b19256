package dev.cedros.codec;

/**
 * The types of an action, as an object. Generated code has one in the constant {@code TYPE} of each {@code XxxAction}.
 *
 * @param <G> the class of goals
 * @param <R> the class of results
 * @param <F> the class of feedback
 * @param typeName the three-part ROS name, such as {@code example_interfaces/action/Fibonacci}
 * @param typeHash the type hash of the action (REP 2016)
 * @param goal the type of goals
 * @param result the type of results
 * @param feedback the type of feedback
 * @param sendGoal the service by which a client asks a server to accept a goal
 * @param getResult the service by which a client asks for the result
 * @param feedbackMessage the type in which feedback is published
 */
public record ActionType<G, R, F>(
        String typeName,
        String typeHash,
        MessageType<G> goal,
        MessageType<R> result,
        MessageType<F> feedback,
        ServiceType<SendGoalRequest<G>, SendGoalResponse> sendGoal,
        ServiceType<GetResultRequest, GetResultResponse<R>> getResult,
        MessageType<FeedbackMessage<F>> feedbackMessage) {}
