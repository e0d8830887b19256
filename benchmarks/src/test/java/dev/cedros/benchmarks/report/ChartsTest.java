package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ChartsTest {
    @Test
    void allAreWellFormedAndInsideTheirFrames() throws Exception {
        Map<String, String> charts = Charts.of(Fakes.whole());
        assertEquals(
                Set.of("encode.svg", "decode.svg", "size.svg", "bulk.svg", "scaling.svg", "dispatch.svg"),
                charts.keySet());
        for (Map.Entry<String, String> chart : charts.entrySet()) {
            Document document = parse(chart.getValue());
            double width = Double.parseDouble(document.getDocumentElement().getAttribute("width"));
            double height = Double.parseDouble(document.getDocumentElement().getAttribute("height"));
            NodeList bars = document.getElementsByTagName("rect");
            for (int i = 0; i < bars.getLength(); i++) {
                Element bar = (Element) bars.item(i);
                assertTrue(end(bar, "x", "width") <= width, chart.getKey());
                assertTrue(end(bar, "y", "height") <= height, chart.getKey());
            }
        }
    }

    @Test
    void aRunWithoutPeersStillHasCharts() throws Exception {
        Map<String, String> charts = Charts.of(Fakes.results(
                Fakes.forks("tf-1", ArmName.GENERATED, "encode", 20),
                Fakes.forks("image", ArmName.GENERATED, "encode", 20)));
        assertEquals(Set.of("encode.svg"), charts.keySet(), "no size was measured, and no copy to compare bulk with");
        parse(charts.values().iterator().next());
        assertEquals(Map.of(), Charts.of(Fakes.results()));
    }

    @Test
    void namesAreEscaped() throws Exception {
        SvgChart chart = new SvgChart("a < b & \"c\"", "");
        chart.bar(0, 0, 1, 1, "#000", "x > y");
        Document document = parse(chart.toFile(10));
        assertEquals(
                "a < b & \"c\"", document.getElementsByTagName("text").item(0).getTextContent());
        assertEquals("x > y", document.getElementsByTagName("title").item(0).getTextContent());
    }

    @Test
    void nothingIsFetchedFromElsewhere() {
        for (String chart : Charts.of(Fakes.whole()).values()) {
            assertFalse(chart.replace("http://www.w3.org/2000/svg", "").contains("http"));
            assertFalse(chart.contains("NaN"));
        }
    }

    @Test
    void aLongerTimeHasALongerBar() throws Exception {
        BarChart.Group group = new BarChart.Group("g", new double[] {10, Double.NaN, 1000});
        List<SvgChart.Series> series = List.of(
                new SvgChart.Series("a", "#a00"), new SvgChart.Series("b", "#0a0"), new SvgChart.Series("c", "#00a"));
        Document document = parse(new BarChart("t", "s", series, List.of(group), true).toSvg());
        NodeList bars = document.getElementsByTagName("rect");
        // Three in the legend, then those with a value.
        assertEquals(5, bars.getLength());
        double small = Double.parseDouble(((Element) bars.item(3)).getAttribute("width"));
        double large = Double.parseDouble(((Element) bars.item(4)).getAttribute("width"));
        assertTrue(small < large);
    }

    private static double end(Element bar, String from, String length) {
        return Double.parseDouble(bar.getAttribute(from)) + Double.parseDouble(bar.getAttribute(length));
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}
