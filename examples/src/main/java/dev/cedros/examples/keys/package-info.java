/**
 * Telling the instances on one topic apart by their key, as DDS does.
 */
@NullMarked
package dev.cedros.examples.keys;

import org.jspecify.annotations.NullMarked;
