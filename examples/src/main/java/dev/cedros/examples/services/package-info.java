/**
 * Services and actions: classes whose nested records are the messages that go back and forth.
 */
@NullMarked
package dev.cedros.examples.services;

import org.jspecify.annotations.NullMarked;
