package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that Cedros has written; never needed by hand.
 *
 * <p>It stays in the class file because coverage tools leave out classes with an annotation whose name contains {@code
 * Generated}. It carries no date and no version, so that the same message always gives the same source.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface CedrosGenerated {
    /**
     * On the codec of a class that is no record: the fields that are its members, in wire order. Not every compiler
     * knows the order of the fields of a class file, and without it could not nest the message in another one.
     */
    String[] members() default {};

    /** On the codec of a class with several constants: these in declared order, for the same reason. */
    String[] constants() default {};
}
