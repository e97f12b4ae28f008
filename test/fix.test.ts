// A repair never makes a valid schema invalid, changes no bytes but those of its edits, and leaves nothing to do.
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixCommand } from '../src/apps/cli/fix.js';
import { terminalOn } from '../src/apps/cli/terminal.js';
import type { Json } from '../src/base/json.js';
import type { FixOptions } from '../src/quality/lint/fix.js';
import { lint } from '../src/quality/lint/index.js';
import { createRegistry } from '../src/schema/references/index.js';
import { runs } from './effort.js';
import { checkedFix, written } from './fix-checks.js';
import { examineWithSmallRules } from './fix-rules.js';
import { post, testService } from './http/service.js';
import { mutate, randomFrom } from './mutate.js';
import { ownSchemas } from './standards/sources.js';

const registry = createRegistry();

const examineWithAllRules: FixOptions['examine'] = async (document) =>
  (await lint(document, registry)).diagnostics;

test.each([
  // These find something nearly everywhere, so that fewer schemas do.
  [
    runs({ test: 30, conformance: 100 }),
    'rules that use every kind of edit',
    examineWithSmallRules(registry),
  ],
  [runs({ test: 80, conformance: 300 }), 'our rules', examineWithAllRules],
] as const)('%i changed schemas are repaired by %s', async (count, _name, examine) => {
  const random = randomFrom(20260501);
  let applied = 0;
  const refused: string[] = [];
  for (let number = 0; number < count; number++) {
    const { name, schema } = ownSchemas[number % ownSchemas.length]!;
    const format = number % 3 === 0 ? 'yaml' : 'json';
    const text = written(mutate(schema, random), format, random);
    const options = { registry, examine, unsafe: number % 2 === 0 };
    const fixed = await checkedFix(text, format, options).catch((fault: Error) => {
      throw new Error(`${name}, mutation ${number} (${format}): ${fault.message}\n${text}`, {
        cause: fault,
      });
    });
    applied += fixed?.applied.length ?? 0;
    refused.push(...(fixed?.refused ?? []).map(({ code, reason }) => `${code}: ${reason}`));
  }
  // A rule that is refused offers fixes that do harm or cannot be done.
  console.log(`${applied} fixes applied, ${refused.length} refused, such as ${refused[0] ?? 'none'}`);
  expect(applied).toBeGreaterThan(count / 4);
});

describe('the command', () => {
  const before =
    '\uFEFF{\r\n  "title": "Towns",   "fair:resourceType": "dataset",\r\n  "x-fair:label" :"T"\r\n}';
  const after = before.replace('x-fair:label', 'fair:label');

  /** What a call with these flags makes of a file. */
  async function called(content: string, flags: { readonly [name: string]: boolean } = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'fix-'));
    const path = join(folder, 'towns.json');
    try {
      await writeFile(path, content);
      await utimes(path, 1, 1);
      let out = '';
      let err = '';
      const terminal = {
        out: (text: string) => {
          out += text;
        },
        err: (text: string) => {
          err += text;
        },
        note: (text: string) => {
          err += text;
        },
        colour: false,
        isHeard: () => true,
      };
      const code = await fixCommand.run(
        { operands: {}, flags: { paths: [path], ...flags } },
        terminalOn(terminal),
      );
      const isUntouched = (await stat(path)).mtimeMs === 1000;
      return { code, out, err, text: await readFile(path, 'utf8'), isUntouched };
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test('writes nothing but the repair', async () => {
    expect(await called(before)).toMatchObject({ code: 0, text: after, isUntouched: false, err: '' });
  });

  test('does not write a file that stays as it is', async () => {
    expect(await called(after)).toMatchObject({ code: 0, text: after, isUntouched: true });
  });

  test('writes nothing when it only shows or checks', async () => {
    expect(await called(before, { dryRun: true })).toMatchObject({ code: 0, isUntouched: true });
    expect(await called(before, { check: true })).toMatchObject({ code: 1, isUntouched: true });
    expect(await called(before, { check: true, dryRun: true })).toMatchObject({ code: 1, isUntouched: true });
    expect(await called(after, { check: true })).toMatchObject({ code: 0, isUntouched: true });
  });
});

describe('the service', () => {
  const { app } = testService();
  const schema = { title: 'Towns', 'fair:resourceType': 'dataset', 'x-fair:label': 'T' };
  const fixed = { title: 'Towns', 'fair:resourceType': 'dataset', 'fair:label': 'T' };

  async function asked(body: Json) {
    return post(await app(), '/v1/fix', body);
  }

  test('answers a schema with a schema', async () => {
    const { status, body } = await asked({ schema });
    expect(status).toBe(200);
    expect(body).toMatchObject({ schema: fixed, refused: [] });
    expect(body).toHaveProperty('applied.0.code', 'lint/no-misprefixed-keyword');
    expect(body).not.toHaveProperty('text');
  });

  test('answers a text with a text, and findings with lines', async () => {
    const { status, body } = await asked({ text: 'x-fair:label:  T # t\n', format: 'yaml' });
    expect(status).toBe(200);
    expect(body).toHaveProperty('text', expect.stringContaining('fair:label:  T # t\n'));
    expect(body).toHaveProperty('findings.0.at.range.start.line');
    expect(body).not.toHaveProperty('schema');
  });

  test('gives a text that cannot be read back', async () => {
    const { status, body } = await asked({ text: '{' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: '{', applied: [], findings: [{ severity: 'error' }] });
  });

  test.each([
    ['nothing', {}],
    ['both', { schema, text: '{}' }],
    ['another format', { text: '{}', format: 'toml' }],
    ['a word for a truth value', { schema, unsafe: 'yes' }],
  ])('refuses %s', async (_name, body) => {
    expect(await asked(body)).toMatchObject({ status: 422 });
  });
});
