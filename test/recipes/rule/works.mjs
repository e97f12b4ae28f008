import assert from 'node:assert/strict';
import { command, file, withService } from '../tools.mjs';

const schema = file({
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  title: 'Towns',
  properties: { n: { type: 'integer', 'fair:label': 'INHABITANTS' } },
});
assert.match(command('lint', schema, '--preset', 'strict').stdout, /in capitals only\..*no-capitals/);
assert.doesNotMatch(command('lint', schema).stdout, /no-capitals/);
assert.match(command('rules').stdout, /no-capitals +off +Labels are not written/);
assert.match(command('explain', 'no-capitals').stdout, /screen readers/);
await withService(async (ask) => {
  assert.equal((await ask('/v1/rules/no-capitals')).status, 200);
});
