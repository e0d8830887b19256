package dev.cedros.tool;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.WstringForm;
import picocli.CommandLine.Option;

/** The option that says how wstrings are on the wire. */
final class WstringOption {
    /** Bytes that a UTF-16 unit takes. */
    enum Unit {
        FOUR_BYTE,
        TWO_BYTE
    }

    @Option(
            names = "--wstring",
            paramLabel = "four_byte|two_byte",
            description = "Size of the units of a wstring: four_byte (default), as Fast DDS has it up to ROS 2 Jazzy;"
                    + " two_byte, as the standard and Cyclone DDS have it.")
    private Unit unit = Unit.FOUR_BYTE;

    CdrOptions apply(CdrOptions options) {
        return options.withWstringForm(
                unit == Unit.FOUR_BYTE ? WstringForm.FOUR_BYTE_UNITS : WstringForm.TWO_BYTE_UNITS);
    }
}
