/** The only code that talks to the user: it prints the problems that the other stages found. */
@NullMarked
package dev.cedros.processor.report;

import org.jspecify.annotations.NullMarked;
