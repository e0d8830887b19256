package dev.cedros.examples.node;

import dev.cedros.examples.services.Dock;
import dev.cedros.examples.services.DockAction;
import dev.cedros.node.ActionClient;
import dev.cedros.node.ActionResult;
import dev.cedros.node.ClientGoal;
import dev.cedros.node.Context;
import dev.cedros.node.ServerGoal;
import java.io.PrintStream;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A robot that drives to a station, tells how far it is, and can be called off; and who sends it. */
public final class DriveToDock {
    private DriveToDock() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        // tag::action
        ExecutorService motors = Executors.newSingleThreadExecutor();
        try (Context context = Context.inProcess()) {
            context.node("robot")
                    .actionServer("dock", DockAction.TYPE)
                    .accept(goal -> !goal.station().isEmpty())
                    .executeOn(motors, DriveToDock::drive);

            ActionClient<Dock.Goal, Dock.Result, Dock.Feedback> dock =
                    context.node("dispatcher").actionClient("dock", DockAction.TYPE);
            ClientGoal<Dock.Result> goal = dock.sendGoal(
                            new Dock.Goal("west"), feedback -> out.println(feedback.distance() + " m to go"))
                    .join();
            ActionResult<Dock.Result> end = goal.result().join();
            out.println(end.status() + ": " + end.result());
        } finally {
            motors.shutdown();
        }
        // end::action
    }

    private static Dock.Result drive(ServerGoal<Dock.Goal, Dock.Result, Dock.Feedback> goal) {
        for (float distance = 1.5f; distance > 0 && !goal.isCanceling(); distance -= 0.5f) {
            goal.publishFeedback(new Dock.Feedback(distance));
        }
        return new Dock.Result(!goal.isCanceling());
    }
}
