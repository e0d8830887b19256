package dev.cedros.type.msg;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds definitions in folders and the package that each belongs to. */
final class DefinitionFiles {
    private static final Set<String> KINDS = Set.of("msg", "srv", "action");
    private static final int MAX_DEPTH = 32;

    private final Map<Path, String> packages = new HashMap<>();

    /** The files with definitions in and below a folder, sorted; or the file itself. */
    List<Path> below(Path root) throws IOException {
        if (!Files.exists(root)) {
            throw new NoSuchFileException(root.toString(), null, "no such file or folder");
        }
        if (!Files.isDirectory(root)) {
            return List.of(root);
        }
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), MAX_DEPTH, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean hidden = !folder.equals(root) && name(folder).startsWith(".");
                return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile() && isDefinition(file)) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failed) {
                // Links that lead nowhere or in a circle are usual in installations, and nothing is lost with them.
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(files);
        return files;
    }

    /** Installations have the halves of services as messages beside them; the definition of the service says the same. */
    private static boolean isDefinition(Path file) {
        String kind = kind(file);
        if (!KINDS.contains(kind)) {
            return false;
        }
        Path parent = file.getParent();
        String folder = parent == null ? "" : name(parent);
        boolean foreign = kind.equals("msg") && (folder.equals("srv") || folder.equals("action"));
        return !(foreign && name(file).contains("_"));
    }

    /**
     * The package of a file: of the folder above {@code msg}, {@code srv} or {@code action}; else of the nearest one with a
     * {@code package.xml}, or of its own folder.
     */
    String packageOf(Path file, Path root) throws IOException {
        Path folder = packageFolder(
                file.toAbsolutePath().normalize(), root.toAbsolutePath().normalize());
        String known = packages.get(folder);
        if (known == null) {
            known = PackageXml.nameIn(folder).orElse(name(folder));
            packages.put(folder, known);
        }
        return known;
    }

    private static Path packageFolder(Path file, Path root) {
        Path own = file.resolveSibling("");
        Path top = file.equals(root) ? own : root;
        boolean inside = true;
        Path described = null;
        for (Path at = own; at.getParent() != null; at = at.getParent()) {
            Path above = at.getParent();
            // Above the place that was asked for, a folder called msg need not have to do with it.
            if (KINDS.contains(name(at)) && (inside || Files.exists(above.resolve(PackageXml.FILE)))) {
                return above;
            }
            if (inside && described == null && Files.exists(at.resolve(PackageXml.FILE))) {
                described = at;
            }
            inside &= !at.equals(top);
        }
        return described == null ? own : described;
    }

    private static String kind(Path file) {
        String name = name(file);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static String name(Path path) {
        Path name = path.getFileName();
        return name == null ? "" : name.toString();
    }
}
