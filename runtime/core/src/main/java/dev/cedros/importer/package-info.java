/**
 * Turns ROS definitions into annotated Java sources, to be kept and compiled like any others.
 *
 * <p>{@link dev.cedros.importer.RecordImporter} reads a {@link dev.cedros.type.msg.DefinitionSet} and gives the text of
 * one record for each message, and of one class with nested records for each service and action. Types that a library
 * has already, such as {@code std_msgs/msg/Header}, are referred to. What cannot be imported is named with its reason,
 * and the rest is complete without it. Nothing is written to disk before {@link
 * dev.cedros.importer.ImportResult#writeTo} is called.
 */
@NullMarked
package dev.cedros.importer;

import org.jspecify.annotations.NullMarked;
