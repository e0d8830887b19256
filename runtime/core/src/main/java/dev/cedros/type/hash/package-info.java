/**
 * Type hashes and the canonical text behind them: pure functions of a {@link dev.cedros.type.TypeDescription}. Start
 * with {@link dev.cedros.type.hash.TypeHash}.
 */
@NullMarked
package dev.cedros.type.hash;

import org.jspecify.annotations.NullMarked;
