package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table in Markdown. The first columns are text, the others are numbers and stand to the right. */
public final class MarkdownTable {
    private final int columns;
    private final List<String> lines = new ArrayList<>();

    /** Begins a table with one column of text. */
    public MarkdownTable(String... heads) {
        this(List.of(heads));
    }

    MarkdownTable(List<String> heads) {
        this(1, heads);
    }

    /** Begins a table with some columns of text. */
    public MarkdownTable(int textColumns, List<String> heads) {
        columns = heads.size();
        row(heads);
        List<String> rules = new ArrayList<>(Collections.nCopies(columns, "---:"));
        Collections.fill(rules.subList(0, textColumns), "---");
        row(rules);
    }

    /** Adds a row of as many cells as there are heads. */
    public MarkdownTable row(String... cells) {
        return row(List.of(cells));
    }

    /** Adds a row of as many cells as there are heads. */
    public MarkdownTable row(List<String> cells) {
        if (cells.size() != columns) {
            throw new IllegalArgumentException("Expected " + columns + " cells: " + cells);
        }
        lines.add("| "
                + String.join(
                        " | ",
                        cells.stream().map(cell -> cell.replace("|", "\\|")).toList()) + " |");
        return this;
    }

    /** Whether there is nothing below the heads. */
    public boolean isEmpty() {
        return lines.size() == 2;
    }

    /** The table and an empty line. */
    @Override
    public String toString() {
        return String.join("\n", lines) + "\n\n";
    }
}
