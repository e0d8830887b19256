/**
 * Messages as the code generator of another Java library for ROS 2, {@code us.ihmc:ihmc-pub-sub}, has them: mutable
 * objects with {@link java.lang.StringBuilder} for text and sequences that recycle their elements, written and read
 * member by member through the library's {@link us.ihmc.idl.CDR}. The code is written by hand after that pattern, and its
 * sequences replace the library's own, so that of the library and what it depends on only that class is needed.
 */
@NullMarked
package dev.cedros.benchmarks.ihmc;

import org.jspecify.annotations.NullMarked;
