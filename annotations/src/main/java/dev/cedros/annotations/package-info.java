@NullMarked
package dev.cedros.annotations;

import org.jspecify.annotations.NullMarked;
