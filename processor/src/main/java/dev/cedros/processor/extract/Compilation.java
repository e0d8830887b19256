package dev.cedros.processor.extract;

import com.palantir.javapoet.ClassName;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** The classes of one run of the compiler: those it compiles, and those it only knows from class files. */
public final class Compilation {
    private final Elements elements;
    private final Types types;
    private final Set<String> roots = new HashSet<>();

    /** A compilation of which no class is known yet. */
    public Compilation(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** Adds the classes that a round brings: the user's in the first one, generated ones later. */
    public void addRoots(RoundEnvironment round) {
        for (Element root : round.getRootElements()) {
            if (root instanceof TypeElement type) {
                roots.add(type.getQualifiedName().toString());
            }
        }
    }

    /** Whether a class is compiled here, so that its codec is our business. */
    public boolean isCompiled(TypeElement type) {
        TypeElement outermost = type;
        while (outermost.getEnclosingElement() instanceof TypeElement enclosing) {
            outermost = enclosing;
        }
        return roots.contains(outermost.getQualifiedName().toString());
    }

    /** The class of a canonical name, or null if there is none. */
    public @Nullable TypeElement find(String qualifiedName) {
        return elements.getTypeElement(qualifiedName);
    }

    /** Whether there is a class of a name, in sources or class files. */
    public boolean exists(ClassName name) {
        return find(name.canonicalName()) != null;
    }

    /** Whether there is a class of a name among the sources of this compilation. */
    public boolean isSource(ClassName name) {
        TypeElement type = find(name.canonicalName());
        return type != null && isCompiled(type);
    }

    /** Whether a class has a field of a name. */
    public boolean hasField(ClassName name, String field) {
        TypeElement type = find(name.canonicalName());
        return type != null
                && ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                        .anyMatch(known -> known.getSimpleName().contentEquals(field));
    }

    /** Whether a class is one that we wrote, now or in an earlier compilation. */
    boolean isGenerated(TypeElement type) {
        return AnnotationUse.isOn(type, "CedrosGenerated");
    }

    /** Whether the compiler is the one of Eclipse. */
    public boolean isEclipse() {
        return elements.getClass().getName().startsWith("org.eclipse.");
    }

    /** The qualified name of the package of an element; empty for the unnamed one. */
    String packageOf(Element element) {
        return elements.getPackageOf(element).getQualifiedName().toString();
    }

    Elements elements() {
        return elements;
    }

    Types types() {
        return types;
    }

    /** Whether naming an element in code warns: it, or something around it, is deprecated. */
    boolean isDeprecated(Element element) {
        for (Element at = element; at != null && at.getKind() != ElementKind.MODULE; at = at.getEnclosingElement()) {
            if (elements.isDeprecated(at)) {
                return true;
            }
        }
        return false;
    }
}
