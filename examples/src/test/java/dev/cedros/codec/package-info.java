/**
 * Tests of the way from a type name to a generated codec. They stand in this package to turn one arm of the dispatch off,
 * and in this module because it has generated messages of every kind.
 */
package dev.cedros.codec;
