package dev.cedros.processor.problems;

import org.junit.jupiter.api.Test;

class EnumProblemsTest {
    @Test
    void alsoAMessage() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosEnum;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/State")
            @RosEnum("uint8") //! [cedros:conflicting-annotations] @RosEnum and @RosMessage are both on State. Leave one of the two.
            public enum State {
                @RosEnum.Value(0) IDLE
            }
            """);
    }

    @Test
    void numbers() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosEnum;
            @RosEnum
            public enum State {
                @RosEnum.Value(0) ON,
                OFF, //! [cedros:invalid-enum] State.OFF has no number. Give it one with @RosEnum.Value; only the fallback needs none.
                @RosEnum.Value(0) HALF, //! [cedros:invalid-enum] State.HALF has the number 0, and so has ON. Give each constant a number of its own.
                @RosEnum.Value(256) FULL, //! [cedros:invalid-enum] State.FULL has the number 256, which is out of the range of uint8. Correct it, or choose a larger type in @RosEnum.
                @RosEnum.Value(-1) NONE //! [cedros:invalid-enum] State.NONE has the number -1, which is out of the range of uint8. Correct it, or choose a larger type in @RosEnum.
            }
            """, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Status")
            public record Status(State state) {
                byte[] bytes() {
                    return StatusCodec.encode(this);
                }
            }
            """);
    }

    @Test
    void fallbackAndType() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosEnum;
            class Enums {
                @RosEnum(fallback = "OTHER") //! [cedros:invalid-enum] Enums.A has no constant OTHER to fall back to. Name one of its constants.
                enum A { @RosEnum.Value(1) ON }
                @RosEnum("float32") //! [cedros:invalid-enum] @RosEnum("float32") on Enums.B is not an integer type. Use int8, uint8, int16, uint16, int32, uint32, int64 or uint64.
                enum B { @RosEnum.Value(1) ON }
                @RosEnum(fallback = "ON") //! [cedros:invalid-enum] Enums.C has no constant with a number. Add one with @RosEnum.Value.
                enum C { ON }
                @RosEnum //! [cedros:invalid-enum] Enums.D has no constant with a number. Add one with @RosEnum.Value.
                enum D {}
                @RosEnum("uint64")
                enum E { @RosEnum.Value(-1) ALL }
            }
            """);
    }

    @Test
    void enumOnClass() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosEnum;
            @RosEnum //! [cedros:invalid-target] @RosEnum on State, which is no enum. Make it one, or use @RosMessage.
            public class State {}
            """);
    }

    @Test
    void privateEnum() {
        Expected.report("""
            package acme;
            import dev.cedros.annotations.RosEnum;
            import dev.cedros.annotations.RosMessage;
            class Outer {
                @RosEnum
                private enum State { //! [cedros:private-class] Outer.State is private, so codecs cannot use it. Leave out private, here and on the classes around it.
                    @RosEnum.Value(0) ON
                }
                @RosMessage("acme/Status")
                record Status(State state) {}
            }
            """);
    }
}
