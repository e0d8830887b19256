package dev.cedros.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DecimalTextTest {
    private static final int MOST_DIGITS = 17;

    @Test
    void theNotationIsThatOfPython() {
        String[][] cases = {
            {"0.0", "0.0"},
            {"-0.0", "-0.0"},
            {"1.0", "1.0"},
            {"-1.5", "-1.5"},
            {"100.0", "100.0"},
            {"0.1", "0.1"},
            {"0.0001", "0.0001"},
            {"0.00012345", "0.00012345"},
            {"1e-05", "1.0e-05"},
            {"1.5e-05", "1.5e-05"},
            {"1e-07", "1.0e-07"},
            {"-1e-100", "-1.0e-100"},
            {"9007199254740991.0", "9007199254740991.0"},
            {"9007199254740992.0", "9007199254740992.0"},
            {"9999999999999998.0", "9999999999999998.0"},
            {"1e+16", "1.0e+16"},
            {"1.2345678901234568e+17", "1.2345678901234568e+17"},
            {"1e+22", "1.0e+22"},
            {"1e+23", "1.0e+23"},
            {"2e+23", "2.0e+23"},
            {"5e-324", "5.0e-324"},
            {"2.2250738585072014e-308", "2.2250738585072014e-308"},
            {"1.7976931348623157e+308", "1.7976931348623157e+308"},
            {"0.002", "0.002"},
            {"5.684341886080802e-14", "5.684341886080802e-14"},
            {"123456.789", "123456.789"},
        };
        for (String[] each : cases) {
            double value = Double.parseDouble(each[0]);
            assertEquals(each[0], text(value, false));
            assertEquals(each[1], text(value, true));
        }
        assertEquals("0.10000000149011612", text(0.1f, false));
    }

    private static String text(double value, boolean point) {
        StringBuilder out = new StringBuilder();
        DecimalText.append(value, point, out);
        return out.toString();
    }

    @Test
    void powersOfTwoAndTheirNeighboursHaveTheShortestDecimal() {
        for (int exponent = -1074; exponent <= 1023; exponent++) {
            double value = Math.scalb(1.0, exponent);
            check(value);
            check(Math.nextDown(value));
            check(Math.nextUp(value));
        }
        for (int exponent = -323; exponent <= 308; exponent++) {
            double value = Double.parseDouble("1e" + exponent);
            check(value);
            check(Math.nextDown(value));
            check(Math.nextUp(value));
            check(5 * value);
        }
        check(Double.MAX_VALUE);
    }

    @Test
    void randomNumbersHaveTheShortestDecimal() {
        long seed = System.nanoTime();
        System.out.println("DecimalTextTest seed " + seed);
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            check(Double.longBitsToDouble(random.nextLong()));
            check(random.nextFloat() * 100);
            check(Math.rint(random.nextDouble() * 1e6) / 1e4);
            check((double) (random.nextLong() >> random.nextInt(64)));
            check(Double.longBitsToDouble(random.nextLong() >>> 12 + random.nextInt(52)));
        }
    }

    private static void check(double value) {
        double magnitude = Math.abs(value);
        if (magnitude == 0 || !Double.isFinite(value)) {
            return;
        }
        BigDecimal found = new BigDecimal(text(value, false));
        assertEquals(0, shortest(value).compareTo(found), () -> found + " for the exact " + new BigDecimal(value));
        assertEquals(value, Double.parseDouble(text(value, true)));
    }

    /** The nearest of the decimals with the fewest digits that read back as the number, by trying. */
    private static BigDecimal shortest(double value) {
        BigDecimal exact = new BigDecimal(value);
        for (int count = 1; count < MOST_DIGITS; count++) {
            BigDecimal below = exact.round(new MathContext(count, RoundingMode.DOWN));
            BigDecimal above = exact.round(new MathContext(count, RoundingMode.UP));
            boolean belowFits = below.doubleValue() == value;
            boolean aboveFits = above.doubleValue() == value;
            if (belowFits && aboveFits) {
                return exact.round(new MathContext(count, RoundingMode.HALF_EVEN));
            }
            if (belowFits || aboveFits) {
                return belowFits ? below : above;
            }
        }
        return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN));
    }
}
