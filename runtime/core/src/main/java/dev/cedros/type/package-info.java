/**
 * The type model that every front end makes and every back end reads.
 *
 * <p>It mirrors the type descriptions of REP 2016 ({@code type_description_interfaces}) and adds what those leave out
 * because type hashes ignore it: constants and key flags. Start with {@link dev.cedros.type.TypeDescription}, which
 * holds one {@link dev.cedros.type.IndividualTypeDescription} for the type itself and one for each type it reaches.
 *
 * <p>What cannot be a type is an exception with one of these codes: {@code type-syntax} (a name, type or value is not
 * spelled as ROS 2 spells it), {@code definition-syntax} (the same in a file, with its place), {@code unresolved-type} (a
 * type that is needed is not defined), {@code recursive-message} (a type contains itself), {@code nested-too-deep}.
 */
@NullMarked
package dev.cedros.type;

import org.jspecify.annotations.NullMarked;
