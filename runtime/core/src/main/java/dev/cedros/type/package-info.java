/**
 * The type model that every front end makes and every back end reads.
 *
 * <p>It mirrors the type descriptions of REP 2016 ({@code type_description_interfaces}) and adds what those leave out
 * because type hashes ignore it: constants and key flags. Start with {@link dev.cedros.type.TypeDescription}, which
 * holds one {@link dev.cedros.type.IndividualTypeDescription} for the type itself and one for each type it reaches.
 */
@NullMarked
package dev.cedros.type;

import org.jspecify.annotations.NullMarked;
