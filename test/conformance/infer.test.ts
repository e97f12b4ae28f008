// Tables that others published with their documentation: what `infer` says of them, against what the documentation says.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFile, validatorsOf } from '../../src/cli/data/check-file.js';
import { contentsOf } from '../../src/cli/data/contents.js';
import { type DataFile, dataFiles } from '../../src/cli/data/data-files.js';
import { profileOf } from '../../src/cli/data/profile-file.js';
import type { Diagnostic } from '../../src/diagnostic.js';
import { append, documentOf } from '../../src/document/index.js';
import { type Guess, infer, loadKnowledge, TableProfile } from '../../src/infer/index.js';
import type { Json, JsonObject } from '../../src/json.js';
import { loadLicenses } from '../../src/vocabulary/index.js';
import { folder, readJson } from './material.js';

interface TruthColumn {
  readonly name: string;
  readonly types?: readonly string[];
  readonly missing: readonly string[];
  readonly coded?: boolean;
}

interface TruthTable {
  readonly file: string;
  readonly primaryKey?: readonly string[];
  readonly columns: readonly TruthColumn[];
}

const tables = readJson('truth', 'manifest.json') as unknown as readonly TruthTable[];

/** The one file whose rows all have more cells than its header. */
const RAGGED = 'datasets/co2-ppm-co2-mm-gl.csv';

const CELLS = { flags: { dialect: {}, isStrict: false }, say: () => undefined };

const settings = { knowledge: await loadKnowledge(), licenses: await loadLicenses() };

async function inferred({ file }: Pick<TruthTable, 'file'>) {
  const [data] = (await dataFiles([join(folder, 'data', 'truth', file)])).files;
  const { profile, description } = await profileOf(data!, () => undefined);
  return { data: data!, profile, ...infer([{ name: 'data', profile, description }], settings) };
}

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

/** Right and wrong answers. */
class Score {
  right = 0;
  wrong = 0;
  missed = 0;
  readonly faults: string[] = [];

  add(isSaid: boolean, isTrue: boolean, what: string): void {
    if (isSaid && isTrue) this.right++;
    else if (isSaid) this.wrong++;
    else if (isTrue) this.missed++;
    if (isSaid !== isTrue) this.faults.push(`${isSaid ? 'said' : 'missed'}: ${what}`);
  }

  get precision(): number {
    return this.right / Math.max(1, this.right + this.wrong);
  }

  get recall(): number {
    return this.right / Math.max(1, this.right + this.missed);
  }

  print(title: string): void {
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    console.log(
      `${title}: precision ${percent(this.precision)}, recall ${percent(this.recall)} (${this.right} right, ${this.wrong} wrong, ${this.missed} missed)\n${this.faults.map((each) => `  ${each}`).join('\n')}`,
    );
  }
}

function guessesFor(guesses: readonly Guess[], name: string, rule: string): readonly Guess[] {
  const pointer = append('/items/properties', name);
  return guesses.filter((each) => each.rule === rule && each.pointer === pointer);
}

function valuesOf(guesses: readonly Guess[], name: string, rule: string): readonly unknown[] {
  return guessesFor(guesses, name, rule).map(({ value }) => value);
}

/** The kind of a column as the documentation calls it. */
function kindOf(guesses: readonly Guess[], name: string): string {
  const kind = guessesFor(guesses, name, 'type')[0]?.kind ?? 'string';
  return ['digits', 'uuid', 'uri', 'email'].includes(kind) ? 'string' : kind;
}

test.each(tables)('$file: the schema accepts the data that it was made from', async (table) => {
  const { data, schema, profile } = await inferred(table);
  const errors = await errorsIn(data, schema);
  if (table.file !== RAGGED) expect(errors).toEqual([]);
  else expect(profile instanceof TableProfile && profile.unreadRows).toBeGreaterThan(0);
});

test('types, missing words, codes and keys', async () => {
  const [types, withWords, words, codes, keys] = [0, 1, 2, 3, 4].map(() => new Score());
  for (const table of tables) {
    const { guesses } = await inferred(table);
    const found = guesses.filter(({ rule, level }) => rule === 'key' && level === 'likely');
    if (table.primaryKey?.length === 1)
      keys!.add(
        found.some(({ value }) => value === table.primaryKey![0]),
        true,
        `${table.file} ${table.primaryKey[0]}`,
      );
    for (const { name, types: documented, missing, coded } of table.columns) {
      const what = `${table.file} ${name}`;
      const kind = kindOf(guesses, name);
      if (documented && kind !== 'empty') {
        const isRight =
          documented.includes(String(kind)) || (kind === 'integer' && documented.includes('year'));
        for (const score of [types!, ...(missing.length > 0 ? [withWords!] : [])])
          score.add(isRight, true, `${what} is ${documented.join(' or ')}, not ${kind}`);
      }
      const said = valuesOf(guesses, name, 'missing-word').filter((word) => word !== '');
      for (const word of new Set([...said, ...missing]))
        words!.add(said.includes(word), missing.includes(String(word)), `${what} ${JSON.stringify(word)}`);
      const [list] = valuesOf(guesses, name, 'code-list');
      if (kind === 'string' && documented?.[0] === 'string')
        codes!.add(list !== undefined, coded === true, `${what} ${JSON.stringify(list ?? '')}`);
    }
  }
  types!.print('types');
  withWords!.print('types of columns with missing words');
  words!.print('missing words');
  codes!.print('code lists of texts');
  keys!.print('keys of one column');
  expect(types!.recall).toBeGreaterThanOrEqual(0.99);
  expect(withWords!.recall).toBeGreaterThanOrEqual(0.985);
  expect(words!.precision).toBeGreaterThanOrEqual(0.97);
  expect(words!.recall).toBeGreaterThanOrEqual(0.97);
}, 300_000);

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
