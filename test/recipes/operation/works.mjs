import assert from 'node:assert/strict';
import { command, withService } from '../tools.mjs';

const SKOS = 'http://www.w3.org/2004/02/skos/core#';

await withService(async (ask) => {
  const { status, body } = await ask('/v1/prefixes?start=skos');
  assert.equal(status, 200);
  assert.equal(body.prefixes.skos, SKOS);
  const { body: description } = await ask('/openapi.json');
  assert.equal(description.paths['/v1/prefixes'].get.operationId, 'prefixes');
});
const { status, stdout, stderr } = command('prefixes', 'skos');
assert.equal(status, 0, stderr);
assert.match(stdout, /^skos: http/m);
assert.match(command('--help').stdout, /prefixes +List the prefixes of CURIEs\./);
assert.match(command('prefixes', '--help').stdout, /\[START\]/);
