/**
 * What a type takes on the wire: alignment and sizes, computed once from its {@link dev.cedros.type.TypeDescription}
 * for everything that needs them. Start with {@link dev.cedros.layout.SizeBounds}.
 */
@NullMarked
package dev.cedros.layout;

import org.jspecify.annotations.NullMarked;
