/**
 * The command {@code cedros}: hashes, definitions, decoding, encoding and importing of ROS 2 types, for shells and
 * scripts.
 *
 * <p>Programs use {@link dev.cedros.tool.Main#run} to run a command in process; all else is internal. What a command
 * prints to its output is data alone; everything else goes to the error stream, one line a problem. The exit code is 0
 * when all went well, 1 when the command failed, 2 when it was used wrongly, 3 when it is done but had to leave
 * something out.
 */
@NullMarked
package dev.cedros.tool;

import org.jspecify.annotations.NullMarked;
