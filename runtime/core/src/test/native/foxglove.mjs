// The JavaScript witnesses: @foxglove/rosmsg2-serialization writes and reads whole messages, @foxglove/cdr aligns and writes single values.

import { CdrWriter, EncapsulationKind } from '@foxglove/cdr';
import { parse } from '@foxglove/rosmsg';
import { MessageReader, MessageWriter } from '@foxglove/rosmsg2-serialization';

const hex = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');

function definitions(lines) {
    const text = lines.flatMap((line) => (line.startsWith('=== ') ? ['='.repeat(80), `MSG: ${qualified(line.slice(4))}`] : [line])).join('\n');
    return parse(text, { ros2: true });
}

const qualified = (name) => (name.includes('/') ? name : `cedros_vectors/${name}`);

/** The bytes that the message writer gives, little-endian; null where it refuses the schema. */
export function writeMessage(lines, value) {
    try {
        return hex(new MessageWriter(definitions(lines)).writeMessage(value));
    } catch (refused) {
        return null;
    }
}

/** Whether the message reader gets the value back from the bytes, in the order that their header says. */
export function readsBack(lines, bytes, value) {
    try {
        const read = new MessageReader(definitions(lines)).readMessage(Buffer.from(bytes, 'hex'));
        return same(read, value);
    } catch (refused) {
        return false;
    }
}

function same(read, value) {
    if (Array.isArray(value)) {
        return read.length === value.length && value.every((element, i) => same(read[i], element));
    }
    if (value !== null && typeof value === 'object') {
        return Object.keys(value).every((name) => same(read[name], value[name]));
    }
    return Object.is(read, value);
}

const KINDS = { le: EncapsulationKind.CDR_LE, be: EncapsulationKind.CDR_BE, key: EncapsulationKind.RTPS_CDR2_BE };

/**
 * The operations of schema.mjs through the aligning writer of @foxglove/cdr. `order` is le, be, or key (big-endian PLAIN_CDR2, header cut off), which alone has `begin` and `end`. Wide strings follow the rule
 * of their form: 'four-byte' counts units and writes four bytes for each, 'two-byte' counts bytes.
 */
export function writeOperations(operations, order, wide) {
    const writer = new CdrWriter({ kind: KINDS[order] });
    const open = [];
    const sizes = [];
    for (const operation of operations) {
        const [shape, type, ...words] = operation.split(' ');
        if (shape === 'begin') {
            writer.uint32(0);
            open.push(writer.size);
            continue;
        }
        if (shape === 'end') {
            const start = open.pop();
            sizes.push([start - 4, writer.size - start]);
            continue;
        }
        const values = shape === 'one' ? words : words.slice(1);
        if (shape === 'sequence') {
            writer.uint32(Number(words[0]));
        }
        values.forEach((word) => writeOne(writer, type, word, wide));
    }
    const bytes = Buffer.from(writer.data);
    sizes.forEach(([at, size]) => bytes.writeUInt32BE(size, at));
    const all = hex(bytes);
    return order === 'key' ? all.slice(8) : all;
}

function writeOne(writer, type, word, wide) {
    switch (type) {
        case 'bool':
        case 'byte':
        case 'char':
            return writer.uint8(Number(word));
        case 'int64':
        case 'uint64':
            return writer[type](BigInt(word));
        case 'float32': {
            const view = new DataView(new ArrayBuffer(4));
            view.setUint32(0, Number(word));
            return writer.float32(view.getFloat32(0));
        }
        case 'float64': {
            const view = new DataView(new ArrayBuffer(8));
            view.setBigUint64(0, BigInt(word));
            return writer.float64(view.getFloat64(0));
        }
        case 'string': {
            const bytes = Buffer.from(word.slice(1), 'hex');
            writer.uint32(bytes.length + 1);
            bytes.forEach((byte) => writer.uint8(byte));
            return writer.uint8(0);
        }
        case 'wstring': {
            const units = (word.slice(1).match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16));
            writer.uint32(wide === 'two-byte' ? units.length * 2 : units.length);
            return units.forEach((unit) => (wide === 'two-byte' ? writer.uint16(unit) : writer.uint32(unit)));
        }
        default:
            return writer[type](Number(word));
    }
}
