/**
 * Definitions as text: {@code .msg}, {@code .srv} and {@code .action} files and the schemas that recordings carry.
 *
 * <p>{@link dev.cedros.type.msg.DefinitionSet} reads folders and resolves the types that definitions refer to;
 * {@link dev.cedros.type.msg.DefinitionParser} reads a single text and keeps its comments;
 * {@link dev.cedros.type.msg.SchemaParser} reads the text of a recording, which holds every type that it needs. What is
 * read is a superset of what rosidl reads; each mistake is a {@link dev.cedros.type.msg.DefinitionException} that names
 * file, line and column.
 */
@NullMarked
package dev.cedros.type.msg;

import org.jspecify.annotations.NullMarked;
