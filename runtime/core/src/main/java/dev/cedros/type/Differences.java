package dev.cedros.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Compares two descriptions type by type and member by member. */
final class Differences {
    private final boolean all;
    private final List<Difference> found = new ArrayList<>();

    private Differences(boolean all) {
        this.all = all;
    }

    /**
     * What differs.
     *
     * @param all whether also what hashes ignore
     */
    static List<Difference> of(TypeDescription here, TypeDescription there, boolean all) {
        Differences differences = new Differences(all);
        if (!here.typeName().equals(there.typeName())) {
            differences.add(here.typeName(), "", here.typeName(), there.typeName());
        }
        differences.compare(here.type(), there.type());
        // A type that only one of the two has is reached through a member that differs.
        Map<String, IndividualTypeDescription> others = new HashMap<>();
        there.referenced().forEach(type -> others.put(type.typeName(), type));
        for (IndividualTypeDescription type : here.referenced()) {
            Optional.ofNullable(others.get(type.typeName())).ifPresent(other -> differences.compare(type, other));
        }
        return List.copyOf(differences.found);
    }

    private void compare(IndividualTypeDescription here, IndividualTypeDescription there) {
        String typeName = here.typeName();
        Map<String, Field> ours = byName(here.wireFields(), Field::name);
        Map<String, Field> theirs = byName(there.wireFields(), Field::name);
        for (String name : union(ours, theirs)) {
            compare(typeName, ours.get(name), theirs.get(name), name);
        }
        compareOrder(typeName, ours, theirs);
        if (all) {
            compareConstants(typeName, here.constants(), there.constants());
        }
    }

    private void compare(String typeName, @Nullable Field here, @Nullable Field there, String name) {
        if (here == null || there == null) {
            add(typeName, name, here == null ? "" : type(here), there == null ? "" : type(there));
            return;
        }
        if (!here.type().equals(there.type())) {
            add(typeName, name, type(here), type(there));
        } else if (all && !sameValue(here.type(), here.defaultValue(), there.defaultValue())) {
            add(typeName, name, defaultOf(here), defaultOf(there));
        }
        if (all && here.key() != there.key()) {
            add(typeName, name, key(here), key(there));
        }
    }

    /** Only members that both have count, so that one more or less does not seem to move all that follow. */
    private void compareOrder(String typeName, Map<String, Field> ours, Map<String, Field> theirs) {
        List<String> here = new ArrayList<>(ours.keySet());
        List<String> there = new ArrayList<>(theirs.keySet());
        here.retainAll(theirs.keySet());
        there.retainAll(ours.keySet());
        Map<String, Integer> places = new HashMap<>();
        for (String name : there) {
            places.put(name, places.size());
        }
        for (int i = 0; i < here.size(); i++) {
            int place = places.getOrDefault(here.get(i), i);
            if (place != i) {
                add(typeName, here.get(i), after(here, i), after(there, place));
            }
        }
    }

    private static String after(List<String> names, int index) {
        return index == 0 ? "the first member" : "after " + names.get(index - 1);
    }

    private void compareConstants(String typeName, List<Constant> here, List<Constant> there) {
        Map<String, Constant> ours = byName(here, Constant::name);
        Map<String, Constant> theirs = byName(there, Constant::name);
        for (String name : union(ours, theirs)) {
            Constant our = ours.get(name);
            Constant their = theirs.get(name);
            if (our == null
                    || their == null
                    || !our.type().equals(their.type())
                    || !sameValue(our.type(), our.value(), their.value())) {
                add(typeName, name, our == null ? "" : constant(our), their == null ? "" : constant(their));
            }
        }
    }

    /** Whether two spellings mean the same: {@code 0x10} is 16. */
    private static boolean sameValue(FieldType type, String here, String there) {
        if (here.equals(there)) {
            return true;
        }
        boolean absent = here.isEmpty() != there.isEmpty();
        try {
            return !absent && DefaultValue.parse(type, here).equals(DefaultValue.parse(type, there));
        } catch (TypeSyntaxException e) {
            return false;
        }
    }

    private static String type(Field field) {
        return field.type().toString();
    }

    private static String defaultOf(Field field) {
        return field.defaultValue().isEmpty() ? "without a default value" : field.defaultValue() + " by default";
    }

    private static String key(Field field) {
        return field.key() ? "part of the key" : "no part of the key";
    }

    private static String constant(Constant constant) {
        return "the constant " + constant.type() + " " + constant.value();
    }

    private void add(String typeName, String member, String here, String there) {
        found.add(new Difference(typeName, member, here, there));
    }

    private static Set<String> union(Map<String, ?> here, Map<String, ?> there) {
        Set<String> names = new LinkedHashSet<>(here.keySet());
        names.addAll(there.keySet());
        return names;
    }

    private static <T> Map<String, T> byName(List<T> members, Function<T, String> name) {
        Map<String, T> byName = new LinkedHashMap<>();
        members.forEach(member -> byName.put(name.apply(member), member));
        return byName;
    }
}
