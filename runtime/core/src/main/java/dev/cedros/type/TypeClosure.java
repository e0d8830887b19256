package dev.cedros.type;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Collects every type that a type reaches. It walks with a stack of its own: definitions come from files that nobody has
 * checked, and may nest deeper than a thread's stack allows.
 */
final class TypeClosure {
    /** More than any known type by far, and few enough that those who walk the result may recurse. */
    static final int MAX_DEPTH = 200;

    private static final int SHOWN = 12;

    private final Function<String, Optional<IndividualTypeDescription>> find;
    private final Map<String, IndividualTypeDescription> reached = new HashMap<>();
    /** How deep each type nests whose members have all been walked. */
    private final Map<String, Integer> depths = new HashMap<>();

    private final Deque<Visit> path = new ArrayDeque<>();

    TypeClosure(Function<String, Optional<IndividualTypeDescription>> find) {
        this.find = find;
    }

    TypeDescription of(IndividualTypeDescription root) {
        enter(root);
        while (!path.isEmpty()) {
            Visit visit = path.peek();
            if (visit.fields.hasNext()) {
                step(visit, visit.next().nestedTypeName());
            } else {
                leave(path.pop());
            }
        }
        reached.remove(root.typeName());
        return new TypeDescription(root, List.copyOf(reached.values()));
    }

    private void step(Visit visit, String nested) {
        if (nested.isEmpty()) {
            return;
        }
        Integer depth = depths.get(nested);
        if (depth != null) {
            visit.depth = Math.max(visit.depth, depth + 1);
            return;
        }
        if (reached.containsKey(nested)) {
            throw recursive(nested);
        }
        enter(find.apply(nested)
                .filter(found -> found.typeName().equals(nested))
                .orElseThrow(() -> new UnresolvedTypeException(
                        nested,
                        visit.type.typeName(),
                        visit.type.typeName() + " needs " + nested + ", which is not defined.")));
    }

    private void enter(IndividualTypeDescription type) {
        reached.put(type.typeName(), type);
        path.push(new Visit(type));
    }

    private void leave(Visit visit) {
        if (visit.depth > MAX_DEPTH) {
            throw NestingException.tooDeep(visit.type.typeName());
        }
        depths.put(visit.type.typeName(), visit.depth);
        if (!path.isEmpty()) {
            path.peek().depth = Math.max(path.peek().depth, visit.depth + 1);
        }
    }

    private NestingException recursive(String typeName) {
        Deque<String> links = new ArrayDeque<>();
        String member = "";
        for (Visit visit : path) {
            links.push(visit.type.typeName() + "." + visit.member);
            member = visit.member;
            if (visit.type.typeName().equals(typeName)) {
                break;
            }
        }
        return NestingException.recursive(typeName, member, shown(links) + " -> " + typeName);
    }

    /** The way from the type to itself, without its middle when it is too long to be read. */
    private static String shown(Deque<String> links) {
        if (links.size() <= SHOWN) {
            return String.join(" -> ", links);
        }
        List<String> begin = links.stream().limit(SHOWN / 2).toList();
        List<String> end = links.stream().skip(links.size() - SHOWN / 2).toList();
        return String.join(" -> ", begin) + " -> ... -> " + String.join(" -> ", end);
    }

    /** A type whose members are being walked. */
    private static final class Visit {
        private final IndividualTypeDescription type;
        private final Iterator<Field> fields;
        private String member = "";
        private int depth = 1;

        Visit(IndividualTypeDescription type) {
            this.type = type;
            this.fields = type.fields().iterator();
        }

        FieldType next() {
            Field field = fields.next();
            member = field.name();
            return field.type();
        }
    }
}
