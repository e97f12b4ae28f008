import assert from 'node:assert/strict';
import { command, file, withService } from '../tools.mjs';

const FAIR = 'https://highvaluedata.net/fair-data-schema';
const valid = { $schema: `${FAIR}/0.2.0`, title: 'Towns', 'fair:contributors': [{ name: 'Ada' }] };

const { status, stdout } = command('validate', '--strict', file(valid));
assert.deepEqual([status, stdout.includes('error')], [0, false], stdout);
assert.match(command('validate', file({ $schema: `${FAIR}/0.3.0` })).stdout, /0\.1\.0, 0\.2\.0 and dev/);
assert.match(command('vocabulary', 'contributors').stdout, /editions +0\.2\.0, dev/);
await withService(async (ask) => {
  for (const path of ['/0.2.0', '/0.2.0/vocab/annotations']) {
    const { status: answered, body } = await ask(path);
    assert.equal(answered, 200);
    assert.equal(body.$id, FAIR + path);
  }
  const { body } = await ask('/0.2.0/vocab/annotations');
  assert.ok('fair:contributors' in body.properties);
  assert.ok(!('fair:unit' in body.properties));
});
