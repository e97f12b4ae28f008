// The exports: over HTTP beside a bare node:http server, and how they grow with the number of variables.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exporters } from '../dist/exchange/standards/index.js';
import { load, startServer } from './http/measured-server.mjs';
import { median, report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';
import { BARE, FLOOR, LONG_WARM_UP, ratio, serve } from './service.mjs';

/** Bodies with schemas. */
function bodies(count, variables = 50) {
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      schema: {
        ...generatedSchema(variables),
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
  const floor = await startServer([FLOOR, ours.address]);
  console.log(
    `exports: requests per CPU second, as a ratio to a bare node:http server (50 variables, bodies of ${bodies(1)[0].length} bytes)`,
  );
  for (const { id } of exporters) {
    const path = `/v1/export/${id}`;
    const ratioOf = (server, file) => ratio(server, bare, path, '/', { bodies: file, warmUp: LONG_WARM_UP });
    report(`POST ${path}, a schema that was asked for before`, await ratioOf(ours, again));
    // More schemas than are remembered, so that each is converted anew.
    report('  2,000 schemas in turn, none of them remembered', await ratioOf(ours, different), {
      atLeast: 0.3,
    });
    report('  the same without converting: parse, check, write an answer', await ratioOf(floor, different));
  }
  await Promise.all([bare.stop(), floor.stop()]);

  console.log('exports: how they grow, in CPU seconds a request');
  const [small, large] = [1_000, 10_000].map((variables) => {
    const file = join(folder, `${variables} variables`);
    writeFileSync(file, `${bodies(40, variables).join('\n')}\n`);
    return file;
  });
  for (const { id } of exporters) {
    const growth = await growthOf(ours, `/v1/export/${id}`, small, large);
    report(`${id}: 10,000 variables as a multiple of 1,000`, growth, { atMost: 12 });
  }
  await ours.stop();
  rmSync(folder, { recursive: true });
}

async function growthOf(server, path, small, large) {
  const ratios = [];
  for (let round = -1; round < 5; round++) {
    const [one, other] = [
      await load(server, path, { bodies: small, connections: 1, seconds: 2 }),
      await load(server, path, { bodies: large, connections: 1, seconds: 4 }),
    ];
    if (one.refused + other.refused > 0) throw new Error(`Requests to ${path} failed`);
    // The first round only warms up.
    if (round >= 0) ratios.push(one.perCpuSecond / other.perCpuSecond);
  }
  return median(ratios);
}
