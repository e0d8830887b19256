package dev.cedros.examples.services;

import dev.cedros.codec.FeedbackMessage;
import dev.cedros.codec.SendGoalRequest;
import java.io.PrintStream;
import java.util.UUID;

/** Plays both sides of a service call and of an action, with nothing but the bytes between them. */
public final class AskAndAnswer {
    private AskAndAnswer() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        byte[] question = AddTwoInts_RequestCodec.encode(new AddTwoInts.Request(40, 2));
        AddTwoInts.Request asked = AddTwoInts_RequestCodec.decode(question);
        byte[] answer = AddTwoInts_ResponseCodec.encode(new AddTwoInts.Response(asked.a() + asked.b()));
        out.println(asked.a() + " + " + asked.b() + " = "
                + AddTwoInts_ResponseCodec.decode(answer).sum());

        UUID goalId = UUID.fromString("4f1c9a52-7a1e-4a55-9b39-0d7a6f6f6c01");
        byte[] order = Dock_SendGoal_RequestCodec.encode(new SendGoalRequest<>(goalId, new Dock.Goal("west")));
        SendGoalRequest<Dock.Goal> ordered = Dock_SendGoal_RequestCodec.decode(order);
        out.println("goal " + ordered.goalId() + ": dock at " + ordered.goal().station());

        byte[] news = Dock_FeedbackMessageCodec.encode(new FeedbackMessage<>(goalId, new Dock.Feedback(1.5f)));
        out.println(Dock_FeedbackMessageCodec.decode(news).feedback().distance() + " m to go");
    }
}
