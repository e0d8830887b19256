"""Makes yaml-cases.json: messages, their bytes, and what `ros2 topic echo` prints of them. Needs Python 3 and PyYAML 6.

The values are turned into Python objects as rclpy and rosidl_runtime_py do it, and PyYAML prints those with the settings of
`ros2 topic echo`. Nothing here shares code or knowledge with what is tested.
"""

import json
import math
import random
import struct
import sys

import yaml

NUMBERS = {
    "bool": "?", "byte": "B", "char": "B", "int8": "b", "uint8": "B", "int16": "h", "uint16": "H", "int32": "i",
    "uint32": "I", "int64": "q", "uint64": "Q", "float32": "f", "float64": "d",
}
IDL_NAMES = {"bool": "boolean", "byte": "octet", "char": "uint8", "float32": "float", "float64": "double"}


class Members(dict):
    """A message whose members keep their order when printed."""


yaml.add_representer(
    Members,
    lambda dumper, message: yaml.nodes.MappingNode(
        "tag:yaml.org,2002:map",
        [(dumper.represent_data(name), dumper.represent_data(value)) for name, value in message.items()]))


def parse(schema):
    types, name = {}, None
    for line in ("MSG: " + schema).splitlines():
        if line.startswith("MSG: "):
            name = line[5:].strip()
            types[name] = []
        elif line and not line.startswith("="):
            kind, member = line.split()
            count, bound, many = None, None, "[" in kind
            if many:
                kind, inside = kind[:-1].rsplit("[", 1)
                bound = int(inside[2:]) if inside.startswith("<=") else None
                count = int(inside) if inside.isdigit() else None
            types[name].append((kind.split("<=")[0], member, many, count, bound))
    return types


class Encoder:
    def __init__(self, types):
        self.types, self.out = types, bytearray()

    def put(self, form, value):
        size = struct.calcsize(form)
        self.out += bytes(-len(self.out) % size) + struct.pack("<" + form, value)

    def message(self, name, value):
        if not self.types[name]:
            self.put("B", 0)
        for kind, member, many, count, _ in self.types[name]:
            if not many:
                self.one(kind, value[member])
                continue
            if count is None:
                self.put("I", len(value[member]))
            else:
                assert count == len(value[member])
            for each in value[member]:
                self.one(kind, each)

    def one(self, kind, value):
        if kind in NUMBERS:
            self.put(NUMBERS[kind], value)
        elif kind == "string":
            text = value.encode()
            self.put("I", len(text) + 1)
            self.out += text + b"\0"
        elif kind == "wstring":
            units = value.encode("utf-16-le")
            self.put("I", len(units) // 2)
            for i in range(0, len(units), 2):
                self.put("I", int.from_bytes(units[i:i + 2], "little"))
        else:
            self.message(kind, value)


class Echo:
    """What becomes of a message before PyYAML prints it."""

    def __init__(self, types, limit, no_arr, no_str):
        self.types, self.limit, self.no_arr, self.no_str = types, limit, no_arr, no_str

    def message(self, name, value):
        members = Members()
        for kind, member, many, count, bound in self.types[name]:
            if not many:
                members[member] = self.one(kind, value[member])
            elif self.no_arr:
                members[member] = self.outline(kind, count, bound, len(value[member]))
            else:
                members[member] = self.many(kind, value[member])
        return members

    def outline(self, kind, count, bound, length):
        idl = IDL_NAMES.get(kind, kind)
        if count is not None:
            return f"<array type: {idl}[{count}]>"
        return f"<sequence type: {idl}" + (f"[{bound}]" if bound else "") + f", length: {length}>"

    def many(self, kind, values):
        cut = self.limit is not None and len(values) > self.limit
        shown = values[:self.limit] if cut else values
        return [self.one(kind, each) for each in shown] + (["..."] if cut else [])

    def one(self, kind, value):
        if kind == "byte":  # rclpy has a bytes object of length one
            return self.text(chr(value))
        if kind == "float32":
            return struct.unpack("<f", struct.pack("<f", value))[0]
        if kind in NUMBERS:
            return value
        if kind in ("string", "wstring"):
            return f"<string length: <{len(value)}>>" if self.no_str else self.text(value)
        return self.message(kind, value)

    def text(self, value):
        return value[:self.limit] + "..." if self.limit is not None and len(value) > self.limit else value


def case(name, schema, value, limit=128, no_arr=False, no_str=False):
    types = parse("test_msgs/msg/Top\n" + schema)
    encoder = Encoder(types)
    encoder.message("test_msgs/msg/Top", value)
    message = Echo(types, limit, no_arr, no_str).message("test_msgs/msg/Top", value)
    text = yaml.dump(message, allow_unicode=True, width=sys.maxsize, default_flow_style=False)
    return {
        "name": name, "schema": schema, "bytes": "00010000" + encoder.out.hex(), "limit": -1 if limit is None else limit,
        "noArr": no_arr, "noStr": no_str, "text": text}


NESTED = """\
std_msgs/msg/Header header
geometry_msgs/msg/Point[] points
std_msgs/msg/Empty nothing
std_msgs/msg/Empty[] nothings
geometry_msgs/msg/Point[2] pair
string[] names
float64[3] numbers
MSG: std_msgs/msg/Header
builtin_interfaces/msg/Time stamp
string frame_id
MSG: builtin_interfaces/msg/Time
int32 sec
uint32 nanosec
MSG: geometry_msgs/msg/Point
float64 x
float64 y
float64 z
MSG: std_msgs/msg/Empty
"""


def point(x, y, z):
    return {"x": x, "y": y, "z": z}


def nested(points, nothings, names):
    return {
        "header": {"stamp": {"sec": -1, "nanosec": 4294967295}, "frame_id": "map"},
        "points": points, "nothing": {}, "nothings": [{}] * nothings,
        "pair": [point(1.0, -0.0, 1e-7), point(1e16, 123456789.125, 5e-324)],
        "names": names, "numbers": [math.nan, math.inf, -math.inf]}


TEXTS = [
    "", " ", "a", " a", "a ", "hello world", "it's", 'say "hi"', "back\\slash", "a: b", "a:b", "a:", ":a", "a #b", "a#b",
    "#a", "- a", "-a", "-", "?", "? a", "?a", "--- a", "...", "[a]", "{a}", "a, b", "!a", "&a", "*a", "%a", "@a", "`a", "|",
    ">", "true", "True", "yes", "no", "NO", "on", "off", "y", "n", "null", "~", "=", "<<", "123", "-1", "+1", "0x1F", "0b1",
    "017", "019", "1_000", "1.5", ".5", "5.", "1e5", "1.0e+5", "1.0e5", ".inf", "-.INF", ".nan", ".", "..", "1:30", "0:30",
    "1:30:59.5", "1:60", "2024-01-31", "2024-1-1", "2024-01-31 10:20:30", "2024-01-31T10:20:30.5Z", "10:20:30",
    "tab\there", "cr\rhere", "bell\x07", "nul\0inside", "escape\x1b[0m", "del\x7f", "é", "日本語", "\U0001F600", "\U0001F600\t",
    "\ufeffbom", "\ufffd", "\ue000", "nbsp\xa0x", "nbsp\xa0\t", "nel\x85x", "ls\u2028x", "ps\u2029", "\x80", "\xad",
    "one\ntwo", "one\n", "\none", "one\n\ntwo", "one \ntwo", "one\n two", "one\n\n", "\n", "it's\nit's", "a\x85\nb", "a\n\x85b",
    "/camera/image_raw", "base_link", "~/.ros", "$(arg x)", "C:\\x", "http://a.b/c", "x=1", "a'b'c", "''", "\U0010FFFF"]

RESERVED = "bool on\nbool off\nbool yes\nbool no\nbool null\nbool true\nbool y\nint8 n\nstring default\n"


def fixed_cases():
    yield case("empty", "", {})
    yield case("numbers", "".join(f"{kind} a_{kind}\n" for kind in NUMBERS), {
        "a_bool": True, "a_byte": 7, "a_char": 200, "a_int8": -128, "a_uint8": 255, "a_int16": -32768, "a_uint16": 65535,
        "a_int32": -2147483648, "a_uint32": 4294967295, "a_int64": -9223372036854775808, "a_uint64": 18446744073709551615,
        "a_float32": 0.1, "a_float64": 0.1})
    floats = [0.0, -0.0, 1.0, -1.5, 100.0, 1e15, 1e16, 123456789012345678.0, 1e-4, 1e-5, 1.5e-5, 1e22, 1e23, 2e-3, 1 / 3,
              5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, math.nan, math.inf, -math.inf, 9007199254740993.0, 2.0 ** -44]
    yield case("doubles", "float64[] values\n", {"values": floats})
    yield case("floats", "float32[] values\n", {
        "values": [0.0, -0.0, 0.1, 1.5, 3.4028234e38, 1e-45, 16777216.0, 1e10, 1 / 3, math.nan, -math.inf]})
    yield case("octets", "byte[] values\nbyte[3] three\nbyte one\n", {
        "values": list(range(100)), "three": [0, 1, 255], "one": 0})
    yield case("more octets", "byte[] values\n", {"values": list(range(100, 200))})
    yield case("bytes", "uint8[] values\nint8[] signed\nchar[2] chars\nbool[] bools\n", {
        "values": [0, 1, 255], "signed": [-128, 127], "chars": [65, 66], "bools": [True, False]})
    for i, text in enumerate(TEXTS):
        yield case(f"text {i}", "string value\n", {"value": text})
    yield case("texts in a list", "string[] values\nwstring[] wide\n", {"values": TEXTS, "wide": TEXTS}, limit=None)
    yield case("texts under a member", "a_msgs/msg/A inner\nMSG: a_msgs/msg/A\nb_msgs/msg/B[] list\nMSG: b_msgs/msg/B\nstring s\n"
               "string[] t\n", {"inner": {"list": [{"s": text, "t": [text]} for text in TEXTS[-12:]]}})
    yield case("nested", NESTED, nested([point(1.0, 2.0, 3.0), point(0.0, 0.0, 0.0)], 2, ["a", "b"]))
    yield case("nested and empty", NESTED, nested([], 0, []))
    yield case("nested and cut", NESTED, nested([point(float(i), 0.0, 0.0) for i in range(5)], 4, ["a"] * 4), limit=3)
    yield case("nested without arrays", NESTED, nested([point(1.0, 2.0, 3.0)], 2, ["a", "b"]), no_arr=True)
    yield case("nested without strings", NESTED, nested([point(1.0, 2.0, 3.0)], 2, ["ab", "\U0001F600"]), no_str=True)
    yield case("nested without either", NESTED, nested([], 2, []), no_arr=True, no_str=True)
    for limit in (0, 1, 2, 127, 128, 129, None):
        yield case(f"limit {limit}", "uint8[] data\nint32 after\nstring text\nbyte octet\nstring[] texts\n", {
            "data": [1] * 129, "after": -2, "text": "\U0001F600" * 129, "octet": 65, "texts": ["abc"] * 3}, limit=limit)
    yield case("just the limit", "uint8[] data\nstring text\n", {"data": [1] * 128, "text": "é" * 128})
    yield case("outlines of all kinds", "".join(
        f"{kind}[2] a{i}\n{kind}[] b{i}\n{kind}[<=9] c{i}\n" for i, kind in enumerate(OUTLINED)) + "MSG: e_msgs/msg/E\n", {
            f"{form}{i}": [{} if "/" in kind else "x" if "string" in kind else 1] * 2
            for form in "abc" for i, kind in enumerate(OUTLINED)}, no_arr=True)
    yield case("names that are words", RESERVED, {
        "on": True, "off": False, "yes": True, "no": False, "null": True, "true": False, "y": True, "n": 1, "default": "x"})
    for length in (122, 123, 200):
        key = "k" * length
        yield case(f"names of {length} letters", f"int32 {key}a\na_msgs/msg/A {key}b\na_msgs/msg/A[] {key}c\nint32[] {key}d\n"
                   f"string {key}e\nstring[] {key}f\nstd_msgs/msg/Empty {key}g\nint32 after\nMSG: a_msgs/msg/A\nint32 x\n"
                   f"string {key}\nMSG: std_msgs/msg/Empty\n", {
                       key + "a": 1, key + "b": {"x": 1, key: "a\nb"}, key + "c": [{"x": 1, key: "c"}, {"x": 2, key: "d"}],
                       key + "d": [1, 2], key + "e": "a\nb", key + "f": ["a\nb", "c"], key + "g": {}, "after": 5})


OUTLINED = list(NUMBERS) + ["string", "wstring", "string<=4", "e_msgs/msg/E"]


def random_value(kind, rng):
    if kind == "bool":
        return rng.random() < 0.5
    if kind.startswith("float"):
        value = rng.choice([rng.uniform(-10, 10), rng.uniform(-1, 1) * 10.0 ** rng.randint(-20, 20), float(rng.randint(-9, 9))])
        return struct.unpack("<f", struct.pack("<f", value))[0] if kind == "float32" else value
    if kind in NUMBERS:
        size = 8 * struct.calcsize(NUMBERS[kind])
        value = rng.getrandbits(size)
        return value - (1 << size) * (kind.startswith("int") and value >> (size - 1))
    letters = "ab :-#'\"\n0.é\U0001F600"
    return "".join(rng.choice(letters) for _ in range(rng.randint(0, 6)))


def random_cases(count):
    rng = random.Random(42)
    kinds = list(NUMBERS) + ["string", "wstring"]
    for number in range(count):
        names = [f"r_msgs/msg/T{i}" for i in range(rng.randint(1, 3))]
        types = {}
        for i, name in enumerate(["test_msgs/msg/Top"] + names):
            types[name] = []
            for member in range(rng.randint(0 if i else 1, 5)):
                kind = rng.choice(names[i:] if names[i:] and rng.random() < 0.4 else kinds)
                form = rng.choice(["", "", "[]", "[%d]" % rng.randint(1, 3), "[<=%d]" % rng.randint(1, 4)])
                types[name].append((kind, f"m{member}", form))

        def value(name):
            out = {}
            for kind, member, form in types[name]:
                make = (lambda: value(kind)) if "/" in kind else (lambda: random_value(kind, rng))
                if not form:
                    out[member] = make()
                else:
                    inside = form[1:-1]
                    most = int(inside.lstrip("<=")) if inside else 3
                    out[member] = [make() for _ in range(most if inside.isdigit() else rng.randint(0, most))]
            return out

        schema = "".join(
            ("" if name == "test_msgs/msg/Top" else f"MSG: {name}\n") + "".join(f"{k}{f} {m}\n" for k, m, f in members)
            for name, members in types.items())
        yield case(f"random {number}", schema, value("test_msgs/msg/Top"), limit=rng.choice([128, 128, 2]))


if __name__ == "__main__":
    cases = list(fixed_cases()) + list(random_cases(60))
    with open("yaml-cases.json", "w", encoding="ascii", newline="\n") as file:
        file.write("[\n" + ",\n".join(json.dumps(each) for each in cases) + "\n]\n")
