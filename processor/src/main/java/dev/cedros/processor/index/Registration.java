package dev.cedros.processor.index;

import com.palantir.javapoet.ClassName;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.Collection;
import javax.annotation.processing.Filer;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/** Makes indexes known to {@link java.util.ServiceLoader}. */
final class Registration {
    static final String SERVICE = "dev.cedros.codec.MessageIndex";
    private static final String FILE = "META-INF/services/" + SERVICE;

    private final Elements elements;
    private final Filer filer;

    Registration(Elements elements, Filer filer) {
        this.elements = elements;
        this.filer = filer;
    }

    /**
     * Lists indexes in the file for the class path, beside what it has already. The jar of a named module has it too, for
     * those who put it on the class path.
     */
    void writeServicesFile(Collection<String> indexes) throws IOException {
        String text = ServicesFile.merge(servicesFile(), indexes, this::exists);
        try (Writer writer =
                filer.createResource(StandardLocation.CLASS_OUTPUT, "", FILE).openWriter()) {
            writer.write(text);
        }
    }

    private String servicesFile() throws IOException {
        try (InputStream in =
                filer.getResource(StandardLocation.CLASS_OUTPUT, "", FILE).openInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (FileNotFoundException | NoSuchFileException e) {
            return "";
        }
    }

    private boolean exists(String className) {
        int dot = className.lastIndexOf('.');
        return elements.getTypeElement(className) != null
                || isInOutput(ClassName.get(className.substring(0, Math.max(0, dot)), className.substring(dot + 1)));
    }

    /** Whether the class file of a class lies where this compilation writes its own. */
    boolean isInOutput(ClassName name) {
        String file = name.simpleName() + ".class";
        try (InputStream in = filer.getResource(StandardLocation.CLASS_OUTPUT, name.packageName(), file)
                .openInputStream()) {
            return in.read() >= 0;
        } catch (IOException e) {
            return false;
        }
    }
}
