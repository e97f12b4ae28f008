// Tables that others published with their documentation: what `infer` says of them, against what the documentation says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  inWords,
  MEASURES,
  relationsBy,
  type Said,
  type Score,
  saidBy,
  scoreOfDelimiters,
  scoreOfRelations,
  scoresOfTables,
} from '../../bench/accuracy/score.mjs';
import { dialectsIn, nameOf, packagesOf, type TruthTable, truthIn } from '../../bench/accuracy/truth.mjs';
import { contentsOf } from '../../src/apps/cli/data/contents.js';
import { type DataFile, dataFiles } from '../../src/apps/cli/data/data-files.js';
import { profileOf } from '../../src/apps/cli/data/profile-file.js';
import type { Diagnostic } from '../../src/base/diagnostic.js';
import type { Json, JsonObject } from '../../src/base/json.js';
import { checkFile, validatorsOf } from '../../src/data/check/index.js';
import { infer, loadKnowledge, TableProfile } from '../../src/data/infer/index.js';
import { detectDialect, detectEncoding, plainDialect } from '../../src/data/tables/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { loadLicenses } from '../../src/schema/vocabulary/index.js';
import { folder, readJson } from './material.js';

const truth = join(folder, 'data', 'truth');
const tables = truthIn(truth);

/** The one file whose rows all have more cells than its header. */
const RAGGED = 'datasets/co2-ppm-co2-mm-gl.csv';

const CELLS = { flags: { dialect: {}, isStrict: false }, say: () => undefined };

const settings = { knowledge: await loadKnowledge(), licenses: await loadLicenses() };

async function inferred({ file }: { readonly file: string }) {
  const [data] = (await dataFiles([join(truth, file)])).files;
  const { profile, description } = await profileOf(data!, () => undefined);
  return { data: data!, profile, ...infer([{ name: 'data', profile, description }], settings) };
}

/** The relations between tables: their tables and columns. */
async function relationsOf(published: readonly TruthTable[]): Promise<readonly (readonly string[])[]> {
  const profiles = published.map(async (table) => {
    const [data] = (await dataFiles([join(truth, table.file)])).files;
    return { name: nameOf(table), ...(await profileOf(data!, () => undefined)) };
  });
  return relationsBy(infer(await Promise.all(profiles), settings).guesses);
}

/** The delimiter that is detected without a schema, in as much as the command looks at. */
function delimiterOf(file: string): string {
  const bytes = readFileSync(join(truth, file));
  const start = bytes.subarray(0, SAMPLE);
  const isAll = bytes.length <= SAMPLE;
  const text = new TextDecoder(detectEncoding(start, isAll)).decode(start);
  const whole = isAll ? text : text.slice(0, text.lastIndexOf('\n') + 1);
  return detectDialect(whole, plainDialect('csv'), {}, { columns: [] }).delimiter;
}

const SAMPLE = 64 * 1024;

/** The errors that a schema finds in a file. */
async function errorsIn(data: DataFile, schema: Json): Promise<readonly Diagnostic[]> {
  const { validators } = await validatorsOf(documentOf(schema, 'schema'), {});
  const found: Diagnostic[] = [];
  await checkFile(
    data,
    validators!,
    { room: () => 10, report: (all) => found.push(...all), passed: () => undefined, isDone: () => false },
    (file) => contentsOf(file, validators!.table, () => undefined, CELLS),
  );
  return found.filter(({ severity }) => severity === 'error');
}

test.each(tables)('$file: the schema accepts the data that it was made from', async (table) => {
  const { data, schema, profile } = await inferred(table);
  const errors = await errorsIn(data, schema);
  if (table.file !== RAGGED) expect(errors).toEqual([]);
  else expect(profile instanceof TableProfile && profile.unreadRows).toBeGreaterThan(0);
});

const said: { [file: string]: Said } = {};
for (const table of tables) said[table.file] = saidBy((await inferred(table)).guesses);
const packages = packagesOf(tables);
const dialects = dialectsIn(truth);

const scores: { readonly [id: string]: Score } = {
  ...scoresOfTables(tables, said),
  relations: scoreOfRelations(packages, await Promise.all(packages.map(relationsOf))),
  delimiters: scoreOfDelimiters(
    dialects,
    Object.fromEntries(dialects.map(({ file }) => [file, delimiterOf(file)])),
  ),
};

test.each(MEASURES)(
  '$title: as many are right as are asked for',
  ({ id, title, precision = 0, recall = 0 }) => {
    const score = scores[id]!;
    console.log(`${title}: ${inWords(score)}\n${score.faults.map((each) => `  ${each}`).join('\n')}`);
    expect(score.right).toBeGreaterThan(0);
    expect(score.precision).toBeGreaterThanOrEqual(precision);
    expect(score.recall).toBeGreaterThanOrEqual(recall);
  },
);

interface LabelledFile {
  readonly file: string;
  readonly columns: readonly { readonly name: string; readonly label?: string | null }[];
}

const labelledFiles = (readJson('truth', 'labelled.json') as unknown as readonly LabelledFile[]).filter(
  ({ file }) => file.endsWith('.sav'),
);

test.each(labelledFiles)(
  '$file: labels are in the schema, which accepts the data',
  async ({ file, columns }) => {
    const { data, schema } = await inferred({ file });
    expect(await errorsIn(data, schema)).toEqual([]);
    const { properties } = (schema as JsonObject).items as JsonObject;
    for (const { name, label } of columns) {
      const { title } = (properties as { readonly [name: string]: JsonObject })[name]!;
      if (label?.trim()) expect(title).toBe(label.trim());
    }
  },
);
