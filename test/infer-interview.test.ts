// Questions on a terminal: checked answers, each kept at once, and an end at any time.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { parse as yamlOf } from 'yaml';
import { Stop } from '../src/apps/cli/exit.js';
import { inferCommand } from '../src/apps/cli/infer.js';
import { prompterOn } from '../src/apps/cli/prompter.js';
import { terminalOn } from '../src/apps/cli/terminal.js';
import type { Json } from '../src/base/json.js';
import {
  answersKind,
  givenAnswers,
  infer,
  interview,
  loadKnowledge,
  questionsAbout,
  questionsOf,
  ValueProfile,
} from '../src/data/infer/index.js';
import { datasetQuestions, variableQuestions } from '../src/data/infer/question.js';
import { criteria } from '../src/quality/readiness/index.js';
import { parse } from '../src/schema/document/index.js';
import { loadLicenses } from '../src/schema/vocabulary/index.js';
import { runs } from './effort.js';

const folder = mkdtempSync(join(tmpdir(), 'interview-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

const rows = Array.from({ length: 24 }, (_, row) => `${row},${row % 2},${row % 3 === 0 ? 99 : row + 0.5}`);
writeFileSync(at('trees.csv'), `id,alive,height_m\n${rows.join('\n')}\n`);

/** What the command shows and gives when a person types lines on a terminal, and then ends the input. */
async function typed(flags: { readonly [name: string]: string | boolean }, ...lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  const show = (text: unknown) => {
    shown += String(text);
  };
  output.on('data', show);
  const terminal = {
    ...{ out: show, err: show, note: show, colour: false, isHeard: () => true },
    prompter: async () => prompterOn(input, output),
  };
  input.end(lines.map((line) => `${line}\n`).join(''));
  const call = { operands: {}, flags: { data: [at('trees.csv')], interactive: true, ...flags } };
  const code = await inferCommand.run(call, terminalOn(terminal)).catch((fault: unknown) => {
    if (!(fault instanceof Stop)) throw fault;
    shown += fault.message;
    return fault.code;
  });
  return { code, shown };
}

describe('an interview', () => {
  const flags = { output: at('trees.schema.yaml') };

  test('checks answers, and keeps those before the person leaves', async () => {
    const { code, shown } = await typed(flags, 'here', 'https://w3id.org/trees', 'cc-by', 'CC-BY-4.0', 'q');
    expect(code).toBe(0);
    expect(shown).toContain('"here" is not an absolute IRI');
    expect(shown).toContain('did you mean "CC-BY-4.0"?');
    expect(shown).toContain('Stopped: the answers are kept in');
    expect(yamlOf(read('trees.answers.yaml'))).toMatchObject({
      id: 'https://w3id.org/trees',
      license: 'CC-BY-4.0',
    });
    expect(existsSync(at('trees.schema.yaml'))).toBe(false);
  });

  test('goes on where it was left, and ends with the input', async () => {
    const { code, shown } = await typed(
      flags,
      'Ann Example',
      'ind',
      '0000-0002-1825-0098',
      '0000-0002-1825-0097',
    );
    expect(code).toBe(0);
    expect(shown).not.toContain('Which address');
    expect(shown).toContain('The last character of the ORCID should be 7');
    expect(yamlOf(read('trees.answers.yaml'))).toMatchObject({
      license: 'CC-BY-4.0',
      creator: [
        { name: 'Ann Example', type: 'Individual', identifier: 'https://orcid.org/0000-0002-1825-0097' },
      ],
    });
  });

  test('shows what speaks for possible guesses, and ends with a schema', async () => {
    const skipped = Array.from({ length: 40 }, () => '');
    const { code, shown } = await typed(flags, ...skipped);
    expect(code).toBe(0);
    expect(shown).toContain('24 cells have only 2 different whole numbers: 0, 1.');
    expect(shown).toContain('The number 99 is in 8 of 24 cells');
    expect(read('trees.schema.yaml')).toContain('$id: https://w3id.org/trees');
  });

  test('makes codes and sentinels of numbers, and the schema accepts the data', async () => {
    const answers = 'variables:\n  alive: { codes: { 0: dead, 1: alive } }\n  height_m: { missing: [99] }\n';
    writeFileSync(at('known.yaml'), answers);
    const call = {
      operands: {},
      flags: { data: [at('trees.csv')], answers: at('known.yaml'), output: at('known.schema.yaml') },
    };
    const silent = { out: () => undefined, err: () => undefined, note: () => undefined };
    expect(await inferCommand.run(call, terminalOn({ ...silent, colour: false, isHeard: () => true }))).toBe(
      0,
    );
    expect(yamlOf(read('known.schema.yaml'))).toMatchObject({
      items: {
        properties: {
          alive: {
            oneOf: [
              { const: 0, title: 'dead' },
              { const: 1, title: 'alive' },
            ],
          },
          height_m: { anyOf: [{ type: 'number' }, { const: 99, 'fair:sentinel': true }] },
        },
      },
    });
    const checked = spawnSync(process.execPath, [
      resolve('bin/fairwright.js'),
      'validate',
      at('known.schema.yaml'),
      at('trees.csv'),
    ]);
    expect(checked.status).toBe(0);
  });

  test('keeps comments of the file of answers', async () => {
    writeFileSync(at('mine.yaml'), '# Mine.\ntitle: Trees # of the park\n');
    await typed({ output: at('mine.schema.yaml'), answers: at('mine.yaml') }, 'https://w3id.org/trees', 'q');
    expect(read('mine.yaml')).toBe('# Mine.\ntitle: Trees # of the park\nid: https://w3id.org/trees\n');
  });

  test('does not ask what an updated schema states', async () => {
    writeFileSync(
      at('own.schema.yaml'),
      '$id: https://w3id.org/own\ntitle: Own\nproperties:\n  id: { title: Number }\n',
    );
    const { shown } = await typed(
      { update: at('own.schema.yaml') },
      'CC0-1.0',
      ...Array.from({ length: 40 }, () => ''),
    );
    expect(shown).not.toContain('Which address');
    expect(shown).not.toContain('What is the dataset called?');
    expect(read('own.schema.yaml')).toContain('fair:license: CC0-1.0');
    expect(existsSync(at('own.answers.yaml'))).toBe(true);
  });
});

test('answers are added to an updated schema, its address too', async () => {
  writeFileSync(at('plain.schema.yaml'), '# Mine.\nproperties:\n  id: { title: Number }\n');
  const skipped = Array.from({ length: 40 }, () => '');
  await typed({ update: at('plain.schema.yaml') }, 'https://w3id.org/plain', 'CC0-1.0', ...skipped);
  expect(read('plain.schema.yaml')).toContain(
    '# Mine.\n$id: https://w3id.org/plain\nfair:license: CC0-1.0\nfair:licenseRef: https://spdx.org/licenses/CC0-1.0\nproperties:\n',
  );
});

test('an interview needs a terminal, and a file for the answers', async () => {
  const words = ['infer', 'trees.csv', '--interactive', '-o', 'none.schema.yaml'];
  const { status, stderr } = spawnSync(process.execPath, [resolve('bin/fairwright.js'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining('--interactive needs a terminal')]);
  expect((await typed({})).shown).toContain('--interactive keeps the answers in a file');
});

test('what answers earn is asked for by readiness', () => {
  const known = criteria.flatMap(({ asks }) => asks.map(({ id }) => id));
  const questions = Object.values({
    ...datasetQuestions,
    ...variableQuestions,
    more: variableQuestions.label!,
  });
  for (const { earns = [] } of questions) for (const each of earns) expect(known).toContain(each);
});

const settings = { knowledge: await loadKnowledge(), licenses: await loadLicenses() };
const lists = { licenses: settings.licenses, units: settings.knowledge.units };

test('each answer is kept before the next question, in a file that can be read back', async () => {
  const name = fc.constantFrom('id', 'a/b', '__proto__', 'on', '1', 'x: y', '# z', 'length mm', '-');
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('x y', 'yes', '12', '- #', "'"),
      async (names, line) => {
        const profile = new ValueProfile();
        for (let row = 0; row < 12; row++)
          profile.add(
            Object.fromEntries(names.map((each, index) => [each, index === 0 ? ['p', 'q'][row % 2]! : row])),
          );
        profile.finish();
        const inferred = infer([{ name: 'data', profile }], settings);
        const asked = questionsAbout(inferred);
        const { document } = await parse(questionsOf(inferred), 'answers', 'yaml');
        let [count, kept, saved] = [0, 0, ''];
        // Questions with checks are skipped: the property is about where answers go.
        const { answers, isLeft } = await interview(
          asked.filter(({ question }) => !question.check && question.kind.name === 'string'),
          document!,
          lists,
          {
            say: () => undefined,
            ask: async () => {
              expect(kept).toBe(count++);
              return line;
            },
            save: async (text) => {
              kept++;
              saved = text;
            },
          },
        );
        expect(isLeft).toBe(false);
        expect((await parse(saved, 'answers', 'yaml')).document!.value).toEqual(answers.value);
        const given = givenAnswers(answers.value);
        expect(answersKind.check(given)).toEqual([]);
        expect(leavesOf(given)).toEqual(Array.from({ length: count }, () => line));
      },
    ),
    { numRuns: runs({ test: 30, conformance: 500 }) },
  );
});

function leavesOf(value: Json): readonly Json[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each) => leavesOf(each as Json))
    : [value];
}
