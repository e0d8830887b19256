package dev.cedros.processor;

import dev.cedros.processor.check.NameClash;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.TypeHashPins;
import dev.cedros.processor.emit.HandleWriter;
import dev.cedros.processor.extract.Extracted;
import dev.cedros.processor.extract.ExtractedWhole;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Pin;
import dev.cedros.processor.model.TypeFacts;
import dev.cedros.processor.plan.HandlePlan;
import dev.cedros.processor.plan.HandlePlanner;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeDescription;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks services and actions as wholes, and writes the classes that stand for them. */
final class HandleStep {
    private final TypeFacts facts;
    private final NameClash nameClash;
    private final SourceOutput output;

    HandleStep(TypeFacts facts, NameClash nameClash, SourceOutput output) {
        this.facts = facts;
        this.nameClash = nameClash;
        this.output = output;
    }

    /** Finds what is wrong with a whole whose parts have been checked. */
    void check(ExtractedWhole whole) {
        if (whole.isPrivate()) {
            return;
        }
        nameClash.checkHandle(whole.key(), whole.handle(), whole.origin(), whole.problems());
        if (whole.parts().values().stream().anyMatch(part -> part.problems().isFailed())) {
            whole.problems().fail();
        }
        RosTypeName name = whole.rosName();
        if (name == null || whole.problems().isFailed()) {
            return;
        }
        List<TypeDescription> parts = userParts(whole);
        HandlePlanner.clash(parts)
                .ifPresent(typeName -> whole.problems()
                        .add(
                                ProblemCode.TYPE_CLASH,
                                whole.origin(),
                                "The parts of " + whole.key() + " bring in two classes as " + typeName
                                        + " that have different members. Give them different ROS names, or use one"
                                        + " class in all parts."));
        Pin pin = whole.pin();
        if (pin != null && !whole.problems().isFailed()) {
            TypeHashPins.check(
                    name.name(), pin, HandlePlanner.describe(name, parts), Optional.empty(), whole.problems());
        }
    }

    /** Writes the class of a whole; without values if there were problems. */
    void write(ExtractedWhole whole) throws IOException {
        if (whole.isPrivate() || !nameClash.isOwn(whole.handle(), whole.key())) {
            return;
        }
        output.write(
                HandleWriter.write(plan(whole), output.siblings(whole.handle())),
                "handle",
                whole.key(),
                whole.origin());
    }

    private HandlePlan plan(ExtractedWhole whole) {
        RosTypeName name = whole.rosName();
        Map<String, HandlePlan.Part> parts = new LinkedHashMap<>();
        whole.parts()
                .forEach((suffix, part) -> parts.put(
                        suffix,
                        new HandlePlan.Part(part.head().javaType(), part.head().codec())));
        return new HandlePlan(
                whole.action(),
                whole.origin(),
                whole.handle(),
                whole.isPublic(),
                whole.deprecated(),
                name == null ? "" : name.toString(),
                name == null || whole.problems().isFailed() ? Map.of() : HandlePlanner.hashes(name, userParts(whole)),
                parts);
    }

    private List<TypeDescription> userParts(ExtractedWhole whole) {
        Stream<String> names =
                whole.action() ? Stream.of("Goal", "Result", "Feedback") : Stream.of("Request", "Response");
        return names.map(name -> description(whole, name)).toList();
    }

    private TypeDescription description(ExtractedWhole whole, String name) {
        Extracted part = whole.parts().get(name);
        MessageModel model = part == null ? null : part.model();
        if (model == null) {
            throw new IllegalArgumentException(whole.key() + "." + name + " could not be read");
        }
        return facts.description(model);
    }
}
