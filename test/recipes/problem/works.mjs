import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { withService } from '../tools.mjs';

await withService(async (ask) => {
  const { status, body } = await ask(`/v1/schemas?q=${'a'.repeat(5000)}`);
  assert.equal(status, 414);
  assert.equal(body.type, '/problems/address-too-long');
  assert.match((await ask(body.type)).text, /The address is too long/);
  const { body: description } = await ask('/openapi.json');
  for (const path of Object.values(description.paths)) {
    for (const { responses } of Object.values(path)) assert.ok('414' in responses);
  }
});
assert.ok(existsSync('docs/problems/address-too-long.md'));
