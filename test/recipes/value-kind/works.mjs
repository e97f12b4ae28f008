import assert from 'node:assert/strict';
import { command, file, withService } from '../tools.mjs';

const FAIR = 'https://highvaluedata.net/fair-data-schema/dev';
const schema = (email) => ({ $schema: FAIR, 'fair:contributors': [{ name: 'Ada', email }] });

assert.equal(command('validate', '--strict', file(schema('ada@example.org'))).status, 0);
assert.match(command('validate', file(schema('ada'))).stdout, /"ada" is not an email address/);
assert.match(command('vocabulary', 'contributors').stdout, /email +Where to write to/);
await withService(async (ask) => {
  const { body } = await ask('/dev/vocab/annotations');
  assert.deepEqual(body.$defs.email, { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' });
});
