/**
 * Nodes with publishers, subscriptions, services and actions, whose messages are records with generated codecs.
 */
@NullMarked
package dev.cedros.node;

import org.jspecify.annotations.NullMarked;
