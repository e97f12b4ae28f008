// Instances: many rows beside bare parsing and other validators, files through the command, and one value alone.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { RE2JS } from 're2js';
import { prepareRows, rowChecker } from '../dist/data/check/index.js';
import { prepare } from '../dist/quality/validate/index.js';
import { documentOf } from '../dist/schema/document/index.js';
import { cpuTimes, median, report } from './measure.mjs';
import { bothSeconds, cpuSecondsOf, fairwright, installSourcemeta } from './rows/commands.mjs';
import { PATTERNS, rowOf, schemaOf, writeRows } from './rows/table.mjs';

const ROWS = 200_000;
const MANY_ROWS = 2_000_000;
/** Enough for a slow one. */
const FEW_ROWS = 10_000;
const CHUNK = 1 << 18;
const ROUNDS = 5;

/** Hands on each line of a text that comes in chunks. */
function eachLine(bytes, use) {
  const decoder = new TextDecoder();
  let rest = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const text = rest + decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true });
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      use(text.slice(start, end));
      start = end + 1;
    }
    rest = text.slice(start);
  }
}

/** A contender that parses each line and has it checked. */
const checkingLines = (bytes, accepts) => () => {
  let refused = 0;
  eachLine(bytes, (line) => {
    if (!accepts(JSON.parse(line))) refused++;
  });
  if (refused > 0) throw new Error(`${refused} rows were refused`);
};

/** A contender that checks a file as the command does. */
const checking = (table, bytes, format) => () => {
  const checker = rowChecker(table, { uri: `rows.${format}`, format });
  for (let at = 0; at < bytes.length; at += CHUNK) checker.take(bytes.subarray(at, at + CHUNK));
  checker.end();
  const { rows, errors } = checker.summary();
  if (rows !== ROWS || errors > 0)
    throw new Error(`${format}: ${rows} rows were read, ${errors} errors found`);
};

/** Patterns in a linear-time engine; Ajv tells patterns apart by their text. */
const linear = Object.assign(
  (text) => {
    const pattern = RE2JS.compile(text);
    return { test: (value) => pattern.test(value), toString: () => `linear ${text}` };
  },
  { code: 'linear' },
);

/** Ajv with nothing to do but to validate; formats are annotations here as they are for us. */
const ajvOptions = (code = {}) => ({ strict: false, validateFormats: false, code });

async function hyperjump(schema) {
  registerSchema(schema);
  const check = await validate(schema.$id);
  return (value) => check(value).valid;
}

/** Rows per CPU second of each contender. */
async function bulkRates(ndjson, csv) {
  const schema = schemaOf();
  const { table } = await prepareRows(documentOf(schema, 'table.json'));
  const { acceptor } = await prepare(documentOf(schema, 'table.json'));
  const few = ndjson.subarray(0, ndjson.indexOf(`{"id":${FEW_ROWS + 1},`));
  const check = await hyperjump(schema);
  const times = await cpuTimes(
    {
      'JSON.parse of the lines': checkingLines(ndjson, () => true),
      fairwright: checking(table, ndjson, 'ndjson'),
      'fairwright, only the verdicts': checkingLines(ndjson, acceptor()),
      Ajv: checkingLines(ndjson, new Ajv2020(ajvOptions()).compile(schema)),
      'Ajv with re2js': checkingLines(ndjson, new Ajv2020(ajvOptions({ regExp: linear })).compile(schema)),
      'fairwright, CSV': checking(table, csv, 'csv'),
      '@hyperjump/json-schema': checkingLines(few, check),
    },
    { rounds: ROUNDS, minimumMs: 1 },
  );
  unregisterSchema(schema.$id);
  const rowsOf = (name) => (name === '@hyperjump/json-schema' ? FEW_ROWS : ROWS);
  return Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, (rowsOf(name) / ms) * 1000]));
}

/** Rows per CPU second of the command of sourcemeta, starting included. */
function sourcemetaRate(folder, schema, rows) {
  const command = installSourcemeta(folder);
  if (command === undefined) return undefined;
  const seconds = Array.from({ length: ROUNDS }, () =>
    cpuSecondsOf(command, 'validate', '--fast', schema, rows),
  );
  return ROWS / median(seconds);
}

async function bulk(folder, schema, ndjson, csv) {
  const rates = await bulkRates(readFileSync(ndjson), readFileSync(csv));
  const outside = sourcemetaRate(folder, schema, ndjson);
  if (outside) rates['@sourcemeta/jsonschema'] = outside;
  else console.log('  The command of @sourcemeta/jsonschema does not install or run here: left out.');
  console.log(
    `instances: rows per CPU second, ${ROWS} rows of 10 fields, patterns ${PATTERNS.station} and ${PATTERNS.contact}`,
  );
  for (const [name, rate] of Object.entries(rates)) {
    console.log(`  ${name.padEnd(66)} ${Math.round(rate).toLocaleString('en').padStart(12)}`);
  }
  const ours = rates.fairwright;
  console.log('instances: fairwright, as a ratio to the others');
  report('JSON.parse of the lines', ours / rates['JSON.parse of the lines'], { atLeast: 0.7 });
  report('Ajv', ours / rates.Ajv, { atLeast: 0.9 });
  report('Ajv with re2js', ours / rates['Ajv with re2js'], { atLeast: 1.3 });
  report('@hyperjump/json-schema', ours / rates['@hyperjump/json-schema'], { atLeast: 1 });
  if (outside) report('@sourcemeta/jsonschema', ours / outside, { atLeast: 1 });
  report('CSV beside NDJSON', rates['fairwright, CSV'] / ours, { atLeast: 0.7 });
}

/** One value, checked by a schema that nobody has seen before. */
async function single() {
  let number = 0;
  const row = rowOf(1);
  const ajv = new Ajv2020(ajvOptions());
  const times = await cpuTimes({
    ours: async () => {
      const { check } = await prepare(documentOf(schemaOf(++number), 'table.json'));
      return check(documentOf(row, 'row.json'));
    },
    ajv: () => {
      const schema = schemaOf(++number);
      ajv.compile(schema)(row);
      ajv.removeSchema(schema.$id);
    },
    hyperjump: async () => {
      const schema = schemaOf(++number);
      (await hyperjump(schema))(row);
      unregisterSchema(schema.$id);
    },
  });
  console.log(
    `instances: one value by a schema never seen before, as a multiple of ours (${times.ours.toFixed(2)} ms)`,
  );
  report('Ajv, compile and run', times.ajv / times.ours);
  report('@hyperjump/json-schema', times.hyperjump / times.ours);
}

/** The command on files: two workers beside one, and memory. */
async function files(schema, rows, manyRows) {
  const samples = { one: [], two: [], both: [] };
  const memory = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round++) {
    memory.few.push(fairwright('validate', schema, rows).memory);
    const one = fairwright('validate', schema, manyRows, '--workers', '1');
    samples.one.push(one.seconds);
    memory.many.push(one.memory);
    samples.two.push(fairwright('validate', schema, manyRows, '--workers', '2').seconds);
    samples.both.push(await bothSeconds('validate', schema, manyRows));
  }
  console.log('instances: fairwright validate SCHEMA FILE');
  report(`two workers beside one, ${MANY_ROWS} rows, wall clock`, median(samples.one) / median(samples.two), {
    atLeast: 1.6,
  });
  report(
    'two commands at once beside one: what the machine gives',
    (2 * median(samples.one)) / median(samples.both),
  );
  report(`memory for ${MANY_ROWS} rows beside ${ROWS}`, median(memory.many) / median(memory.few), {
    atMost: 1.2,
  });
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const path = (name) => join(folder, name);
  writeFileSync(path('schema.json'), JSON.stringify(schemaOf()));
  writeRows(path('rows.jsonl'), 'ndjson', ROWS);
  writeRows(path('rows.csv'), 'csv', ROWS);
  writeRows(path('many.jsonl'), 'ndjson', MANY_ROWS);
  try {
    await bulk(folder, path('schema.json'), path('rows.jsonl'), path('rows.csv'));
    await single();
    await files(path('schema.json'), path('rows.jsonl'), path('many.jsonl'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
