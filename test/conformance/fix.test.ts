// The same as test/fix.test.ts, on changed copies of published schemas.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixDocument, lint } from '../../src/quality/lint/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import { checkedFix, written } from '../fix-checks.js';
import { mutate, randomFrom } from '../mutate.js';
import { randomFile, writtenParts } from '../random-files.js';
import { corpus } from './material.js';

const FILES = 300;

test(`${FILES} random files keep their text in \`fix\``, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fix-files-'));
  try {
    const files = fc
      .sample(randomFile, { numRuns: FILES, seed: 20261116 })
      .map((file, number) => ({ ...file, path: join(folder, `${number}.schema.${file.format}`) }));
    for (const { path, text } of files) writeFileSync(path, text);
    const { status, stdout } = spawnSync(process.execPath, ['bin/fairwright.js', 'fix', folder, '--unsafe'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    expect(status).toBe(0);
    const figures = { kept: 0, lost: 0, unreadable: 0, changed: 0 };
    for (const { path, format, text } of files) {
      const now = readFileSync(path, 'utf8');
      const [before, after] = [
        await writtenParts({ format, text }),
        await writtenParts({ format, text: now }),
      ];
      if (before === undefined || after === undefined) figures.unreadable++;
      if (now !== text) figures.changed++;
      for (const [part, count] of before ?? []) {
        const left = Math.min(after?.get(part) ?? 0, count);
        figures.kept += left;
        figures.lost += count - left;
      }
    }
    const refused = stdout.match(/Left out: /g)?.length ?? 0;
    const applied = (stdout.match(/^ {2}#/gm)?.length ?? 0) - refused;
    console.log(`${FILES} random files: ${applied} fixes applied, ${refused} refused,`, figures);
    expect(figures).toMatchObject({ lost: 0, unreadable: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const MUTATIONS = Number(process.env.FIX_MUTATIONS ?? 2000);
const registry = createRegistry();
const options = {
  registry,
  examine: async (document: Parameters<typeof lint>[0]) => (await lint(document, registry)).diagnostics,
};

const schemas = [...corpus('fair'), ...corpus('plain')];

test.each(corpus('fair'))(
  'after a repair of %s nothing that could be repaired is left',
  async (_name, schema) => {
    const { left, refused } = await fixDocument(documentOf(schema, 'schema'), options);
    expect(refused).toEqual([]);
    expect(left.filter(({ fixes = [] }) => fixes.some(({ safe }) => safe))).toEqual([]);
  },
);

test(`${MUTATIONS} changed schemas are repaired`, async () => {
  const random = randomFrom(20260502);
  let applied = 0;
  let refused = 0;
  for (let number = 0; number < MUTATIONS; number++) {
    const [name, schema] = schemas[number % schemas.length]!;
    const format = number % 3 === 0 ? 'yaml' : 'json';
    const text = written(mutate(schema, random), format, random);
    const fixed = await checkedFix(text, format, { ...options, unsafe: number % 2 === 0 }).catch(
      (fault: Error) => {
        throw new Error(`${name}, mutation ${number} (${format}): ${fault.message}`, { cause: fault });
      },
    );
    applied += fixed?.applied.length ?? 0;
    refused += fixed?.refused.length ?? 0;
  }
  console.log(`${MUTATIONS} changed schemas: ${applied} fixes applied, ${refused} refused`);
  expect(applied).toBeGreaterThan(0);
});
