// Writes the vector files, or compares them with what the implementations say today.
//
//   node generate.mjs cyclone-sources WORK narrow|wide   writes WORK/types.idl and WORK/samples.h (wide: with the wide strings of two-byte units)
//   node generate.mjs operations                          prints the operations for fastcdr_vectors
//   node generate.mjs check-input FAST                    prints the lines "NAME LITTLE BIG" that cyclone_vectors reads, from Fast-CDR's answers
//   node generate.mjs write|check OUT FAST CYCLONE...     FAST and each CYCLONE: LABEL=FILE with the answers of that program
//
// Every vector must be confirmed in each byte order by two implementations at least; otherwise nothing is written.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { files } from './catalogue.mjs';
import { idl, samples } from './cyclone.mjs';
import { readsBack, writeMessage, writeOperations } from './foxglove.mjs';
import { hasKey, keySchema, largestKeySize, operations, parseSchema } from './schema.mjs';

const vectors = Object.values(files).flatMap((file) => file.vectors.map(prepare));

function prepare(vector) {
    const root = vector.type.replace('/msg/', '/');
    const types = parseSchema(root, vector.schema);
    return { ...vector, root, types, keyed: hasKey(types, root), steps: operations(types, root, vector.value) };
}

function keySteps(vector, version) {
    return operations(keySchema(vector.types, vector.root), vector.root, vector.value, version);
}

/** What the alignment of @foxglove/cdr and the rules of the format give. */
const byRule = (vector, order) => writeOperations(vector.steps, order, vector.wide);

function cycloneSources(work, wide) {
    // Cyclone DDS knows wide strings since version 11, and only those of two-byte units.
    const chosen = vectors.filter((vector) => (wide === 'wide' ? vector.wide !== 'four-byte' : !vector.wide && !vector.modern));
    mkdirSync(work, { recursive: true });
    writeFileSync(join(work, 'types.idl'), idl(chosen.map((vector) => [vector.types, vector.root])));
    writeFileSync(join(work, 'samples.h'), samples(chosen));
}

function printOperations() {
    for (const vector of vectors) {
        if (vector.wide !== 'two-byte') {
            console.log([`vector ${vector.name}`, ...vector.steps, 'end'].join('\n'));
        }
        if (vector.keyed) {
            console.log([`vector ${vector.name}#key`, ...keySteps(vector, 1), 'end'].join('\n'));
        }
    }
}

function answers(argument) {
    const [label, path] = argument.split('=');
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean).map((line) => line.split(' '));
    return { label, of: new Map(lines.map(([name, ...rest]) => [name, rest])) };
}

function printCheckInput(fast) {
    for (const vector of vectors) {
        const [le, be] = fast.of.get(vector.name) ?? [byRule(vector, 'le'), byRule(vector, 'be')];
        console.log(vector.name, le, be);
    }
}

/** The bytes of a vector and who says so; throws where implementations differ or too few of them speak. */
function confirm(vector, fast, cyclones) {
    const [le, be] = fast.of.get(vector.name) ?? [byRule(vector, 'le'), byRule(vector, 'be')];
    const voices = [];
    const vote = (label, facts) => {
        const said = Object.entries(facts).filter(([, holds]) => holds).map(([fact]) => fact);
        if (said.length > 0) {
            voices.push({ label, said });
        }
    };
    vote(fast.label, { 'writes-le': fast.of.has(vector.name), 'writes-be': fast.of.has(vector.name) });
    for (const cyclone of cyclones) {
        const [written, fromLittle, fromBig] = cyclone.of.get(vector.name) ?? [];
        if (written !== undefined && (written !== le || fromLittle !== le)) {
            throw new Error(`${vector.name}: ${cyclone.label} writes ${written} and reads back ${fromLittle}, not ${le}`);
        }
        vote(cyclone.label, { 'writes-le': written === le, 'reads-le': fromLittle === le, 'reads-be': fromBig === le });
    }
    vote('foxglove', {
        'writes-le': writeMessage(vector.schema, vector.value) === le,
        'reads-le': readsBack(vector.schema, le, vector.value),
        'reads-be': readsBack(vector.schema, be, vector.value),
    });
    if (vector.wide) {
        vote('rule', { 'writes-le': byRule(vector, 'le') === le, 'writes-be': byRule(vector, 'be') === be });
    }
    for (const order of ['le', 'be']) {
        const count = voices.filter(({ said }) => said.some((fact) => fact.endsWith(order))).length;
        if (count < 2 || !voices.some(({ said }) => said.includes('writes-le'))) {
            throw new Error(`${vector.name}: only ${JSON.stringify(voices)} for ${le} and ${be}`);
        }
    }
    return { le, be, voices, key: vector.keyed ? confirmKey(vector, fast, cyclones) : null };
}

function confirmKey(vector, fast, cyclones) {
    const keys = keySchema(vector.types, vector.root);
    const bytes = writeOperations(keySteps(vector, 2), 'key');
    const fits = largestKeySize(keys, vector.root) <= 16;
    const hash = fits ? bytes.padEnd(32, '0') : createHash('md5').update(Buffer.from(bytes, 'hex')).digest('hex');
    const [cdr] = fast.of.get(`${vector.name}#key`);
    if (writeOperations(keySteps(vector, 1), 'le') !== cdr) {
        throw new Error(`${vector.name}: the key alone differs`);
    }
    const confirmed = cyclones.filter((cyclone) => cyclone.of.get(vector.name)?.[3] === hash).map(({ label }) => label);
    if (confirmed.length === 0) {
        throw new Error(`${vector.name}: nobody confirms key hash ${hash} of ${bytes}: ${cyclones.map((c) => `${c.label} ${c.of.get(vector.name)}`)}`);
    }
    return { bytes, fits, hash, cdr, confirmed };
}

/** JSON in ASCII: 64-bit integers, -0 and the values that JSON lacks as text. */
function json(value) {
    const text = JSON.stringify(value, (_, one) => {
        if (typeof one === 'bigint') {
            return one.toString();
        }
        return typeof one === 'number' && (!Number.isFinite(one) || Object.is(one, -0)) ? (Object.is(one, -0) ? '-0' : String(one)) : one;
    });
    return text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function block(vector, result) {
    const lines = [`vector: ${vector.name}`, `type: ${vector.type}`];
    lines.push(...vector.schema.map((line) => `schema: ${line}`));
    if (vector.wide) {
        lines.push(`wide: ${vector.wide}`);
    }
    lines.push(`value: ${json(vector.value)}`, `le: ${result.le}`, `be: ${result.be}`);
    if (result.key) {
        lines.push(`key-cdr: ${result.key.cdr}`, `key-xcdr2-be: ${result.key.bytes}`, `key-form: ${result.key.fits ? 'padded' : 'md5'}`, `key-hash: ${result.key.hash}`);
        lines.push(`key-confirmed: ${result.key.confirmed.join(', ')}`);
    }
    lines.push(`confirmed: ${result.voices.map(({ label, said }) => `${label} (${said.join(' ')})`).join(', ')}`);
    return lines.join('\n');
}

function render(file, fast, cyclones) {
    const blocks = vectors.filter((vector) => vector.name.startsWith(`${file.name}/`)).map((vector) => block(vector, confirm(vector, fast, cyclones)));
    return `# ${file.about}\n# Generated; see README.md for the format and how to make it again.\n\n${blocks.join('\n\n')}\n`;
}

function produce(mode, out, fast, cyclones) {
    const texts = new Map();
    const silent = [];
    // Only Cyclone DDS 11 writes wide strings and decides by the largest possible key whether its hash is an MD5.
    const modern = cyclones.some((cyclone) => cyclone.of.has('wstring2/WstringAlone/0'));
    for (const file of Object.values(files)) {
        if (modern || (file.name !== 'wstring2' && file.name !== 'key')) {
            texts.set(`${file.name}.vec`, render(file, fast, cyclones));
        } else {
            silent.push(`${file.name}.vec`);
        }
    }
    texts.set('index.txt', Object.keys(files).map((name) => `${name}.vec\n`).join(''));
    const bytesOnly = (text) => text.split('\n').filter((line) => !/^(key-)?confirmed:/.test(line)).join('\n');
    let differing = 0;
    for (const [name, text] of texts) {
        const path = join(out, name);
        if (mode === 'write') {
            writeFileSync(path, text);
        } else if (!existsSync(path) || bytesOnly(readFileSync(path, 'utf8')) !== bytesOnly(text)) {
            console.error(`${name} differs`);
            differing++;
        }
    }
    silent.forEach((name) => console.log(`${name}: left out, because no Cyclone DDS from version 11 on was given`));
    console.log(`${vectors.length} vectors in ${texts.size - 1} files, ${mode === 'write' ? 'written' : `${differing} files differ`}`);
    process.exitCode = differing === 0 ? 0 : 1;
}

const [command, ...rest] = process.argv.slice(2);
if (command === 'cyclone-sources') {
    cycloneSources(rest[0], rest[1]);
} else if (command === 'operations') {
    printOperations();
} else if (command === 'check-input') {
    printCheckInput(answers(rest[0]));
} else if (command === 'write' || command === 'check') {
    produce(command, rest[0], answers(rest[1]), rest.slice(2).map(answers));
} else {
    console.error('usage: see the head of this file');
    process.exitCode = 2;
}
