// SPSS files of others with their labels and missing values, as another program reads them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { descriptionIn, type MissingValue, type VariableDescription } from '../../src/data/tables/index.js';
import { rowsOf, sourceOf } from '../files/rows-of.js';
import { folder, readJson } from './material.js';

interface Labelled {
  readonly file: string;
  readonly rows: number;
  readonly fileLabel: string | null;
  readonly columns: readonly {
    readonly name: string;
    readonly label?: string;
    readonly codes?: readonly { readonly value: string | number; readonly label: string }[];
    readonly missingRanges?: readonly { readonly lo: number; readonly hi: number }[];
    readonly measure?: string;
    readonly format: string;
  }[];
}

function rangeOf(missing: MissingValue) {
  if ('value' in missing) return { lo: missing.value, hi: missing.value };
  return { lo: missing.low ?? -Infinity, hi: missing.high ?? Infinity };
}

function columnOf({ name, label, values, missing, scale, format }: VariableDescription) {
  return {
    name,
    ...(label ? { label } : {}),
    ...(values ? { codes: values.map(([value, label]) => ({ value, label })) } : {}),
    ...(missing ? { missingRanges: missing.map(rangeOf) } : {}),
    ...(scale ? { measure: scale } : {}),
    format,
  };
}

test('labels and missing values of SPSS files', async (context) => {
  const truth = join(folder, 'data', 'truth');
  if (!existsSync(join(truth, 'labelled.json'))) return context.skip('there are no such files in the folder');
  const labelled = (readJson('truth', 'labelled.json') as unknown as readonly Labelled[]).filter(({ file }) =>
    file.endsWith('.sav'),
  );
  for (const { file, rows, fileLabel, columns } of labelled) {
    const bytes = new Uint8Array(readFileSync(join(truth, file)));
    const { label = null, variables } = (await descriptionIn('sav', sourceOf(bytes)))!;
    const read = await rowsOf('sav', bytes);
    expect({ file, rows: read.length, fileLabel: label, columns: variables.map(columnOf) }).toEqual({
      file,
      rows,
      fileLabel,
      columns,
    });
    expect(JSON.stringify(read)).not.toContain('\uFFFD');
  }
  console.log(`${labelled.length} SPSS files are read as they were noted`);
  expect(labelled.length).toBeGreaterThan(5);
});
