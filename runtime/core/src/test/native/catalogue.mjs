// The vectors: which types, and which values of them. No bytes here; generate.mjs asks the implementations for those.
//
// A schema is a list of .msg lines; `=== Name` (or `=== pkg/Name`) starts the definition of a nested type. A key member has the comment `# @key`.
// Options of a type: `wide` is 'four-byte' or 'two-byte', the form of its wide strings; `modern` means that Cyclone DDS 0.10 does not take it.
// Values are plain objects; 64-bit integers are BigInt; wide strings are JavaScript strings, whose units are UTF-16.

const NAN = Number.NaN;
const INF = Number.POSITIVE_INFINITY;
const F32_MAX = 3.4028234663852886e38;
const F32_MIN = 1.401298464324817e-45;
const I64_MAX = 2n ** 63n - 1n;
const I64_MIN = -(2n ** 63n);
const U64_MAX = 2n ** 64n - 1n;

/** For each ROS primitive the values that single members take; arrays and sequences are cut from the same lists. */
const SAMPLES = {
    bool: [false, true],
    byte: [0, 1, 127, 128, 255],
    char: [0, 65, 127, 128, 255],
    int8: [0, 1, -1, 127, -128],
    uint8: [0, 1, 127, 128, 255],
    int16: [0, 258, -2, 32767, -32768],
    uint16: [0, 258, 32767, 32768, 65535],
    int32: [0, 16909060, -3, 2147483647, -2147483648],
    uint32: [0, 16909060, 2147483647, 2147483648, 4294967295],
    int64: [0n, 72623859790382856n, -4n, I64_MAX, I64_MIN],
    uint64: [0n, 72623859790382856n, I64_MAX, 2n ** 63n, U64_MAX],
    float32: [0, 1.5, -0, NAN, INF, -INF, F32_MAX, -F32_MAX, F32_MIN, 1.1754943508222875e-38, Math.fround(0.1)],
    float64: [0, -2.25, -0, NAN, INF, -INF, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, 2.2250738585072014e-308, 0.1],
};

/** Texts of 0 to 4 bytes and more, in one, two, three and four UTF-8 bytes a character. */
const TEXTS = ['', 'a', 'ab', 'abc', 'abcd', 'h\u00e9', '\u20ac5', '\u{1f916}', 'line\nbreak\ttab \u0001 "quoted" \\'];
/** Wide texts: plane 0, a supplementary character, and both halves of one alone. */
const WIDE = ['', 'h', 'h\u00e9', '\u65e5\u672c\u8a9e', '\u{1f916}!', '\uffff\ufffe'];

/** Types of other packages that members have. */
const TIME = ['=== builtin_interfaces/Time', 'int32 sec', 'uint32 nanosec'];
const DURATION = ['=== builtin_interfaces/Duration', 'int32 sec', 'uint32 nanosec'];
const UUID = ['=== unique_identifier_msgs/UUID', 'uint8[16] uuid'];
const uuid = (from) => ({ uuid: Array.from({ length: 16 }, (_, i) => (from + i * 17) % 256) });

const camel = (name) => name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase());
/** `count` values of the list, starting at `from`, going round. */
const cut = (list, count, from = 0) => Array.from({ length: count }, (_, i) => list[(from + i) % list.length]);

const files = {};
let current;

function file(name, about) {
    current = { name, about, vectors: [] };
    files[name] = current;
}

/** Adds one vector for each case of a type. */
function type(name, schema, cases, options = {}) {
    for (const [label, value] of Object.entries(cases)) {
        current.vectors.push({ name: `${current.name}/${name}/${label}`, type: `cedros_vectors/msg/${name}`, schema, value, ...options });
    }
}

// ---------------------------------------------------------------- single members
file('single', 'Every primitive as a single member: alone, and between two uint8, where its alignment shows.');
for (const [ros, values] of Object.entries(SAMPLES)) {
    type(camel(ros) + 'Alone', [`${ros} value`], Object.fromEntries(values.map((value, i) => [String(i), { value }])));
    type(camel(ros) + 'Between', ['uint8 before', `${ros} value`, 'uint8 after'], { inside: { before: 0xa1, value: values[1], after: 0xa2 } });
}
const ALL = Object.keys(SAMPLES);
const everyMember = (order) => order.map((ros) => `${ros} ${ros}_value`);
const everyValue = (order, at) => Object.fromEntries(order.map((ros) => [`${ros}_value`, SAMPLES[ros][at % SAMPLES[ros].length]]));
type('Ascending', everyMember(ALL), { low: everyValue(ALL, 1), high: everyValue(ALL, 3), last: everyValue(ALL, 4) });
type('Descending', everyMember([...ALL].reverse()), { low: everyValue([...ALL].reverse(), 1), high: everyValue([...ALL].reverse(), 3) });
const SAW = ['bool', 'float64', 'char', 'int64', 'int16', 'uint64', 'byte', 'float32', 'int8', 'uint16', 'uint8', 'int32', 'uint32'];
type('Saw', everyMember(SAW), { low: everyValue(SAW, 1), last: everyValue(SAW, 4) });

// ---------------------------------------------------------------- fixed arrays, sequences
file('array', 'Fixed arrays of every primitive: of one element, of three, and of a length that is no multiple of four.');
for (const [ros, values] of Object.entries(SAMPLES)) {
    type(camel(ros) + 'ArrayOfOne', ['uint8 before', `${ros}[1] values`, 'uint8 after'], { one: { before: 1, values: cut(values, 1, 1), after: 2 } });
    type(camel(ros) + 'ArrayOfThree', ['uint8 before', `${ros}[3] values`, 'uint8 after'], {
        first: { before: 1, values: cut(values, 3), after: 2 },
        edges: { before: 1, values: cut(values, 3, 2), after: 2 },
    });
    type(camel(ros) + 'ArrayOfEleven', [`${ros}[11] values`, 'uint16 after'], { all: { values: cut(values, 11), after: 513 } });
}
file('sequence', 'Unbounded sequences of every primitive: empty, of one, of several and of many elements.');
for (const [ros, values] of Object.entries(SAMPLES)) {
    type(camel(ros) + 'Sequence', ['uint8 before', `${ros}[] values`, 'uint8 after'], {
        empty: { before: 1, values: [], after: 2 },
        one: { before: 1, values: cut(values, 1, 1), after: 2 },
        several: { before: 1, values: cut(values, 5), after: 2 },
        many: { before: 1, values: cut(values, 37), after: 2 },
    });
}
file('bounded', 'Bounded sequences of every primitive: empty, of one element, below and at the bound.');
for (const [ros, values] of Object.entries(SAMPLES)) {
    type(camel(ros) + 'Bounded', ['uint8 before', `${ros}[<=3] values`, 'uint8 after'], {
        empty: { before: 1, values: [], after: 2 },
        one: { before: 1, values: cut(values, 1, 1), after: 2 },
        below: { before: 1, values: cut(values, 2, 2), after: 2 },
        full: { before: 1, values: cut(values, 3, 2), after: 2 },
    });
}
file('optional', 'Sequences of at most one element, which Java code may hold as an Optional: absent and present.');
for (const [ros, values] of Object.entries(SAMPLES)) {
    type(camel(ros) + 'Optional', ['uint8 before', `${ros}[<=1] value`, 'uint8 after'], {
        absent: { before: 1, value: [], after: 2 },
        present: { before: 1, value: cut(values, 1, values.length - 1), after: 2 },
    });
}
type('StringOptional', ['string[<=1] value', 'float64 after'], { absent: { value: [], after: 1 }, empty: { value: [''], after: 1 }, present: { value: ['h\u00e9llo'], after: 1 } });
type('BoundedStringOptional', ['string<=3[<=1] value', 'float64 after'], { absent: { value: [], after: 1 }, full: { value: ['h\u00e9'], after: 1 } });

// ---------------------------------------------------------------- strings
file('string', 'Strings: UTF-8 of one to four bytes a character, bounds counted in bytes, arrays and sequences, and the alignment after each length.');
type('StringAlone', ['string value'], Object.fromEntries(TEXTS.map((value, i) => [String(i), { value }])));
type('StringBetween', ['uint8 before', 'string value', 'uint8 after'], { empty: { before: 1, value: '', after: 2 }, text: { before: 1, value: 'text', after: 2 } });
type('StringThenDouble', ['string text', 'float64 value'], Object.fromEntries(cut(TEXTS, 8).map((text, i) => [String(i), { text, value: 1.5 }])));
type('BoundedString', ['uint8 before', 'string<=5 value', 'uint8 after'], {
    empty: { before: 1, value: '', after: 2 },
    below: { before: 1, value: 'abcd', after: 2 },
    full: { before: 1, value: 'abcde', after: 2 },
    full_utf8: { before: 1, value: '\u{1f916}x', after: 2 },
});
type('LongString', ['string value', 'string<=300 bounded'], { long: { value: 'cedar '.repeat(50), bounded: 'x'.repeat(300) } });
type('StringArray', ['uint8 before', 'string[4] values', 'uint8 after'], {
    empty: { before: 1, values: ['', '', '', ''], after: 2 },
    lengths: { before: 1, values: ['abcd', 'abc', 'ab', 'a'], after: 2 },
    utf8: { before: 1, values: ['h\u00e9', '', '\u{1f916}', '\u20ac'], after: 2 },
});
type('StringSequence', ['uint8 before', 'string[] values', 'uint8 after'], {
    empty: { before: 1, values: [], after: 2 },
    one: { before: 1, values: [''], after: 2 },
    several: { before: 1, values: ['a', 'ab', '', 'abc', 'abcd', 'h\u00e9'], after: 2 },
});
type('StringBoundedSequence', ['string[<=2] values', 'uint8 after'], {
    empty: { values: [], after: 2 },
    one: { values: ['abc'], after: 2 },
    full: { values: ['', 'abcd'], after: 2 },
});
type('BoundedStringArray', ['string<=4[2] values', 'uint8 after'], { empty: { values: ['', ''], after: 2 }, full: { values: ['abcd', '\u00e9\u00e9'], after: 2 } });
type('BoundedStringSequence', ['string<=4[] values', 'uint8 after'], {
    empty: { values: [], after: 2 },
    several: { values: ['abcd', 'a', '', '\u{1f916}', 'ab'], after: 2 },
});
type('BoundedStringBoundedSequence', ['string<=4[<=2] values', 'uint8 after'], {
    empty: { values: [], after: 2 },
    one: { values: ['ab'], after: 2 },
    full: { values: ['abcd', 'abcd'], after: 2 },
});
type('StringThenString', ['string first', 'string second', 'uint64 third'], { lengths: { first: 'abc', second: 'ab', third: 7n }, utf8: { first: '\u20ac', second: '', third: U64_MAX } });

for (const wide of ['four-byte', 'two-byte']) {
    file(wide === 'four-byte' ? 'wstring4' : 'wstring2', `Wide strings with UTF-16 units of ${wide === 'four-byte' ? 'four bytes, counted' : 'two bytes, their bytes counted'}.`);
    const form = { wide };
    type('WstringAlone', ['wstring value'], Object.fromEntries(WIDE.map((value, i) => [String(i), { value }])), form);
    type('WstringBetween', ['uint8 before', 'wstring value', 'uint8 after'], { empty: { before: 1, value: '', after: 2 }, text: { before: 1, value: 'abc', after: 2 } }, form);
    type('WstringThenDouble', ['wstring text', 'float64 value'], Object.fromEntries(['', 'a', 'ab', 'abc', 'abcd'].map((text, i) => [String(i), { text, value: 1.5 }])), form);
    type('BoundedWstring', ['wstring<=3 value', 'uint8 after'], {
        empty: { value: '', after: 2 },
        full: { value: '\u65e5\u672c\u8a9e', after: 2 },
        full_pair: { value: 'a\u{1f916}', after: 2 },
    }, form);
    type('WstringArray', ['uint8 before', 'wstring[3] values', 'uint8 after'], { mixed: { before: 1, values: ['', 'h\u00e9', 'x'], after: 2 } }, form);
    type('WstringSequence', ['wstring[] values', 'uint8 after'], { empty: { values: [], after: 2 }, several: { values: ['a', '', 'ab', '\u{1f916}'], after: 2 } }, form);
    type('WstringBoundedSequence', ['wstring[<=2] values', 'uint8 after'], { empty: { values: [], after: 2 }, full: { values: ['abc', 'a'], after: 2 } }, form);
    type('BoundedWstringBoundedSequence', ['wstring<=2[<=2] values', 'uint8 after'], { one: { values: ['a'], after: 2 }, full: { values: ['ab', '\u{1f916}'], after: 2 } }, form);
    type('WstringOptional', ['wstring[<=1] value', 'uint8 after'], { absent: { value: [], after: 2 }, present: { value: ['h\u00e9'], after: 2 } }, form);
    if (wide === 'four-byte') {
        // Cyclone DDS refuses a half of a surrogate pair, so that the two-byte form has no witness for it.
        type('WstringAlone', ['wstring value'], { high_alone: { value: 'a\ud83e' }, low_alone: { value: '\udd16b' } }, form);
    }
}

// ---------------------------------------------------------------- nested messages
file('nested', 'Messages in messages: single, in fixed arrays, in bounded and unbounded sequences, of fixed and of varying size, and empty ones.');
const LEAF = ['=== Leaf', 'int16 number', 'float64 weight'];
const leaf = (n) => ({ number: n, weight: n / 4 });
const WORDS = ['=== Words', 'uint8 kind', 'string label', 'int32[] numbers'];
const words = (n) => ({ kind: n, label: 'w'.repeat(n), numbers: Array.from({ length: n }, (_, i) => i - 1) });
type('LeafSingle', ['uint8 before', 'Leaf leaf', 'uint8 after', ...LEAF], { one: { before: 1, leaf: leaf(-7), after: 2 } });
type('LeafArray', ['uint8 before', 'Leaf[3] leaves', 'uint8 after', ...LEAF], { three: { before: 1, leaves: [leaf(1), leaf(-2), leaf(3)], after: 2 } });
type('LeafBounded', ['uint8 before', 'Leaf[<=2] leaves', 'uint8 after', ...LEAF], {
    empty: { before: 1, leaves: [], after: 2 },
    one: { before: 1, leaves: [leaf(5)], after: 2 },
    full: { before: 1, leaves: [leaf(5), leaf(6)], after: 2 },
});
type('LeafSequence', ['uint8 before', 'Leaf[] leaves', 'uint8 after', ...LEAF], {
    empty: { before: 1, leaves: [], after: 2 },
    one: { before: 1, leaves: [leaf(5)], after: 2 },
    several: { before: 1, leaves: [leaf(5), leaf(6), leaf(7), leaf(8), leaf(9)], after: 2 },
});
type('LeafOptional', ['uint8 before', 'Leaf[<=1] leaf', 'uint8 after', ...LEAF], { absent: { before: 1, leaf: [], after: 2 }, present: { before: 1, leaf: [leaf(11)], after: 2 } });
type('WordsSingle', ['uint8 before', 'Words words', 'uint8 after', ...WORDS], { zero: { before: 1, words: words(0), after: 2 }, four: { before: 1, words: words(4), after: 2 } });
type('WordsArray', ['Words[2] words', 'uint8 after', ...WORDS], { two: { words: [words(3), words(1)], after: 2 } });
type('WordsBounded', ['Words[<=2] words', 'float64 after', ...WORDS], { empty: { words: [], after: 2 }, full: { words: [words(2), words(0)], after: 2 } });
type('WordsSequence', ['Words[] words', 'uint8 after', ...WORDS], { empty: { words: [], after: 2 }, several: { words: [words(0), words(1), words(2), words(3)], after: 2 } });
type('WordsOptional', ['Words[<=1] words', 'uint8 after', ...WORDS], { absent: { words: [], after: 2 }, present: { words: [words(5)], after: 2 } });
const TREE = ['=== Branch', 'Leaf[] leaves', 'Words[2] words', 'bool alive', ...LEAF, ...WORDS];
const branch = (n) => ({ leaves: cut([leaf(1), leaf(2)], n), words: [words(n), words(1)], alive: n % 2 === 1 });
type('Tree', ['string name', 'Branch trunk', 'Branch[<=3] branches', 'Branch[] shoots', 'uint8 after', ...TREE], {
    bare: { name: '', trunk: branch(0), branches: [], shoots: [], after: 2 },
    grown: { name: 'cedar', trunk: branch(3), branches: [branch(1), branch(0), branch(2)], shoots: [branch(2), branch(1)], after: 2 },
});
type('Chain', ['uint8 before', 'Outer outer', 'uint8 after', '=== Outer', 'uint8 o', 'Middle middle', 'uint8 p', '=== Middle', 'uint16 m', 'Inner[2] inner', '=== Inner', 'float64 x', 'uint8 y'], {
    one: { before: 1, outer: { o: 3, middle: { m: 4, inner: [{ x: 0.5, y: 5 }, { x: -0.5, y: 6 }] }, p: 7 }, after: 2 },
});
const POSE = ['=== Pose', 'Point position', 'float64[4] orientation', '=== Point', 'float64 x', 'float64 y', 'float64 z'];
const pose = (n) => ({ position: { x: n, y: -n, z: n / 2 }, orientation: [0, 0, n, 1] });
type('PoseSequence', ['uint8 before', 'Pose[] poses', 'Pose[2] pair', 'uint8 after', ...POSE], {
    empty: { before: 1, poses: [], pair: [pose(1), pose(2)], after: 2 },
    three: { before: 1, poses: [pose(3), pose(4), pose(5)], pair: [pose(1), pose(2)], after: 2 },
});
type('FixedRun', ['uint8 a', 'Leaf[2] leaves', 'uint16 b', 'float32[3] c', 'bool[3] d', 'Small small', 'float64 e', 'int16[1] f', ...LEAF, '=== Small', 'uint8 g', 'uint32 h', 'char i'], {
    one: { a: 1, leaves: [leaf(1), leaf(2)], b: 3, c: [4, 5, 6], d: [true, false, true], small: { g: 7, h: 8, i: 9 }, e: 10, f: [-11] },
});
const MIXED = ['=== Mixed', 'bool flag', 'uint16 port', 'builtin_interfaces/Time stamp', 'float32[3] vector', 'string<=6 label', 'unique_identifier_msgs/UUID id', 'int64[<=2] few',
    'string[] names', 'builtin_interfaces/Duration[<=1] age', 'uint32[<=1] tries', 'byte[] data', 'char grade', ...TIME, ...UUID, ...DURATION];
const mixed = (n) => ({
    flag: n % 2 === 0, port: 65535 - n, stamp: { sec: n, nanosec: n * 1000 }, vector: [n, n / 2, -n], label: 'l'.repeat(n % 7), id: uuid(n), few: cut([-1n, I64_MAX], n % 3),
    names: cut(TEXTS, n), age: n % 2 === 0 ? [] : [{ sec: -n, nanosec: 1 }], tries: n % 2 === 0 ? [4294967295] : [], data: cut([0, 128, 255], n), grade: 65 + n,
});
type('MixedSingle', ['uint8 before', 'Mixed mixed', 'uint8 after', ...MIXED], { zero: { before: 1, mixed: mixed(0), after: 2 }, five: { before: 1, mixed: mixed(5), after: 2 } });
type('MixedArray', ['Mixed[2] mixed', 'uint8 after', ...MIXED], { two: { mixed: [mixed(3), mixed(4)], after: 2 } });
type('MixedBounded', ['Mixed[<=2] mixed', 'uint8 after', ...MIXED], { empty: { mixed: [], after: 2 }, full: { mixed: [mixed(2), mixed(7)], after: 2 } });
type('MixedSequence', ['Mixed[] mixed', 'uint8 after', ...MIXED], { empty: { mixed: [], after: 2 }, several: { mixed: [1, 2, 3, 4, 5].map(mixed), after: 2 } });
type('MixedOptional', ['Mixed[<=1] mixed', 'uint8 after', ...MIXED], { absent: { mixed: [], after: 2 }, present: { mixed: [mixed(6)], after: 2 } });
const STATUS = ['=== Status', 'uint8 OK=0', 'uint8 WARN=1', 'uint8 ERROR=2', 'uint8 level', 'string name', 'uint8[] history'];
const status = (level) => ({ level, name: 's'.repeat(level), history: cut([2, 0, 1], level) });
type('StatusSequence', ['Status worst', 'Status[] all', 'Status[2] pair', 'Status[<=1] last', ...STATUS], {
    empty: { worst: status(0), all: [], pair: [status(0), status(1)], last: [] },
    full: { worst: status(2), all: [status(1), status(2), status(0)], pair: [status(2), status(1)], last: [status(1)] },
});
const NOTHING = ['=== Nothing'];
type('Nothing', [], { alone: {} });
type('NothingSingle', ['uint16 before', 'Nothing nothing', 'uint16 after', ...NOTHING], { one: { before: 1, nothing: {}, after: 2 } });
type('NothingArray', ['Nothing[3] nothing', 'uint32 after', ...NOTHING], { three: { nothing: [{}, {}, {}], after: 2 } });
type('NothingSequence', ['Nothing[] nothing', 'uint32 after', ...NOTHING], { empty: { nothing: [], after: 2 }, several: { nothing: [{}, {}, {}, {}, {}], after: 2 } });
type('NothingBounded', ['Nothing[<=2] nothing', 'uint16 after', ...NOTHING], { empty: { nothing: [], after: 2 }, full: { nothing: [{}, {}], after: 2 } });
type('NothingOptional', ['Nothing[<=1] nothing', 'uint16 after', ...NOTHING], { absent: { nothing: [], after: 2 }, present: { nothing: [{}], after: 2 } });
type('ConstantsOnly', ['uint8 LOW=1', 'string NAME="north"'], { alone: {} });

// ---------------------------------------------------------------- alignment
file('align', 'Structures whose size depends on where they start, at every offset from 0 to 7; and sequences that leave no padding behind.');
const FIVE = ['=== Five', 'uint8[5] bytes', 'float64 value'];
const WORD = ['=== Word', 'uint32 head', 'float64 value'];
const TAIL = ['=== Tail', 'float64 value', 'uint8 last'];
const STRUCTS = {
    Five: [FIVE, (n) => ({ bytes: [n, 2, 3, 4, 5], value: n + 0.5 })],
    Word: [WORD, (n) => ({ head: 0x01020304 + n, value: n + 0.5 })],
    Tail: [TAIL, (n) => ({ value: n + 0.5, last: n })],
};
for (const [name, [lines, make]] of Object.entries(STRUCTS)) {
    for (let offset = 0; offset < 8; offset++) {
        const lead = offset === 0 ? [] : [`uint8[${offset}] lead`];
        const leading = offset === 0 ? {} : { lead: cut([0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xf6, 0xf7], offset) };
        type(`${name}At${offset}`, [...lead, `${name} body`, 'uint8 after', ...lines], { one: { ...leading, body: make(1), after: 2 } });
        type(`${name}ArrayAt${offset}`, [...lead, `${name}[3] bodies`, 'uint8 after', ...lines], { three: { ...leading, bodies: [make(1), make(2), make(3)], after: 2 } });
        if (offset % 4 === 0) {
            // A count stands at a multiple of four, so that the elements start at 4 or at 8 modulo 8.
            type(`${name}SequenceAt${offset}`, [...lead, `${name}[] bodies`, 'uint8 after', ...lines], {
                empty: { ...leading, bodies: [], after: 2 },
                one: { ...leading, bodies: [make(1)], after: 2 },
                four: { ...leading, bodies: [make(1), make(2), make(3), make(4)], after: 2 },
            });
        }
    }
}
type('EmptyThenByte', ['float64[] empty', 'uint8 after'], { empty: { empty: [], after: 7 }, one: { empty: [1.5], after: 7 } });
type('ByteEmptyByte', ['uint8 a', 'float64[] empty', 'uint8 b', 'int64[<=4] also_empty', 'uint8 c', 'float64 d'], {
    empty: { a: 1, empty: [], b: 2, also_empty: [], c: 3, d: 4 },
    first: { a: 1, empty: [0.25], b: 2, also_empty: [], c: 3, d: 4 },
    second: { a: 1, empty: [], b: 2, also_empty: [-1n], c: 3, d: 4 },
});
type('EmptyStructThenByte', ['uint8 before', 'Tail[] tails', 'uint8 after', ...TAIL], { empty: { before: 1, tails: [], after: 2 } });
type('EmptyThenEmpty', ['float64[] a', 'float64[] b', 'uint16[] c', 'uint64[] d'], {
    empty: { a: [], b: [], c: [], d: [] },
    outer: { a: [1], b: [], c: [], d: [9n] },
    inner: { a: [], b: [2], c: [3], d: [] },
});
type('SequenceLast', ['float64[] values'], { empty: { values: [] }, one: { values: [-0] } });
type('BytesThenDoubles', ['uint8[] bytes', 'float64[] doubles', 'uint8[] more', 'float32[] floats'], Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((n) => [String(n), { bytes: cut([9, 8, 7, 6, 5], n), doubles: cut([1, 2, 3], n % 3), more: cut([4], 5 - n), floats: cut([0.5], n % 2) }])));
type('SequencesOfSequences', ['Row[] rows', 'uint8 after', '=== Row', 'uint8 tag', 'float64[] cells'], {
    empty: { rows: [], after: 2 },
    ragged: { rows: [{ tag: 1, cells: [] }, { tag: 2, cells: [1] }, { tag: 3, cells: [] }, { tag: 4, cells: [2, 3, 4] }], after: 2 },
});
type('StringsBetweenDoubles', ['string[] names', 'float64 x', 'string<=7[2] labels', 'float64 y', 'bool z'], {
    short: { names: ['a'], x: 1, labels: ['', 'ab'], y: 2, z: true },
    longer: { names: ['abcdefg', 'abcdefgh', 'abcdefghi'], x: 1, labels: ['abcdefg', 'abcdef'], y: 2, z: false },
});

// ---------------------------------------------------------------- well-known types, constants
file('known', 'Time, Duration and UUID as they are nested in messages; and a uint8 and an int32 whose values are named constants.');
for (const [name, lines] of [['Time', TIME], ['Duration', DURATION]]) {
    const ros = `builtin_interfaces/${name}`;
    type(`${name}Single`, ['uint8 before', `${ros} value`, 'uint8 after', ...lines], {
        zero: { before: 1, value: { sec: 0, nanosec: 0 }, after: 2 },
        positive: { before: 1, value: { sec: 1700000000, nanosec: 123456789 }, after: 2 },
        negative: { before: 1, value: { sec: -1, nanosec: 999999999 }, after: 2 },
        most: { before: 1, value: { sec: 2147483647, nanosec: 999999999 }, after: 2 },
        least: { before: 1, value: { sec: -2147483648, nanosec: 0 }, after: 2 },
        beyond_a_second: { before: 1, value: { sec: 5, nanosec: 4294967295 }, after: 2 },
    });
    type(`${name}Array`, ['uint8 before', `${ros}[2] values`, 'uint8 after', ...lines], { two: { before: 1, values: [{ sec: 1, nanosec: 2 }, { sec: -3, nanosec: 4 }], after: 2 } });
    type(`${name}Bounded`, ['uint8 before', `${ros}[<=2] values`, 'uint8 after', ...lines], {
        empty: { before: 1, values: [], after: 2 },
        full: { before: 1, values: [{ sec: 1, nanosec: 2 }, { sec: -3, nanosec: 4 }], after: 2 },
    });
    type(`${name}Sequence`, ['uint8 before', `${ros}[] values`, 'float64 after', ...lines], {
        empty: { before: 1, values: [], after: 2 },
        three: { before: 1, values: [{ sec: 1, nanosec: 2 }, { sec: -3, nanosec: 4 }, { sec: 5, nanosec: 6 }], after: 2 },
    });
    type(`${name}Optional`, [`${ros}[<=1] value`, 'uint8 after', ...lines], { absent: { value: [], after: 2 }, present: { value: [{ sec: 8, nanosec: 9 }], after: 2 } });
}
type('UuidSingle', ['uint8 before', 'unique_identifier_msgs/UUID id', 'uint16 after', ...UUID], { one: { before: 1, id: uuid(1), after: 2 }, high: { before: 1, id: uuid(240), after: 2 } });
type('UuidArray', ['unique_identifier_msgs/UUID[2] ids', 'uint16 after', ...UUID], { two: { ids: [uuid(1), uuid(2)], after: 2 } });
type('UuidBounded', ['unique_identifier_msgs/UUID[<=2] ids', 'uint16 after', ...UUID], { empty: { ids: [], after: 2 }, full: { ids: [uuid(1), uuid(2)], after: 2 } });
type('UuidSequence', ['unique_identifier_msgs/UUID[] ids', 'uint16 after', ...UUID], { empty: { ids: [], after: 2 }, three: { ids: [uuid(1), uuid(2), uuid(3)], after: 2 } });
type('UuidOptional', ['unique_identifier_msgs/UUID[<=1] id', 'uint16 after', ...UUID], { absent: { id: [], after: 2 }, present: { id: [uuid(7)], after: 2 } });
const STATE = ['uint8 IDLE=0', 'uint8 BUSY=3', 'uint8 LOST=255'];
type('StateSingle', [...STATE, 'uint16 before', 'uint8 state', 'uint16 after'], { idle: { before: 1, state: 0, after: 2 }, busy: { before: 1, state: 3, after: 2 }, lost: { before: 1, state: 255, after: 2 } });
type('StateArray', [...STATE, 'uint8[3] states', 'uint16 after'], { three: { states: [3, 0, 255], after: 2 } });
type('StateBounded', [...STATE, 'uint8[<=3] states', 'uint16 after'], { empty: { states: [], after: 2 }, full: { states: [255, 255, 3], after: 2 } });
type('StateSequence', [...STATE, 'uint8[] states', 'uint16 after'], { empty: { states: [], after: 2 }, several: { states: [3, 3, 0, 255, 3], after: 2 } });
type('StateOptional', [...STATE, 'uint8[<=1] state', 'uint16 after'], { absent: { state: [], after: 2 }, present: { state: [3], after: 2 } });
type('LevelSingle', ['int32 DEEP=-100', 'int32 NONE=0', 'int32 HIGH=100000', 'uint8 before', 'int32 level', 'uint8 after'], { deep: { before: 1, level: -100, after: 2 }, high: { before: 1, level: 100000, after: 2 } });
type('Stamped', ['Head head', 'unique_identifier_msgs/UUID id', 'builtin_interfaces/Duration age', 'float32[] values', '=== Head', 'builtin_interfaces/Time stamp', 'string frame_id', ...TIME, ...DURATION, ...UUID], {
    empty: { head: { stamp: { sec: 0, nanosec: 0 }, frame_id: '' }, id: { uuid: Array(16).fill(0) }, age: { sec: 0, nanosec: 0 }, values: [] },
    full: { head: { stamp: { sec: 12, nanosec: 345 }, frame_id: 'base_link' }, id: uuid(3), age: { sec: -1, nanosec: 5 }, values: [1.5, -2.5, 3.5] },
});

// ---------------------------------------------------------------- keys
file('key', 'Key members, their key hash (zero-padded where the largest key takes at most 16 bytes, else MD5) and the key alone.');
type('KeyByte', ['uint8 id  # @key', 'float64 value'], { one: { id: 7, value: 1 } });
type('KeyWord', ['float64 value', 'int32 id  # @key'], { one: { value: 1, id: -2 }, most: { value: 1, id: 2147483647 } });
type('KeyLong', ['uint64 id  # @key', 'string text'], { one: { id: 0x0102030405060708n, text: 'x' } });
type('KeyByteAndLong', ['uint8 a  # @key', 'int64 b  # @key', 'uint8 c'], { one: { a: 1, b: -2n, c: 3 } });
type('KeyFitsOnlyAtFour', ['uint8 a  # @key', 'uint64 b  # @key', 'uint32 c  # @key'], { one: { a: 1, b: 0x1112131415161718n, c: 0x21222324 } });
type('KeySeventeen', ['uint64 a  # @key', 'uint64 b  # @key', 'uint8 c  # @key'], { one: { a: 1n, b: 2n, c: 3 } });
type('KeyEverything', ['bool a  # @key', 'char b  # @key', 'int16 c  # @key', 'uint32 d  # @key', 'int64 e  # @key'], { one: { a: true, b: 65, c: -2, d: 4294967295, e: -5n } });
type('KeyString', ['string name  # @key', 'int32 value'], { empty: { name: '', value: 1 }, short: { name: 'id', value: 1 }, utf8: { name: 'h\u00e9llo w\u00f6rld, \u{1f916}', value: 1 } });
type('KeyBoundedStringFits', ['string<=11 name  # @key', 'int32 value'], { empty: { name: '', value: 1 }, full: { name: 'elevenbytes', value: 1 } });
type('KeyBoundedStringTooLong', ['string<=12 name  # @key', 'int32 value'], { short: { name: 'a', value: 1 }, full: { name: 'twelve bytes', value: 1 } });
type('KeyStringThenLong', ['string name  # @key', 'int64 id  # @key', 'float64 value'], { three: { name: 'abc', id: 9n, value: 1 }, four: { name: 'abcd', id: -9n, value: 1 } });
type('KeyArrayFits', ['uint16 before', 'uint8[16] id  # @key', 'uint16 after'], { one: { before: 1, id: cut([16, 32, 48, 255, 0], 16), after: 2 } });
type('KeyArrayTooLong', ['uint8[17] id  # @key', 'uint16 after'], { one: { id: cut([16, 32, 48, 255, 0], 17), after: 2 } });
type('KeyWordArray', ['int16[3] id  # @key', 'uint16 after'], { one: { id: [1, -2, 3], after: 2 } });
type('KeyNestedKeys', ['float64 before', 'Owner owner  # @key', 'uint8 slot  # @key', '=== Owner', 'uint32 id  # @key', 'string note', 'uint16 part  # @key'], { one: { before: 1, owner: { id: 66, note: 'unused', part: 77 }, slot: 9 } });
type('KeyNestedWhole', ['Leaf place  # @key', 'float64 value', ...LEAF], { one: { place: leaf(6), value: 1 } });
type('KeyNotNested', ['uint8 slot  # @key', 'Keeper owner', '=== Keeper', 'uint32 id  # @key', 'string note'], { one: { slot: 5, owner: { id: 66, note: 'not part of the key' } } });
type('KeyUuid', ['unique_identifier_msgs/UUID id  # @key', 'string note', ...UUID], { one: { id: uuid(5), note: 'n' } });
type('KeyTime', ['builtin_interfaces/Time stamp  # @key', 'string note', ...TIME], { one: { stamp: { sec: -1, nanosec: 5 }, note: 'n' } });
type('KeyDeep', ['uint8 before', 'Shell outer  # @key', 'string note', '=== Shell', 'Kernel inner  # @key', 'uint8 skipped', '=== Kernel', 'uint64 id  # @key', 'float64 skipped'], { one: { before: 1, outer: { inner: { id: 3n, skipped: 2 }, skipped: 1 }, note: 'n' } });
type('KeyDoubles', ['float32 a  # @key', 'float64 b  # @key'], { one: { a: 1.5, b: -2.5 }, zero: { a: -0, b: 0 } });
// Collections whose elements are no primitives have their size before them in the key hash's PLAIN_CDR2.
type('KeyLongArray', ['int64[1] id  # @key', 'uint8 after'], { one: { id: [-5n], after: 2 } });
type('KeyBoolArray', ['bool[2] id  # @key', 'float32[2] more  # @key', 'uint8 after'], { one: { id: [true, false], more: [-0, 1.5], after: 2 } });
// Only Cyclone DDS 11 takes the following ones. Wide strings are not among them: it hashes their units without turning them big-endian.
const MODERN = { modern: true };
type('KeyStringArrayFits', ['string<=6[1] names  # @key', 'uint8 after'], { empty: { names: [''], after: 2 }, full: { names: ['abcdef'], after: 2 } }, MODERN);
type('KeyStringArray', ['uint8 slot  # @key', 'string[3] names  # @key', 'uint8 after'], { three: { slot: 1, names: ['a', '', 'abcd'], after: 2 } }, MODERN);
type('KeyWholeArray', ['uint8 slot  # @key', 'Leaf[2] places  # @key', 'uint8 after', ...LEAF], { two: { slot: 1, places: [leaf(1), leaf(-2)], after: 2 } }, MODERN);
type('KeyMarkedArray', ['Half[3] halves  # @key', 'uint8 after', '=== Half', 'uint16 left  # @key', 'string right'], { three: { halves: [1, 2, 3].map((n) => ({ left: n, right: 'r' })), after: 2 } }, MODERN);
type('KeySequence', ['uint16[] ids  # @key', 'uint8 after'], { empty: { ids: [], after: 2 }, three: { ids: [1, 2, 65535], after: 2 } }, MODERN);
type('KeyBoundedSequenceFits', ['uint8 slot  # @key', 'uint8[<=8] id  # @key', 'uint8 after'], { empty: { slot: 1, id: [], after: 2 }, full: { slot: 1, id: cut([1, 255], 8), after: 2 } }, MODERN);
type('KeyStringSequence', ['string[] names  # @key', 'uint8 after'], { empty: { names: [], after: 2 }, two: { names: ['abc', 'd'], after: 2 } }, MODERN);
type('KeyWholeSequence', ['Leaf[<=2] places  # @key', 'int64 id  # @key', 'uint8 after', ...LEAF], { empty: { places: [], id: 3n, after: 2 }, one: { places: [leaf(7)], id: -3n, after: 2 } }, MODERN);

export { files };
