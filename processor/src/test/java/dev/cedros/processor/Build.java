package dev.cedros.processor;

import dev.cedros.processor.index.IndexProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** A run of a compiler on files in a folder, as build tools do it. */
public final class Build {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern TYPE =
            Pattern.compile("\\b(?:module|class|record|enum|@?interface) ([\\w.]+)", Pattern.UNICODE_CHARACTER_CLASS);

    private final JavaCompiler compiler;
    private final Path folder;
    private final List<String> options = new ArrayList<>();
    private List<Processor> processors = List.of(new CedrosProcessor(), new IndexProcessor());
    private String classPath = System.getProperty("java.class.path");
    private Charset encoding = StandardCharsets.UTF_8;
    private UnaryOperator<JavaFileManager> fileManager = UnaryOperator.identity();

    private Build(JavaCompiler compiler, Path folder) {
        this.compiler = compiler;
        this.folder = folder;
    }

    /** A run of the JDK's compiler with our processors; everything goes into subfolders of {@code folder}. */
    public static Build javac(Path folder) {
        return new Build(ToolProvider.getSystemJavaCompiler(), folder);
    }

    /** The same with the compiler of Eclipse. */
    public static Build eclipse(Path folder) {
        return new Build(new EclipseCompiler(), folder).options("--release", "17");
    }

    /** Runs these processors instead. */
    public Build processors(Processor... instead) {
        processors = List.of(instead);
        return this;
    }

    /** Adds options. */
    public Build options(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    /** Puts folders before the class path of the tests. */
    public Build with(Path... folders) {
        for (Path added : folders) {
            classPath = added + File.pathSeparator + classPath;
        }
        return this;
    }

    /** Uses these folders and jars and nothing else. */
    public Build only(Path... paths) {
        classPath = String.join(
                File.pathSeparator, Stream.of(paths).map(Path::toString).toList());
        return this;
    }

    /** Reads and writes sources in ASCII instead of UTF-8. */
    public Build ascii() {
        encoding = StandardCharsets.US_ASCII;
        return this;
    }

    /** Puts something between the compiler and its files. */
    public Build files(UnaryOperator<JavaFileManager> between) {
        fileManager = between;
        return this;
    }

    /**
     * What came of a run.
     *
     * @param diagnostics all that was reported, one line each, sorted
     * @param classes the folder of class files
     * @param sources the generated sources by their paths
     */
    public record Result(boolean succeeded, List<String> diagnostics, Path classes, Map<String, String> sources) {
        /** The paths of the sources that were generated for messages, without the index of all of them. */
        public Set<String> sourcesOfMessages() {
            return sources.keySet().stream()
                    .filter(path -> !path.contains("CedrosIndex_"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        /** A loader of the compiled classes. */
        public ClassLoader load() {
            try {
                return new URLClassLoader(new URL[] {classes.toUri().toURL()}, Build.class.getClassLoader());
            } catch (MalformedURLException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Compiles sources; their paths follow from their packages and first types. */
    public Result compile(String... sources) {
        try {
            return run(Arrays.asList(sources));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Result run(List<String> sources) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path generated = Files.createDirectories(folder.resolve("generated"));
        List<File> files = new ArrayList<>();
        for (String source : sources) {
            Path file = folder.resolve("src").resolve(path(source));
            Files.createDirectories(file.getParent());
            Files.writeString(file, source);
            files.add(file.toFile());
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> arguments =
                new ArrayList<>(List.of("-d", classes.toString(), "-s", generated.toString(), "-classpath", classPath));
        arguments.addAll(options);
        boolean succeeded;
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(diagnostics, Locale.ENGLISH, encoding)) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    new StringWriter(),
                    fileManager.apply(manager),
                    diagnostics,
                    arguments,
                    null,
                    manager.getJavaFileObjectsFromFiles(files));
            task.setProcessors(processors);
            succeeded = task.call();
        }
        return new Result(
                succeeded,
                diagnostics.getDiagnostics().stream().map(Build::shown).sorted().toList(),
                classes,
                contents(generated));
    }

    private static String shown(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject source = diagnostic.getSource();
        String file =
                source == null ? "" : Path.of(source.toUri()).getFileName() + ":" + diagnostic.getLineNumber() + ": ";
        String kind = diagnostic.getKind() == Diagnostic.Kind.ERROR ? "" : diagnostic.getKind() + ": ";
        return file + kind + diagnostic.getMessage(Locale.ENGLISH);
    }

    private static Map<String, String> contents(Path folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                contents.put(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
            }
        }
        return contents;
    }

    /** Where a source belongs. */
    public static String path(String source) {
        String code = source.replaceAll("//.*", "");
        Matcher matcher = PACKAGE.matcher(code);
        String folder = matcher.find() ? matcher.group(1).replace('.', '/') + "/" : "";
        Matcher type = TYPE.matcher(code);
        if (!type.find()) {
            return folder + "package-info.java";
        }
        return type.group().startsWith("module") ? "module-info.java" : folder + type.group(1) + ".java";
    }

    /** The class path entry that a class was loaded from. */
    public static Path home(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }
}
