package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.InvalidMessageException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KeyHashTest {
    private static String hash(boolean fits, Consumer<CdrWriter> members) {
        CdrWriter keys = CdrWriter.keys();
        members.accept(keys);
        return HexFormat.of().formatHex(KeyHash.of(keys, fits));
    }

    @Test
    void aShortKeyIsItsBytesInBigEndianOrder() {
        assertEquals("00000001" + "000000000000000000000000", hash(true, out -> out.writeInt32(1)));
        assertEquals("01000000" + "0000000000000002" + "00000000", hash(true, out -> {
            out.writeInt8((byte) 1);
            out.writeInt64(2); // aligned to 4, not 8
        }));
        assertEquals("00000000000000000000000000000000", hash(true, out -> {}));
    }

    @Test
    void aKeyThatCanBeLongIsItsMd5() {
        assertEquals(md5("000000026100"), hash(false, out -> out.writeString("a")));
        assertEquals("d41d8cd98f00b204e9800998ecf8427e", hash(false, out -> {}), "MD5 of nothing, RFC 1321");
        assertEquals(
                "900150983cd24fb0d6963f7d28e17f72", hash(false, out -> out.writeInt8Array(new byte[] {'a', 'b', 'c'})));
    }

    private static String md5(String hex) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("MD5")
                            .digest(HexFormat.of().parseHex(hex)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void wstringsHaveTwoByteUnits() {
        assertEquals("00000004" + "006800e9" + "0000000000000000", hash(true, out -> out.writeWstring("hé")));
    }

    @Test
    void aKeyThatDoesNotFitIsAnError() {
        CdrWriter keys = CdrWriter.keys();
        keys.writeInt8Array(new byte[17]);
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> KeyHash.of(keys, true));
        assertEquals("key-size", e.code());
    }

    @Test
    void keysAlignToFourAtMost() {
        Random random = new Random(42);
        for (Op.Sort sort :
                Stream.of(Op.SCALARS, Op.ARRAYS, Op.TEXTS).flatMap(List::stream).toList()) {
            for (int prefix = 0; prefix < 8; prefix++) {
                Op op = sort.random(random);
                CdrWriter keys = CdrWriter.keys();
                ReferenceBytes reference = new ReferenceBytes(keys.options(), 4);
                keys.writeInt8Array(new byte[prefix]);
                for (int i = 0; i < prefix; i++) {
                    reference.octet(0);
                }
                op.write().accept(keys);
                op.reference().accept(reference);
                assertArrayEquals(reference.toByteArray(), keys.toByteArray(), op.name() + " after " + prefix);
            }
        }
    }
}
