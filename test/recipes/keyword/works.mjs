import assert from 'node:assert/strict';
import { command, file, withService } from '../tools.mjs';

const FAIR = 'https://highvaluedata.net/fair-data-schema';
const schema = (value) => ({ $schema: `${FAIR}/dev`, title: 'Towns', 'fair:sensitivity': value });

assert.match(command('vocabulary', 'sensitivity').stdout, /fair:sensitivity: Sensitivity/);
assert.equal(command('validate', '--strict', file(schema('public'))).status, 0);
assert.match(command('validate', file(schema('Public'))).stdout, /Did you mean "public"/);
assert.match(
  command('validate', '--strict', file({ $schema: `${FAIR}/dev`, 'fair:sensitivty': 'public' })).stdout,
  /Did you mean "fair:sensitivity"/,
);
await withService(async (ask) => {
  const vocabulary = await ask('/v1/vocabulary?keyword=sensitivity');
  assert.equal(vocabulary.body.keywords[0].title, 'Sensitivity');
  const metaSchema = await ask('/dev/vocab/annotations');
  assert.ok('fair:sensitivity' in metaSchema.body.properties);
  const older = await ask('/0.1.0/vocab/annotations');
  assert.ok(!('fair:sensitivity' in older.body.properties));
  const crate = await ask('/v1/export/ro-crate?report=true', { schema: schema('public') });
  assert.ok(!crate.body.losses.some(({ keyword }) => keyword === 'fair:sensitivity'));
  const graph = await ask('/v1/export/prov?report=true', { schema: schema('public') });
  assert.ok(graph.body.losses.some(({ keyword }) => keyword === 'fair:sensitivity'));
});
