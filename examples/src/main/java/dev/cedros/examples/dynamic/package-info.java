/**
 * Types that are known only when the program runs, from the schema that a recording carries.
 */
@NullMarked
package dev.cedros.examples.dynamic;

import org.jspecify.annotations.NullMarked;
