package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.EnumModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.model.Pin;
import dev.cedros.type.RosTypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads messages, each once, for one round: between rounds compilers may exchange their objects. */
public final class Extraction implements Models {
    private static final String LIBRARY = "dev.cedros.interfaces";

    private final Compilation compilation;
    private final Heads heads;
    private final RecordReader records;
    private final PojoReader pojos;
    private final Packing packing;
    private final Map<String, Extracted> extracted = new HashMap<>();
    private final Map<String, Optional<EnumModel>> enums = new HashMap<>();
    private final List<ExtractedWhole> wholes = new ArrayList<>();

    /** Nothing read yet. */
    public Extraction(Compilation compilation) {
        this.compilation = compilation;
        this.heads = new Heads(compilation);
        MemberReader members = new MemberReader(new TypeMapper(new ElementReader(heads, this::enumModel)));
        this.records = new RecordReader(compilation, members);
        this.pojos = new PojoReader(compilation, members);
        this.packing = new Packing(compilation, key -> find(key).model());
    }

    /**
     * Reads everything that the annotations of a class or package ask for.
     *
     * @param problems takes the problems that belong to no message
     * @return the messages for which codecs are due: one for {@code @RosMessage}, several for services and actions, none
     *     for enums and packages
     */
    public List<Extracted> read(Element annotated, Problems problems) {
        if (annotated instanceof PackageElement) {
            RosNameReader.checkPackage(annotated, problems);
            return List.of();
        }
        TypeElement type = (TypeElement) annotated;
        Optional<AnnotationUse> first = firstAnnotation(type, problems);
        if (first.isEmpty()) {
            return List.of();
        }
        String name = AnnotationUse.qualifiedName(first.get().mirror());
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "RosEnum" -> readEnum(type, problems);
            case "RosMessage" -> List.of(message(type));
            case "RosService" -> whole(type, first.get(), Heads.SERVICE_PARTS, problems);
            default -> whole(type, first.get(), Heads.ACTION_PARTS, problems);
        };
    }

    private static Optional<AnnotationUse> firstAnnotation(TypeElement type, Problems problems) {
        List<AnnotationUse> uses = List.of("RosMessage", "RosService", "RosAction", "RosEnum").stream()
                .flatMap(name -> AnnotationUse.find(type, name).stream())
                .toList();
        if (uses.size() > 1) {
            problems.add(
                    ProblemCode.CONFLICTING_ANNOTATIONS,
                    uses.get(1).origin(),
                    shown(uses.get(1)) + " and " + shown(uses.get(0)) + " are both on " + Names.shown(type)
                            + ". Leave one of the two.");
        }
        // The one that suits the kind of class, so that one mistake gives one message.
        Optional<AnnotationUse> onEnum = type.getKind() == ElementKind.ENUM
                ? uses.stream().filter(use -> shown(use).equals("@RosEnum")).findFirst()
                : Optional.empty();
        return onEnum.or(() -> uses.stream().findFirst());
    }

    private static String shown(AnnotationUse use) {
        return "@" + use.mirror().getAnnotationType().asElement().getSimpleName();
    }

    private List<Extracted> readEnum(TypeElement type, Problems problems) {
        EnumReader.read(type, problems);
        return List.of();
    }

    private @Nullable EnumModel enumModel(TypeElement type) {
        String key = type.getQualifiedName().toString();
        return enums.computeIfAbsent(key, unread -> EnumReader.read(type, new Problems()))
                .orElse(null);
    }

    /** Reads a message. */
    private Extracted message(TypeElement type) {
        String key = type.getQualifiedName().toString();
        Extracted known = extracted.get(key);
        if (known != null) {
            return known;
        }
        Problems problems = new Problems();
        MessageHead head = heads.read(type, problems);
        Problems broken = new Problems();
        broken.fail();
        // Stays if reading breaks off for a bug of ours: whoever asks again shall not meet it a second time.
        extracted.put(key, new Extracted(head, null, broken));
        MessageModel model = null;
        if (ClassRules.check(type, problems)) {
            model = type.getKind() == ElementKind.RECORD
                    ? packing.named(records.read(type, head, problems))
                    : pojos.read(type, head, problems);
        }
        Extracted read = new Extracted(head, model, problems);
        extracted.put(key, read);
        return read;
    }

    private List<Extracted> whole(TypeElement type, AnnotationUse use, List<String> parts, Problems problems) {
        RosTypeName rosName = heads.wholeName(type, use, problems);
        Problems ownProblems = new Problems();
        Pin pin = PinReader.read(use, Names.shown(type), ownProblems);
        Map<String, Extracted> all = new LinkedHashMap<>();
        Map<String, MessageHead> partHeads = new LinkedHashMap<>();
        List<String> missing = new ArrayList<>(parts);
        for (TypeElement nested : ElementFilter.typesIn(type.getEnclosedElements())) {
            String name = nested.getSimpleName().toString();
            if (missing.remove(name)) {
                Extracted part = message(nested);
                all.put(name, part);
                partHeads.put(name, part.head());
            }
        }
        if (!missing.isEmpty()) {
            problems.add(
                    ProblemCode.SERVICE_PARTS,
                    Origin.of(type),
                    Names.shown(type) + " lacks the nested " + String.join(" and ", missing) + ". Add "
                            + (missing.size() == 1
                                    ? "a record or static class of that name; it may be empty."
                                    : "records or static classes of these names; they may be empty."));
        }
        boolean action = parts.equals(Heads.ACTION_PARTS);
        new DerivedReader(compilation, records, type, rosName)
                .read(action, partHeads)
                .forEach((suffix, derived) -> {
                    extracted.put(derived.head().key(), derived);
                    all.put(suffix, derived);
                });
        if (rosName == null || !missing.isEmpty()) {
            ownProblems.fail();
        }
        List<MessageHead> heads = all.values().stream().map(Extracted::head).toList();
        wholes.add(new ExtractedWhole(
                action,
                Origin.of(type),
                type.getQualifiedName().toString(),
                rosName,
                Names.handle(type, action ? "Action" : "Service"),
                Names.isPublic(type) && heads.stream().allMatch(MessageHead::isPublic),
                Names.isPrivate(type) || heads.stream().anyMatch(MessageHead::isPrivate),
                compilation.isDeprecated(type) || heads.stream().anyMatch(MessageHead::deprecated),
                pin,
                all,
                ownProblems));
        return List.copyOf(all.values());
    }

    /** The services and actions that were read. */
    public List<ExtractedWhole> wholes() {
        return List.copyOf(wholes);
    }

    /** What is known of a message that another one holds. */
    public Extracted find(String key) {
        Extracted known = extracted.get(key);
        if (known != null) {
            return known;
        }
        TypeElement type = compilation.find(key);
        if (type == null) {
            throw new IllegalArgumentException("No message is known as " + key);
        }
        return message(type);
    }

    @Override
    public MessageModel get(String key) {
        MessageModel model = find(key).model();
        if (model == null) {
            throw new IllegalArgumentException(key + " could not be read");
        }
        return model;
    }

    /** The message that the library of standard interfaces has under a ROS name, if it is on the class path. */
    public Optional<MessageModel> known(RosTypeName name) {
        TypeElement type =
                compilation.find(String.join(".", LIBRARY, name.packageName(), name.namespace(), name.name()));
        if (type == null || !Heads.isMessage(type)) {
            return Optional.empty();
        }
        Extracted message = message(type);
        return Optional.ofNullable(message.problems().isFailed() ? null : message.model());
    }

    /** A model as codecs are written from it: deprecated also if anything is that it reaches, since codecs name it. */
    public MessageModel forWriting(MessageModel model) {
        return new Deprecations(compilation, this).spread(model);
    }
}
