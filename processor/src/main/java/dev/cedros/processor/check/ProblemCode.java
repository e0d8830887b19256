package dev.cedros.processor.check;

/** The kinds of problem that the processor reports. The table in the description of this package says what each means. */
public enum ProblemCode {
    ABSTRACT_CLASS("abstract-class"),
    BOXED_LIST("boxed-list"),
    CHECKED_EXCEPTION("checked-exception"),
    CODEC_MISSING("codec-missing"),
    CONFLICTING_ANNOTATIONS("conflicting-annotations"),
    CONSTRUCTOR_SLOTS("constructor-slots"),
    DUPLICATE_NAME("duplicate-name"),
    DUPLICATE_TYPE("duplicate-type"),
    FOREIGN_MESSAGE("foreign-message"),
    GENERIC_CLASS("generic-class"),
    INDEX_OPTION("index-option"),
    INHERITED_STATE("inherited-state"),
    INNER_CLASS("inner-class"),
    INTERNAL_ERROR("internal-error"),
    INVALID_CONSTANT("invalid-constant"),
    INVALID_DEFAULT("invalid-default"),
    INVALID_ENUM("invalid-enum"),
    INVALID_KEY("invalid-key"),
    INVALID_NAME("invalid-name"),
    INVALID_ROS_TYPE("invalid-ros-type"),
    INVALID_TARGET("invalid-target"),
    INVALID_TYPE_HASH("invalid-type-hash"),
    MISSING_NAME("missing-name"),
    NAME_CLASH("name-clash"),
    NO_ACCESSOR("no-accessor"),
    NO_CONSTRUCTOR("no-constructor"),
    NOT_A_MESSAGE("not-a-message"),
    PRIVATE_CLASS("private-class"),
    RECURSIVE_MESSAGE("recursive-message"),
    RUNTIME_MISSING("runtime-missing"),
    SEALED_CLASS("sealed-class"),
    SERVICE_PARTS("service-parts"),
    TOO_LARGE("too-large"),
    TYPE_CLASH("type-clash"),
    TYPE_HASH_MISMATCH("type-hash-mismatch"),
    TYPE_MISMATCH("type-mismatch"),
    UNRESOLVED_TYPE("unresolved-type"),
    UNSUPPORTED_TYPE("unsupported-type"),
    WRITE_FAILED("write-failed");

    private final String text;

    ProblemCode(String text) {
        this.text = text;
    }

    /** The code as users see it. It never changes. */
    public String text() {
        return text;
    }

    /** Whether it does not keep a codec from being written. */
    public boolean isWarning() {
        return this == BOXED_LIST;
    }
}
