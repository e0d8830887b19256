package dev.cedros.benchmarks.ihmc;

import us.ihmc.idl.CDR;

/** Something to be shown. */
public final class Marker {
    /** The type. */
    public static final TopicType<Marker> TYPE = new TopicType<>() {
        @Override
        public Marker create() {
            return new Marker();
        }

        @Override
        public void write(Marker data, CDR cdr) {
            Marker.write(data, cdr);
        }

        @Override
        public void read(Marker data, CDR cdr) {
            Marker.read(data, cdr);
        }
    };

    private final Header header = new Header();
    private final StringBuilder ns = new StringBuilder(255);
    private int id;
    private int type;
    private int action;
    private final Pose pose = new Pose();
    private final Point scale = new Point();
    private final ColorRGBA color = new ColorRGBA();
    private final Time lifetime = new Time();
    private boolean frameLocked;
    private final ObjectSequence<Point> points = new ObjectSequence<>(Point.TYPE);
    private final ObjectSequence<ColorRGBA> colors = new ObjectSequence<>(ColorRGBA.TYPE);
    private final StringBuilder textureResource = new StringBuilder(255);
    private final CompressedImage texture = new CompressedImage();
    private final ObjectSequence<UVCoordinate> uvCoordinates = new ObjectSequence<>(UVCoordinate.TYPE);
    private final StringBuilder text = new StringBuilder(255);
    private final StringBuilder meshResource = new StringBuilder(255);
    private final MeshFile meshFile = new MeshFile();
    private boolean meshUseEmbeddedMaterials;

    static void write(Marker data, CDR cdr) {
        Header.write(data.header, cdr);
        cdr.write_type_d(data.ns);
        cdr.write_type_2(data.id);
        cdr.write_type_2(data.type);
        cdr.write_type_2(data.action);
        Pose.write(data.pose, cdr);
        Point.write(data.scale, cdr);
        ColorRGBA.write(data.color, cdr);
        Time.write(data.lifetime, cdr);
        cdr.write_type_7(data.frameLocked);
        cdr.write_type_e(data.points);
        cdr.write_type_e(data.colors);
        cdr.write_type_d(data.textureResource);
        CompressedImage.write(data.texture, cdr);
        cdr.write_type_e(data.uvCoordinates);
        cdr.write_type_d(data.text);
        cdr.write_type_d(data.meshResource);
        MeshFile.write(data.meshFile, cdr);
        cdr.write_type_7(data.meshUseEmbeddedMaterials);
    }

    static void read(Marker data, CDR cdr) {
        Header.read(data.header, cdr);
        cdr.read_type_d(data.ns);
        data.id = cdr.read_type_2();
        data.type = cdr.read_type_2();
        data.action = cdr.read_type_2();
        Pose.read(data.pose, cdr);
        Point.read(data.scale, cdr);
        ColorRGBA.read(data.color, cdr);
        Time.read(data.lifetime, cdr);
        data.frameLocked = cdr.read_type_7();
        cdr.read_type_e(data.points);
        cdr.read_type_e(data.colors);
        cdr.read_type_d(data.textureResource);
        CompressedImage.read(data.texture, cdr);
        cdr.read_type_e(data.uvCoordinates);
        cdr.read_type_d(data.text);
        cdr.read_type_d(data.meshResource);
        MeshFile.read(data.meshFile, cdr);
        data.meshUseEmbeddedMaterials = cdr.read_type_7();
    }
}
