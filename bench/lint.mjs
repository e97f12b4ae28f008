// The linter: files beside merely reading and parsing them and beside Spectral, requests beside a bare node:http server,
// and how it grows.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lint } from '../dist/quality/lint/index.js';
import { documentOf, parse } from '../dist/schema/document/index.js';
import { createRegistry } from '../dist/schema/references/index.js';
import { startServer } from './http/measured-server.mjs';
import { cpuTimes, report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';
import { BARE, FLOOR, LONG_WARM_UP, ratio, serve } from './service.mjs';
import { compareWithSpectral } from './spectral/compare.mjs';

const FILES = 2000;

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const paths = Array.from({ length: FILES }, (_, index) => {
    const path = join(folder, `${index}.json`);
    const schema = { ...generatedSchema(10), $id: `https://example.org/${index}`, title: `Schema ${index}` };
    writeFileSync(path, JSON.stringify(schema, null, 2));
    return path;
  });
  const registry = createRegistry();
  const read = async (path) => (await parse(readFileSync(path, 'utf8'), path, 'json')).document;
  const times = await cpuTimes(
    {
      parse: async () => {
        for (const path of paths) await read(path);
      },
      lint: async () => {
        for (const path of paths) await lint(await read(path), registry);
      },
    },
    { rounds: 7, minimumMs: 1 },
  );
  console.log('lint: files per CPU second, as a ratio to reading and parsing them');
  report(`${FILES} generated schemas`, times.parse / times.lint, { atLeast: 0.25 });

  compareWithSpectral(folder, paths);

  const lines = Array.from({ length: 1000 }, (_, index) =>
    JSON.stringify({ schema: { ...generatedSchema(50), $id: `https://example.org/${index}` } }),
  );
  const bodiesOf = (name, some) => {
    const path = join(folder, name);
    writeFileSync(path, `${some.join('\n')}\n`);
    return { bodies: path, warmUp: LONG_WARM_UP };
  };
  // More than are remembered, so that each is checked anew; and few, so that none is.
  const different = bodiesOf('different', lines);
  const again = bodiesOf('again', lines.slice(0, 50));
  const ours = await serve();
  const bare = await startServer([BARE]);
  console.log('lint: requests per CPU second, as a ratio to a bare node:http server');
  const floor = await startServer([FLOOR, ours.address]);
  const ratioWith = (bodies, server = ours) => ratio(server, bare, '/v1/lint', '/', bodies);
  const what = `POST /v1/lint (${lines[0].length} bytes)`;
  report(`${what}, schemas that all differ`, await ratioWith(different), { atLeast: 0.2 });
  report(`${what}, asked for before`, await ratioWith(again));
  report('  the same without linting: parse, check, write an answer', await ratioWith(different, floor));
  await Promise.all([ours.stop(), bare.stop(), floor.stop()]);

  const work = (count) => {
    const document = documentOf(generatedSchema(count), 'x');
    return () => lint(document, registry);
  };
  const grown = await cpuTimes({ small: work(1_000), large: work(10_000) }, { rounds: 5 });
  console.log('lint: how it grows');
  report('10,000 variables as a multiple of 1,000', grown.large / grown.small, { atMost: 12 });
  rmSync(folder, { recursive: true });
}
