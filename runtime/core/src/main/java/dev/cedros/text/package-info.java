/**
 * Messages as text, straight from their bytes: {@link dev.cedros.text.YamlText} prints them as {@code ros2 topic echo} does,
 * for people, {@link dev.cedros.text.JsonText} as JSON, for other programs. All either needs is the bytes and the {@link
 * dev.cedros.layout.MessageLayout} of the type, so that types which are known only at run time print as well as generated
 * ones. {@link dev.cedros.text.YamlOptions} and {@link dev.cedros.text.JsonOptions} hold what can be chosen.
 *
 * <p>Both read a message to its end and check it as decoding does, so they are also a way to find out whether it can be
 * decoded. The text grows in proportion to the bytes, by a factor that depends on the type alone. Errors are those of {@link
 * dev.cedros.cdr.CdrReader}; beside them, {@code text-size} says that a text is longer than a string can be.
 */
@NullMarked
package dev.cedros.text;

import org.jspecify.annotations.NullMarked;
