package dev.cedros.processor.check;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.processor.model.Pin;
import dev.cedros.processor.model.TypeFacts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** Applies all rules to the messages of a round. */
public final class MessageChecks {
    private final Function<String, Candidate> find;
    private final TypeFacts facts;
    private final Function<MessageModel, Optional<MessageModel>> known;
    private final List<Rule> rules;
    private final List<Rule> rulesForComplete;

    /**
     * Prepares the rules.
     *
     * @param find what is known of a message
     * @param models the same for messages without problems
     * @param facts what follows from messages without problems
     * @param known the message of a library that has the same ROS name, if there is one
     * @param codecExists whether a codec has been compiled before
     * @param nameClash the rule about names of codecs, which knows those of earlier rounds
     */
    public MessageChecks(
            Function<String, Candidate> find,
            Models models,
            TypeFacts facts,
            Function<MessageModel, Optional<MessageModel>> known,
            Predicate<ClassName> codecExists,
            NameClash nameClash) {
        this.find = find;
        this.facts = facts;
        this.known = known;
        this.rules =
                List.of(nameClash, new DuplicateNames(), new Recursion(find), new CodecPresence(find, codecExists));
        this.rulesForComplete = List.of(new TypeClash(find), new TooLarge(models, facts));
    }

    /** Checks messages; afterwards those that have no codec to expect have failed. */
    public void check(List<Candidate> candidates) {
        candidates.forEach(candidate -> apply(rules, candidate));
        candidates.forEach(this::failWithNested);
        // One after the other: sizes are only finite where no ROS type stands for two things.
        for (Rule rule : rulesForComplete) {
            candidates.stream()
                    .filter(candidate -> !candidate.problems().isFailed())
                    .forEach(candidate -> apply(List.of(rule), candidate));
            candidates.forEach(this::failWithNested);
        }
        for (Candidate candidate : candidates) {
            checkPin(candidate);
        }
        candidates.forEach(this::failWithNested);
    }

    private void checkPin(Candidate candidate) {
        MessageModel model = candidate.model();
        Pin pin = candidate.pin();
        if (model != null && pin != null && !candidate.problems().isFailed()) {
            TypeHashPins.check(
                    Shown.name(model),
                    pin,
                    facts.description(model),
                    known.apply(model).map(facts::description),
                    candidate.problems());
        }
    }

    private static void apply(List<Rule> rules, Candidate candidate) {
        if (candidate.model() != null) {
            rules.forEach(rule -> rule.check(candidate.model(), candidate.problems()));
        }
    }

    private void failWithNested(Candidate candidate) {
        if (reachesFailed(candidate, new HashSet<>())) {
            candidate.problems().fail();
        }
    }

    private boolean reachesFailed(Candidate candidate, Set<String> visited) {
        if (!visited.add(candidate.key())) {
            return false;
        }
        return candidate.problems().isFailed()
                || candidate.nestedKeys().anyMatch(key -> reachesFailed(find.apply(key), visited));
    }
}
