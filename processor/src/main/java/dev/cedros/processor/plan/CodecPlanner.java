package dev.cedros.processor.plan;

import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.type.TypeDescription;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Plans codecs. Pure: the same models give the same plan. */
public final class CodecPlanner {
    /**
     * With more values, and messages to hold them, the methods that make a record or write a run, which cannot be divided, would
     * be too large to be compiled well.
     */
    private static final int MAX_VALUES = 300;

    private CodecPlanner() {}

    /** Plans the codec of a message that has passed all checks. */
    public static CodecPlan plan(MessageModel model, DescribedTypes types) {
        return new CodecPlan(
                model,
                types.models(),
                types.description(model),
                types.bounds(model),
                types.typeHash(model),
                types.layout(model),
                foreignTypes(model, types),
                steps(model, types.models(), types.description(model)));
    }

    /** In the order in which they are met, each once. */
    private static List<ForeignType> foreignTypes(MessageModel model, DescribedTypes types) {
        Map<String, ForeignType> foreign = new LinkedHashMap<>();
        collectForeign(model, types, foreign, new HashSet<>());
        return List.copyOf(foreign.values());
    }

    private static void collectForeign(
            MessageModel model, DescribedTypes types, Map<String, ForeignType> foreign, Set<String> visited) {
        for (MemberModel member : model.members()) {
            if (!(member.type().element() instanceof ElementType.Nested nested) || !visited.add(nested.key())) {
                continue;
            }
            MessageModel held = types.models().get(nested.key());
            if (held.compiled()) {
                collectForeign(held, types, foreign, visited);
            } else if (types.hasHandle(nested.codec())) {
                String typeName = held.rosName().toString();
                foreign.put(nested.key(), new ForeignType(typeName, types.typeHash(held), nested.codec()));
            }
        }
    }

    /**
     * The run that a message is as a whole, if it has one and the run can repeat without padding between elements.
     * Absent for messages of other jars, which may change before the program runs.
     */
    public static Optional<Step.Run> repeatableRun(MessageModel model, Models models) {
        if (!model.compiled()) {
            return Optional.empty();
        }
        List<Step> steps = steps(model, models, Descriptions.of(model, models));
        return steps.size() == 1 && steps.get(0) instanceof Step.Run run && run.size() % run.alignment() == 0
                ? Optional.of(run)
                : Optional.empty();
    }

    /** Nested messages are flattened unless that would make the methods too large for the JVM. */
    private static List<Step> steps(MessageModel model, Models models, TypeDescription description) {
        AlignmentWalk walk = new AlignmentWalk(description);
        List<Step> steps = steps(model, models, walk, RunBuilder.MAX_GROUP_LEAVES);
        return values(steps) > MAX_VALUES ? steps(model, models, walk, 0) : steps;
    }

    private static List<Step> steps(MessageModel model, Models models, AlignmentWalk walk, int maxGroupLeaves) {
        List<Step> steps = new ArrayList<>();
        RunBuilder run = new RunBuilder(Alignment.UNKNOWN, model, models, maxGroupLeaves);
        for (MemberModel member : model.members()) {
            if (run.add(member)) {
                continue;
            }
            Alignment here = run.end();
            if (!run.isEmpty()) {
                steps.add(run.build());
                run = new RunBuilder(here, model, models, maxGroupLeaves);
            }
            if (!run.add(member)) {
                steps.add(new Step.Body(here, member));
                run = new RunBuilder(walk.after(member.type().ros(), here), model, models, maxGroupLeaves);
            }
        }
        if (!run.isEmpty()) {
            steps.add(run.build());
        }
        return List.copyOf(steps);
    }

    private static int values(List<Step> steps) {
        return steps.stream()
                .mapToInt(step -> step instanceof Step.Run run ? valuesIn(run.slots()) : 1)
                .sum();
    }

    /** Each nested message counts as well: to take it out of another one, and to check it, is code like that for a value. */
    private static int valuesIn(List<Slot> slots) {
        return slots.stream()
                .mapToInt(slot -> slot.group() == null ? 1 : 1 + valuesIn(slot.slots()))
                .sum();
    }
}
