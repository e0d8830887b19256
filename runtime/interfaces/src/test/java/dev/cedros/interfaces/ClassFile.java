package dev.cedros.interfaces;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;

/** Reads how large the code of each method of a class is (The Java Virtual Machine Specification, chapter 4). */
final class ClassFile {
    private static final int UTF8 = 1;

    private final DataInputStream in;
    private String[] texts = {};

    private ClassFile(InputStream in) {
        this.in = new DataInputStream(in);
    }

    /** The bytes of code by method; overloads add their descriptor to the name. */
    static Map<String, Integer> codeSizes(InputStream bytes) throws IOException {
        return new ClassFile(bytes).read();
    }

    private Map<String, Integer> read() throws IOException {
        in.readInt();
        in.readInt();
        constants();
        in.skipNBytes(6);
        in.skipNBytes(2L * in.readUnsignedShort());
        int fields = in.readUnsignedShort();
        for (int i = 0; i < fields; i++) {
            in.skipNBytes(6);
            codeSize();
        }
        Map<String, Integer> sizes = new TreeMap<>();
        int methods = in.readUnsignedShort();
        for (int i = 0; i < methods; i++) {
            in.skipNBytes(2);
            String name = texts[in.readUnsignedShort()] + texts[in.readUnsignedShort()];
            sizes.put(name, codeSize());
        }
        return sizes;
    }

    private void constants() throws IOException {
        texts = new String[in.readUnsignedShort()];
        for (int i = 1; i < texts.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case UTF8 -> texts[i] = in.readUTF();
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++;
                }
                default -> throw new IOException("constant pool tag " + tag);
            }
        }
    }

    /** Steps over the attributes of a member and gives the length of its code; 0 if it has none. */
    private int codeSize() throws IOException {
        int size = 0;
        int attributes = in.readUnsignedShort();
        for (int i = 0; i < attributes; i++) {
            String name = texts[in.readUnsignedShort()];
            int length = in.readInt();
            if (name.equals("Code")) {
                in.skipNBytes(4);
                size = in.readInt();
                in.skipNBytes(length - 8L);
            } else {
                in.skipNBytes(length);
            }
        }
        return size;
    }
}
