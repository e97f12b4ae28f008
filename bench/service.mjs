// The HTTP service beside a bare node:http server, under load from wrk.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { load, startServer } from './http/measured-server.mjs';
import { median, report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
/** The server that ours is measured against. */
export const BARE = resolve(import.meta.dirname, 'http/bare.mjs');
/** One that does all but the work itself; it is given the address of ours. */
export const FLOOR = resolve(import.meta.dirname, 'http/floor.mjs');
// Many short rounds: the machine is noisy, and its noise changes from second to second.
const ROUNDS = 11;
/** So many seconds it takes until the code for conversions and assessments is compiled, as it is in a service that runs. */
export const LONG_WARM_UP = 10;

/** Bodies with schemas of 10 variables that all differ. */
function bodies(withInstance) {
  return Array.from({ length: 500 }, (_, index) => {
    const schema = {
      ...generatedSchema(10),
      $id: `https://example.org/schemas/${index}`,
      title: `Schema ${index}`,
    };
    const values = (at) => [`text ${index}`, at % 6 === 1 ? 1 : at, at / 2];
    const instance = Object.fromEntries(
      Object.keys(schema.properties).map((name, at) => [name, values(at)[at % 3]]),
    );
    return JSON.stringify({ schema, ...(withInstance ? { instance } : {}) });
  });
}

/** The service on a free port. */
export const serve = (...flags) =>
  startServer([COMMAND, 'serve', '--port', '0', '--log-level', 'warn', ...flags]);

/** The median ratio of ours to the other, measured in turns after `warmUp` seconds for each. */
export async function ratio(ours, other, path, otherPath, options, measure = 'perCpuSecond') {
  const { warmUp = 1, ...each } = options;
  const ratios = [];
  for (const [server, at] of [
    [ours, path],
    [other, otherPath],
  ]) {
    await load(server, at, { ...each, seconds: warmUp });
  }
  for (let round = 0; round < ROUNDS; round++) {
    const one = await load(ours, path, each);
    const two = await load(other, otherPath, each);
    if (one.refused > 0) throw new Error(`${one.refused} requests to ${path} failed`);
    ratios.push(one[measure] / two[measure]);
  }
  return median(ratios);
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [plain, checked] = ['schemas', 'instances'].map((name) => join(folder, name));
  writeFileSync(plain, `${bodies(false).join('\n')}\n`);
  writeFileSync(checked, `${bodies(true).join('\n')}\n`);
  const ours = await serve();
  const size = (await (await fetch(`${ours.address}/v1/schemas`)).text()).length;
  const bare = await startServer([BARE, String(size)]);
  console.log(
    `service: requests per CPU second, as a ratio to a bare node:http server (bodies of ${bodies(false)[0].length} bytes)`,
  );
  report('POST /v1/validate, a schema', await ratio(ours, bare, '/v1/validate', '/', { bodies: plain }), {
    atLeast: 0.6,
  });
  report(
    'POST /v1/validate, an instance',
    await ratio(ours, bare, '/v1/validate', '/', { bodies: checked }),
    {
      atLeast: 0.5,
    },
  );
  report('GET /v1/schemas, beside a constant', await ratio(ours, bare, '/v1/schemas', '/', {}), {
    atLeast: 0.7,
  });
  await bare.stop();
  const two = await startServer([
    COMMAND,
    'serve',
    '--port',
    '8765',
    '--log-level',
    'warn',
    '--workers',
    '2',
  ]);
  console.log('service: requests per second, wall clock');
  report(
    'two workers beside one',
    await ratio(two, ours, '/v1/validate', '/v1/validate', { bodies: plain, connections: 64 }, 'perSecond'),
    { atLeast: 1.4 },
  );
  await Promise.all([ours.stop(), two.stop()]);
  rmSync(folder, { recursive: true });
}
