// The exports: over HTTP beside a bare node:http server, and how they grow with the number of variables.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe } from '../dist/description/index.js';
import { documentOf } from '../dist/document/index.js';
import { exportAs, exporters } from '../dist/export/index.js';
import { createRegistry } from '../dist/registry/index.js';
import { startServer } from './http/measured-server.mjs';
import { cpuTimes, report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';
import { BARE, ratio, serve } from './service.mjs';

/** Bodies with schemas of 50 variables. */
function bodies(count) {
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      schema: {
        ...generatedSchema(50),
        $id: `https://example.org/schemas/${index}`,
        title: `Schema ${index}`,
        'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
        'fair:contributors': [{ name: 'Example Institute', type: 'Organization', role: 'Producer' }],
      },
    }),
  );
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [again, different] = [1, 2000].map((count) => {
    const file = join(folder, String(count));
    writeFileSync(file, `${bodies(count).join('\n')}\n`);
    return file;
  });
  const ours = await serve();
  const bare = await startServer([BARE]);
  const floor = await startServer([resolve(import.meta.dirname, 'http/floor.mjs')]);
  console.log(
    `exports: requests per CPU second, as a ratio to a bare node:http server (50 variables, bodies of ${bodies(1)[0].length} bytes)`,
  );
  for (const { id } of exporters) {
    const path = `/v1/export/${id}`;
    const ratioOf = (server, file) => ratio(server, bare, path, '/', { bodies: file });
    report(`POST ${path}`, await ratioOf(ours, again), { atLeast: 0.35 });
    // More schemas than are remembered, so that each is converted anew.
    report('  2,000 schemas in turn, none of them remembered', await ratioOf(ours, different));
    report('  the same without converting: parse, check, write an answer', await ratioOf(floor, different));
  }
  await Promise.all([ours.stop(), bare.stop(), floor.stop()]);
  rmSync(folder, { recursive: true });

  const registry = createRegistry();
  const work = (exporter, count) => {
    const document = documentOf(generatedSchema(count), 'x');
    return () => exportAs(exporter, describe(document, registry), { options: {}, today: '2026-01-01' });
  };
  console.log('exports: how they grow');
  for (const exporter of exporters) {
    const times = await cpuTimes(
      { small: work(exporter, 1_000), large: work(exporter, 10_000) },
      { rounds: 5 },
    );
    report(`${exporter.id}: 10,000 variables as a multiple of 1,000`, times.large / times.small, {
      atMost: 12,
    });
  }
}
