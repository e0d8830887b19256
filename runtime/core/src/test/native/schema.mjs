// Reads the .msg lines of the catalogue and walks values along them.

const PRIMITIVES = new Set(['bool', 'byte', 'char', 'int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64', 'float32', 'float64', 'string', 'wstring']);
const FIELD = /^([a-z0-9]+|[A-Za-z]\w*|\w+\/\w+)(?:<=(\d+))?(\[(<=)?(\d*)\])?\s+(\w+)(\s*=.*)?$/;

/** One member: `type` is a primitive or a full name; `kind` is single, array, bounded or sequence, `size` its length or bound. */
function parseField(line, ownPackage) {
    const key = /#\s*@key/.test(line);
    const match = FIELD.exec(line.replace(/\s*#.*$/, ''));
    if (!match) {
        throw new Error(`cannot read '${line}'`);
    }
    const [, type, textBound, brackets, bounded, size, name, constant] = match;
    if (constant) {
        return null;
    }
    const kind = !brackets ? 'single' : bounded ? 'bounded' : size ? 'array' : 'sequence';
    const fullType = PRIMITIVES.has(type) || type.includes('/') ? type : `${ownPackage}/${type}`;
    return { name, type: fullType, primitive: PRIMITIVES.has(type), textBound: textBound ? Number(textBound) : null, kind, size: size ? Number(size) : null, key };
}

/** The types of one schema by full name ('pkg/Name'), the root first. */
export function parseSchema(rootName, lines) {
    const types = new Map();
    let name = rootName;
    types.set(name, []);
    for (const line of lines) {
        if (line.startsWith('=== ')) {
            name = line.slice(4).includes('/') ? line.slice(4) : `${rootName.split('/')[0]}/${line.slice(4)}`;
            types.set(name, []);
        } else {
            const field = parseField(line, name.split('/')[0]);
            if (field) {
                types.get(name).push(field);
            }
        }
    }
    return types;
}

/** The schema that holds only the key members; without any key member a nested type counts whole. */
export function keySchema(types, rootName) {
    const keys = new Map();
    const visit = (name) => {
        const fields = types.get(name);
        const marked = fields.filter((field) => field.key);
        keys.set(name, marked.length > 0 ? marked : fields);
        keys.get(name).filter((field) => !field.primitive).forEach((field) => visit(field.type));
    };
    visit(rootName);
    return keys;
}

export function hasKey(types, rootName) {
    return types.get(rootName).some((field) => field.key);
}

/** The largest number of bytes that a value can take as big-endian PLAIN_CDR2, starting at `position`; Infinity where something is unbounded. */
export function largestKeySize(keys, name, position = 0) {
    const align = (p, n) => Math.ceil(p / n) * n;
    const one = (field, p) => {
        if (!field.primitive) {
            return largestKeySize(keys, field.type, p);
        }
        if (field.type === 'string') {
            return field.textBound === null ? Infinity : align(p, 4) + 4 + field.textBound + 1;
        }
        const size = sizeOf(field.type);
        return align(p, Math.min(size, 4)) + size;
    };
    return keys.get(name).reduce((p, field) => {
        if (field.kind === 'single') {
            return one(field, p);
        }
        if (field.kind === 'sequence') {
            return Infinity;
        }
        const prefixes = (delimited(field) ? 1 : 0) + (field.kind === 'bounded' ? 1 : 0);
        const start = prefixes === 0 ? p : align(p, 4) + 4 * prefixes;
        return Array.from({ length: field.size }).reduce((q) => one(field, q), start);
    }, position);
}

/** Whether PLAIN_CDR2 writes the number of bytes before an array or sequence: where its elements are no primitives. */
function delimited(field) {
    return field.kind !== 'single' && (!field.primitive || field.type === 'string' || field.type === 'wstring');
}

export function sizeOf(primitive) {
    return primitive === 'bool' || primitive === 'byte' || primitive === 'char' ? 1 : Number(/\d+$/.exec(primitive)[0]) / 8;
}

/**
 * The value as lines for fastcdr_vectors: one operation a line. Sequences and arrays of primitives stay whole, because that is how generated type
 * support hands them to Fast-CDR; those of messages become a count and their elements. For `version` 2 those whose elements are no primitives stand between
 * `begin` and `end`.
 */
export function operations(types, name, value, version = 1) {
    const fields = types.get(name);
    if (fields.length === 0) {
        return ['one uint8 0'];
    }
    return fields.flatMap((field) => {
        const steps = memberOperations(types, field, value[field.name], version);
        return version === 2 && delimited(field) ? ['begin', ...steps, 'end'] : steps;
    });
}

function memberOperations(types, field, member, version) {
    if (field.kind === 'single') {
        return field.primitive ? [`one ${field.type} ${literal(field.type, member)}`] : operations(types, field.type, member, version);
    }
    if (field.primitive) {
        return [[field.kind === 'array' ? 'array' : 'sequence', field.type, member.length, ...member.map((element) => literal(field.type, element))].join(' ')];
    }
    const elements = member.flatMap((element) => operations(types, field.type, element, version));
    return field.kind === 'array' ? elements : [`one uint32 ${member.length}`, ...elements];
}

function literal(type, value) {
    switch (type) {
        case 'bool':
            return value ? '1' : '0';
        case 'float32': {
            const view = new DataView(new ArrayBuffer(4));
            view.setFloat32(0, value);
            return view.getUint32(0);
        }
        case 'float64': {
            const view = new DataView(new ArrayBuffer(8));
            view.setFloat64(0, value);
            return view.getBigUint64(0);
        }
        case 'string': // a leading dot keeps an empty text a word
            return '.' + Buffer.from(value, 'utf8').toString('hex');
        case 'wstring':
            return '.' + Array.from({ length: value.length }, (_, i) => value.charCodeAt(i).toString(16).padStart(4, '0')).join('');
        default:
            return String(value);
    }
}
