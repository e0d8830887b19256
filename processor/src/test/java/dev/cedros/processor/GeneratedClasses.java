package dev.cedros.processor;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import javax.tools.JavaFileObject;

/** Loads what a compilation wrote. */
final class GeneratedClasses extends ClassLoader {
    private static final String OUTPUT = "/CLASS_OUTPUT/";
    private static final String SUFFIX = ".class";
    private final Map<String, JavaFileObject> files = new HashMap<>();

    GeneratedClasses(Compilation compilation) {
        super(GeneratedClasses.class.getClassLoader());
        for (JavaFileObject file : compilation.generatedFiles()) {
            String path = file.toUri().getPath();
            if (path.startsWith(OUTPUT) && path.endsWith(SUFFIX)) {
                String name = path.substring(OUTPUT.length(), path.length() - SUFFIX.length());
                files.put(name.replace('/', '.'), file);
            }
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        JavaFileObject file = files.get(name);
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        try (InputStream in = file.openInputStream()) {
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
