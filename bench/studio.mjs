// What the studio loads, and how long its worker and its page take, as ratios in one run. Needs a build.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { parseDocument, stringify } from 'yaml';
import { createService } from '../dist/apps/http/index.js';
import { parseTolerantly } from '../dist/schema/document/index.js';
import { openChromium } from './browser/bundle.mjs';
import { cpuTimes, report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';
import { keyTimes } from './studio/keys.mjs';
import { rowTimes } from './studio/strict-rows.mjs';

const ROOT = join(import.meta.dirname, '..');
const FILES = join(ROOT, 'dist/studio');
const TODAY = '2026-01-01';

export async function run() {
  console.log('studio: KB (1,000 bytes) after gzip, as loaded by Chromium');
  await sizes();
  console.log('studio: CPU time as ratios');
  await times();
  await keys();
  await rows();
}

const writers = { json: (value) => JSON.stringify(value, null, 2), yaml: (value) => stringify(value) };

/** The size of some files after gzip, each compressed alone as a server sends it. */
function kilobytes(names) {
  const bytes = (name) => gzipSync(readFileSync(join(FILES, name)), { level: 9 }).length;
  return [...names].reduce((sum, name) => sum + bytes(name), 0) / 1000;
}

async function sizes() {
  const app = await createService({ logLevel: 'silent' });
  const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/studio/`;
  const chromium = await openChromium();
  try {
    const page = await chromium.context.newPage();
    const loaded = new Set(['index.html']);
    chromium.context.on('request', (request) => {
      const name = request.url().slice(base.length);
      if (request.url().startsWith(base) && name !== '') loaded.add(name);
    });
    await page.goto(base);
    await page.locator('h1').waitFor();
    const shell = new Set(loaded);
    report('shell until paint', kilobytes(shell), { atMost: 25 });
    const { files } = JSON.parse(readFileSync(join(FILES, 'build.json'), 'utf8'));
    const names = files.map(({ name }) => name);
    const found = new Set(shell);
    for (const part of ['editor-', 'assistance-'])
      withImports(
        names.find((name) => name.startsWith(part)),
        found,
      );
    report('with the editor', kilobytes(found), { atMost: 180 });
    await page.getByRole('button', { name: 'Example: towns' }).click();
    await page.locator('.app[aria-busy="false"]').waitFor();
    // What readiness needs is asked for when the findings are there.
    const order = [...loaded];
    const untilFindings = order.slice(
      0,
      order.findIndex((name) => name.startsWith('readiness-')),
    );
    report('until the first diagnostics of YAML', kilobytes(untilFindings), { atMost: 420 });
    report('everything', kilobytes(names), { atMost: 600 });
  } finally {
    await chromium.close();
    await app.close();
  }
}

/** Adds a file, and all that it imports at once. */
function withImports(name, found) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(FILES, name), 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) withImports(other, found);
  return found;
}

/** The session of the worker, bundled for this process. */
async function workerModules() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  const outfile = join(folder, 'worker.mjs');
  try {
    await build({
      absWorkingDir: ROOT,
      stdin: {
        contents: "export * from './session.ts'; export * from './edit.ts';",
        resolveDir: join(ROOT, 'src/apps/studio/worker'),
      },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      outfile,
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function times() {
  const { createSession, editedBy } = await workerModules();
  let version = 0;
  /** Every text is another one, since what was read last is kept. */
  const given = (text, format) => {
    version++;
    return {
      version,
      name: `schema.${format}`,
      format,
      text: `${text}${' '.repeat(version % 50)}\n`,
      options: {},
    };
  };
  const textOf = (count, format) => writers[format](generatedSchema(count));
  const textWithBlocks = (count) =>
    textOf(count, 'yaml').replace(
      /^ {4}title: (.*)$/gm,
      '$&\n    description: |\n      $1,\n      in two lines.',
    );
  const checking = (text, format) => {
    const session = createSession();
    return () => session.check(given(text, format), TODAY);
  };
  const [json, yaml] = [textOf(1000, 'json'), textOf(1000, 'yaml')];
  const session = createSession();
  const pointer = '/properties/variable_1/title';
  const opened = given(yaml, 'yaml');
  await session.check(opened, TODAY);
  let labels = 0;
  const spent = await cpuTimes(
    {
      parse: () => JSON.parse(json),
      read: () => parseTolerantly(given(yaml, 'yaml').text, 'schema.yaml', 'yaml'),
      parser: () => parseDocument(given(yaml, 'yaml').text, { uniqueKeys: false }),
      json: checking(json, 'json'),
      yaml: checking(yaml, 'yaml'),
      blocks: checking(textWithBlocks(1000), 'yaml'),
      anchored: checking(`x-anchor: &anchor 1\n${yaml}`, 'yaml'),
      tenth: checking(textOf(100, 'json'), 'json'),
      edit: async () => {
        labels++;
        const intent = { kind: 'set', pointer, value: `Variable ${labels}` };
        const edited = await editedBy(session, opened.version, intent);
        if (edited.kind !== 'edited') throw new Error(`The edit was ${edited.kind}: ${edited.reason ?? ''}`);
      },
    },
    { rounds: 5, minimumMs: 100 },
  );
  report('check of 1,000 variables over JSON.parse, JSON', spent.json / spent.parse, { atMost: 40 });
  report('check of 1,000 variables over JSON.parse, YAML', spent.yaml / spent.parse, { atMost: 100 });
  report('of these, reading the YAML', spent.read / spent.parse);
  report('one parse of the YAML by the yaml package', spent.parser / spent.parse);
  report('check of YAML with 1,000 block scalars', spent.blocks / spent.parse);
  report('check of YAML that only the yaml package can read', spent.anchored / spent.parse);
  report('check over check of a tenth of the variables', spent.json / spent.tenth, { atMost: 14 });
  report('edit of a field in YAML over one parse', spent.edit / spent.parser, { atMost: 2.2 });
}

async function keys() {
  for (const [format, write] of Object.entries(writers)) {
    const { checked, empty } = await keyTimes(generatedSchema(1000), write, format);
    const name = `page thread, key to painted findings over empty key, ${format.toUpperCase()}`;
    report(name, checked / empty, { atMost: 3 });
  }
}

async function rows() {
  const { strict, compiled } = await rowTimes();
  report('strict rows over compiled rows', strict / compiled, { atMost: 2.5 });
}
