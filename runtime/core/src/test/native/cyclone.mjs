// Writes what cyclone_vectors.c needs: the IDL of every type of the catalogue, and its values as C initialisers.

const IDL_TYPES = { bool: 'boolean', byte: 'octet', char: 'uint8', float32: 'float', float64: 'double' };
const C_TYPES = { bool: 'bool', byte: 'uint8_t', char: 'uint8_t', float32: 'float', float64: 'double' };

const cType = (primitive) => C_TYPES[primitive] ?? `${primitive}_t`;
// The underscore keeps a type apart from a member of the same letters, which IDL does not tell from it.
const scoped = (name) => `${name.replace('/', '::')}_`;
const flat = (name) => `${name.replace('/', '_')}_`;

/** The IDL of all types, each once; types of one name must be equal. Members of a type come after the types that they use. */
export function idl(schemas) {
    const done = new Map();
    const text = [];
    const emit = (types, name) => {
        const fields = types.get(name);
        const shape = JSON.stringify(fields);
        if (done.has(name)) {
            if (done.get(name) !== shape) {
                throw new Error(`two different types are called ${name}`);
            }
            return;
        }
        done.set(name, shape);
        fields.filter((field) => !field.primitive).forEach((field) => emit(types, field.type));
        const members = fields.length === 0 ? ['uint8 structure_needs_at_least_one_member;'] : fields.map(idlMember);
        const [pkg, own] = name.split('/');
        text.push(`module ${pkg} { @final struct ${own}_ {\n    ${members.join('\n    ')}\n}; };`);
    };
    schemas.forEach(([types, name]) => emit(types, name));
    return text.join('\n') + '\n';
}

function idlMember(field) {
    const bare = field.primitive ? (IDL_TYPES[field.type] ?? field.type) : scoped(field.type);
    const element = field.textBound === null ? bare : `${bare}<${field.textBound}>`;
    const key = field.key ? '@key ' : '';
    switch (field.kind) {
        case 'single':
            return `${key}${element} ${field.name};`;
        case 'array':
            return `${key}${element} ${field.name}[${field.size}];`;
        case 'bounded':
            return `${key}sequence<${element}, ${field.size}> ${field.name};`;
        default: // idlc takes '>>' for a shift
            return `${key}sequence<${element} > ${field.name};`;
    }
}

/** The samples as C: one static object for each vector, and the table that the program goes through. */
export function samples(vectors) {
    const objects = vectors.map(({ types, root, value }, i) => `static const ${flat(root)} sample${i} = ${struct(types, root, value)};`);
    const rows = vectors.map(({ name, root, keyed }, i) => `    {"${name}", &${flat(root)}_desc, &sample${i}, ${keyed}},`);
    return `${objects.join('\n')}\n\nstatic const struct sample samples[] = {\n${rows.join('\n')}\n};\n`;
}

function struct(types, name, value) {
    const fields = types.get(name);
    if (fields.length === 0) {
        return '{0}';
    }
    return `{${fields.map((field) => `.${field.name} = ${member(types, field, value[field.name])}`).join(', ')}}`;
}

function member(types, field, value) {
    if (field.kind === 'single') {
        return element(types, field, value);
    }
    const list = value.map((one) => element(types, field, one)).join(', ');
    if (field.kind === 'array') {
        return `{${list}}`;
    }
    if (value.length === 0) {
        return '{0}';
    }
    return `{._maximum = ${value.length}, ._length = ${value.length}, ._buffer = (${elementType(field)}){${list}}}`;
}

function elementType(field) {
    if (field.type === 'string') {
        return field.textBound === null ? 'char *[]' : `char[][${field.textBound + 1}]`;
    }
    if (field.type === 'wstring') {
        return field.textBound === null ? 'wchar_t *[]' : `wchar_t[][${field.textBound + 1}]`;
    }
    return field.primitive ? `${cType(field.type)}[]` : `${flat(field.type)}[]`;
}

function element(types, field, value) {
    if (!field.primitive) {
        return struct(types, field.type, value);
    }
    switch (field.type) {
        case 'bool':
            return String(value);
        case 'string':
            return `"${[...Buffer.from(value, 'utf8')].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}"`;
        case 'wstring': {
            const points = [...value].map((character) => `0x${character.codePointAt(0).toString(16)}`).concat('0').join(', ');
            return field.textBound === null ? `(wchar_t[]){${points}}` : `{${points}}`;
        }
        case 'float32':
        case 'float64':
            return Number.isNaN(value) ? 'NAN' : !Number.isFinite(value) ? (value > 0 ? 'INFINITY' : '-INFINITY') : Object.is(value, -0) ? '-0.0' : String(value);
        case 'int64':
            return value === -(2n ** 63n) ? 'INT64_MIN' : `${value}ll`;
        case 'uint64':
            return `${value}ull`;
        default:
            return value === -(2 ** 31) ? 'INT32_MIN' : field.type === 'uint32' ? `${value}u` : String(value);
    }
}
