package dev.cedros.text;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.layout.MessageLayout;
import dev.cedros.type.msg.SchemaParser;
import dev.cedros.vectors.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A message of the {@link Corpus} that another implementation wrote, and its value as JSON.
 *
 * @param name the file of the bytes
 * @param options how the bytes have to be read
 * @param json the value in JSON
 */
public record CorpusCase(String name, MessageLayout layout, byte[] data, CdrOptions options, String json) {
    private static final int MOST_PADDING = 3;

    /** All recorded payloads and all made ones in both byte orders. */
    public static List<CorpusCase> all(Path corpus) throws IOException {
        List<CorpusCase> cases = new ArrayList<>();
        for (Path folder : Corpus.folders(corpus.resolve("payloads"))) {
            recorded(folder, cases);
        }
        for (Path folder : Corpus.folders(corpus.resolve("synthetic/ros2"))) {
            String typeName = folder.getFileName().toString().replace("__", "/");
            MessageLayout layout = layout(typeName, folder.resolve("schema.msg"));
            for (int n = 0; Files.exists(folder.resolve(n + ".cdr")); n++) {
                for (String end : List.of(".cdr", ".be.cdr")) {
                    Path file = folder.resolve(n + end);
                    cases.add(new CorpusCase(
                            folder.getFileName() + "/" + n + end,
                            layout,
                            Files.readAllBytes(file),
                            CdrOptions.DEFAULT,
                            Files.readString(folder.resolve(n + ".json"))));
                }
            }
        }
        return cases;
    }

    private static void recorded(Path folder, List<CorpusCase> cases) throws IOException {
        if (!Files.exists(folder.resolve("schema.msg"))) {
            return;
        }
        List<?> entries = (List<?>) StrictJson.parse(Files.readString(folder.resolve("meta.json")));
        for (Object each : entries) {
            Map<?, ?> entry = (Map<?, ?>) each;
            int n = ((Double) entry.get("n")).intValue();
            byte[] data = Files.readAllBytes(folder.resolve(n + ".cdr"));
            int consumed = ((Double) entry.get("consumed")).intValue();
            // One recording has definitions that leave members out.
            boolean mismatch = data.length - consumed > MOST_PADDING;
            cases.add(new CorpusCase(
                    folder.getFileName() + "/" + n + ".cdr",
                    layout((String) entry.get("type"), folder.resolve("schema.msg")),
                    data,
                    CdrOptions.DEFAULT.withAllowTrailingBytes(mismatch),
                    Files.readString(folder.resolve(n + ".json"))));
        }
    }

    private static MessageLayout layout(String typeName, Path schema) throws IOException {
        return MessageLayout.of(SchemaParser.parse(typeName, Files.readString(schema)));
    }

    @Override
    public String toString() {
        return name;
    }
}
