package dev.cedros.cdr;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/** A message of random members, and its bytes and values by each of the APIs. */
final class RandomMessage {
    final List<Op> members = new ArrayList<>();
    private final CdrOptions options;

    RandomMessage(Random random, int memberCount, CdrOptions options) {
        this.options = options;
        for (int i = 0; i < memberCount; i++) {
            members.add(member(random));
        }
    }

    private static Op member(Random random) {
        int kind = random.nextInt(8);
        if (kind < 4) {
            return pick(Op.SCALARS, random);
        }
        if (kind < 6) {
            Op elements = pick(Op.ARRAYS, random);
            return random.nextBoolean()
                    ? elements
                    : Op.counted(elements, elements.size() / elements.alignment(), elements.alignment());
        }
        return pick(Op.TEXTS, random);
    }

    private static Op pick(List<Op.Sort> sorts, Random random) {
        return sorts.get(random.nextInt(sorts.size())).random(random);
    }

    byte[] reference() {
        ReferenceBytes out = ReferenceBytes.withHeader(options);
        members.forEach(member -> member.reference().accept(out));
        return out.toByteArray();
    }

    void writeAtCursor(CdrWriter out) {
        out.writeEncapsulation();
        members.forEach(member -> member.write().accept(out));
    }

    /** Writes members of fixed size in runs, as long as they come. */
    void writeInRuns(CdrWriter out) {
        out.writeEncapsulation();
        for (int i = 0; i < members.size(); ) {
            int end = endOfRun(i);
            if (end == i) {
                members.get(i++).write().accept(out);
                continue;
            }
            int[] offsets = offsets(i, end, out.size() - 4);
            int at = out.beginRun(members.get(i).alignment(), offsets[end - i]);
            int filled = 0;
            for (int j = i; j < end; j++) {
                out.putPadding(at + filled, offsets[j - i] - filled);
                members.get(j).put().at(out, at + offsets[j - i]);
                filled = offsets[j - i] + members.get(j).size();
            }
            i = end;
        }
    }

    List<Object> readAtCursor(CdrReader in) {
        in.readEncapsulation();
        List<Object> values = new ArrayList<>();
        for (Op member : members) {
            values.add(member.read().apply(in));
        }
        in.readEnd();
        return values;
    }

    List<Object> readInRuns(CdrReader in) {
        in.readEncapsulation();
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < members.size(); ) {
            int end = endOfRun(i);
            if (end == i) {
                values.add(members.get(i++).read().apply(in));
                continue;
            }
            int[] offsets = offsets(i, end, in.position() - 4);
            int at = in.beginRun(members.get(i).alignment(), offsets[end - i]);
            for (int j = i; j < end; j++) {
                values.add(members.get(j).get().apply(in, at + offsets[j - i]));
            }
            i = end;
        }
        in.readEnd();
        return values;
    }

    int measured() {
        long p = 0;
        for (Op member : members) {
            p = member.end().after(p, options);
        }
        return CdrSize.checked(p);
    }

    boolean holds(List<Object> values) {
        for (int i = 0; i < members.size(); i++) {
            if (!Objects.deepEquals(members.get(i).value(), values.get(i))) {
                return false;
            }
        }
        return values.size() == members.size();
    }

    private int endOfRun(int first) {
        int end = first;
        while (end < members.size() && members.get(end).fixed()) {
            end++;
        }
        return end;
    }

    /** Where each member of a run starts, from the first one on, and where the last one ends. */
    private int[] offsets(int first, int end, int position) {
        int[] offsets = new int[end - first + 1];
        long start = CdrSize.align(position, members.get(first).alignment());
        long p = start;
        for (int i = first; i < end; i++) {
            p = CdrSize.align(p, members.get(i).alignment());
            offsets[i - first] = (int) (p - start);
            p += members.get(i).size();
        }
        offsets[end - first] = (int) (p - start);
        return offsets;
    }

    @Override
    public String toString() {
        return options + " " + members.stream().map(Op::name).toList();
    }
}
