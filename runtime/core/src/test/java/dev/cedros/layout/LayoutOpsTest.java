package dev.cedros.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.type.msg.DefinitionSet;
import dev.cedros.vectors.Corpus;
import java.io.IOException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The layouts of some well-known messages: what each instruction is, and that a nested message costs nothing but its members. */
class LayoutOpsTest {
    private static final String MARKER = """
            STRUCT
              STRUCT header
                STRUCT stamp
                  INT32 sec
                  UINT32 nanosec
                STRING frame_id
              STRING ns
              INT32 id
              INT32 type
              INT32 action
              STRUCT pose
                STRUCT position
                  FLOAT64 x
                  FLOAT64 y
                  FLOAT64 z
                STRUCT orientation
                  FLOAT64 x
                  FLOAT64 y
                  FLOAT64 z
                  FLOAT64 w
              STRUCT scale
                FLOAT64 x
                FLOAT64 y
                FLOAT64 z
              STRUCT color
                FLOAT32 r
                FLOAT32 g
                FLOAT32 b
                FLOAT32 a
              STRUCT lifetime
                INT32 sec
                UINT32 nanosec
              BOOL frame_locked
              SEQUENCE points
                STRUCT
                  FLOAT64 x
                  FLOAT64 y
                  FLOAT64 z
              SEQUENCE colors
                STRUCT
                  FLOAT32 r
                  FLOAT32 g
                  FLOAT32 b
                  FLOAT32 a
              STRING texture_resource
              STRUCT texture
                STRUCT header
                  STRUCT stamp
                    INT32 sec
                    UINT32 nanosec
                  STRING frame_id
                STRING format
                UINT8_SEQUENCE data
              SEQUENCE uv_coordinates
                STRUCT
                  FLOAT32 u
                  FLOAT32 v
              STRING text
              STRING mesh_resource
              STRUCT mesh_file
                STRING filename
                UINT8_SEQUENCE data
              BOOL mesh_use_embedded_materials
            """;

    private static MessageLayout layout(String typeName) throws IOException {
        return MessageLayout.of(
                DefinitionSet.read(Corpus.interfaces(LayoutOpsTest.class)).describe(typeName));
    }

    /** The ops and names, one instruction a line, indented by how deep they are nested. */
    private static String ops(MessageLayout layout) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < layout.length(); i++) {
            int depth = 0;
            for (int outer = 0; outer < i; outer++) {
                depth += layout.extent(outer) > i ? 1 : 0;
            }
            String name = layout.name(i).isEmpty() ? "" : " " + layout.name(i);
            text.append("  ".repeat(depth))
                    .append(Op.name(layout.op(i)))
                    .append(name)
                    .append('\n');
        }
        return text.toString();
    }

    @Test
    void image() throws IOException {
        MessageLayout layout = layout("sensor_msgs/msg/Image");
        assertEquals("""
                STRUCT
                  STRUCT header
                    STRUCT stamp
                      INT32 sec
                      UINT32 nanosec
                    STRING frame_id
                  UINT32 height
                  UINT32 width
                  STRING encoding
                  UINT8 is_bigendian
                  UINT32 step
                  UINT8_SEQUENCE data
                """, ops(layout));
        assertEquals(6, layout.numbers(0));
        assertEquals(3, layout.objects(0));
        assertEquals("[0, 1, 2, 3, 4, 5]", slots(layout, true));
        assertEquals("[0, 1, 2]", slots(layout, false));
    }

    private static String slots(MessageLayout layout, boolean numbers) {
        return IntStream.range(0, layout.length())
                .filter(i -> numbers == Op.isNumber(layout.op(i)) && layout.op(i) != Op.STRUCT)
                .map(layout::slot)
                .boxed()
                .toList()
                .toString();
    }

    @Test
    void marker() throws IOException {
        MessageLayout layout = layout("visualization_msgs/msg/Marker");
        assertEquals(MARKER, ops(layout));
        assertEquals(25, layout.numbers(0));
        assertEquals(13, layout.objects(0));
        int points = layout.path("points").instruction();
        assertEquals(3, layout.numbers(points + 1));
        assertEquals(24, layout.size(points + 1));
        assertEquals(
                1, layout.copies(points + 1), "three doubles are a plain copy where they begin at a multiple of 8");
        assertEquals(0x11, layout.copies(layout.path("colors").instruction() + 1));
        assertEquals(layout.path("colors").instruction(), layout.extent(points));
    }

    @Test
    void interactiveMarker() throws IOException {
        MessageLayout layout = layout("visualization_msgs/msg/InteractiveMarker");
        String marker = MARKER.indent(8);
        assertEquals("""
                STRUCT
                  STRUCT header
                    STRUCT stamp
                      INT32 sec
                      UINT32 nanosec
                    STRING frame_id
                  STRUCT pose
                    STRUCT position
                      FLOAT64 x
                      FLOAT64 y
                      FLOAT64 z
                    STRUCT orientation
                      FLOAT64 x
                      FLOAT64 y
                      FLOAT64 z
                      FLOAT64 w
                  STRING name
                  STRING description
                  FLOAT32 scale
                  SEQUENCE menu_entries
                    STRUCT
                      UINT32 id
                      UINT32 parent_id
                      STRING title
                      STRING command
                      UINT8 command_type
                  SEQUENCE controls
                    STRUCT
                      STRING name
                      STRUCT orientation
                        FLOAT64 x
                        FLOAT64 y
                        FLOAT64 z
                        FLOAT64 w
                      UINT8 orientation_mode
                      UINT8 interaction_mode
                      BOOL always_visible
                      SEQUENCE markers
                """ + marker + """
                      BOOL independent_marker_orientation
                      STRING description
                """, ops(layout));
        assertEquals(103, layout.length());
        assertEquals(0, layout.numbers(1), "a single nested message has no frame of its own");
        assertEquals(25, layout.numbers(layout.path("controls[0].markers[0]").instruction()));
    }
}
