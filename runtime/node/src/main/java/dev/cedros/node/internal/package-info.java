/** What several packages of nodes share, and users do not see. */
@NullMarked
package dev.cedros.node.internal;

import org.jspecify.annotations.NullMarked;
