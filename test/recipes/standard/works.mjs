import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { command, file, withService } from '../tools.mjs';

const schema = { $id: 'https://example.org/towns', title: 'Towns', 'fair:description': 'All towns.' };

const { status, stdout, stderr } = command('export', 'dcat', file(schema));
assert.equal(status, 0, stderr);
assert.equal(JSON.parse(stdout)['dcterms:description'][0], 'All towns.');
const back = command('import', file(JSON.parse(stdout)));
assert.equal(back.status, 0, back.stderr);
assert.match(back.stdout, /fair:description: All towns\./);
assert.match(command('--help').stdout, /Croissant, PROV-O and DCAT/);
assert.match(command('export', '--help').stdout, /Croissant, PROV-O or DCAT[\s\S]*prov, dcat/);
await withService(async (ask) => {
  const { status: answered, body } = await ask('/v1/export/dcat', { schema });
  assert.equal(answered, 200);
  assert.equal(body['@type'], 'dcat:Dataset');
  const { body: description } = await ask('/openapi.json');
  assert.ok('/v1/export/dcat' in description.paths);
  assert.match(description.info.description, /PROV-O and DCAT/);
  assert.match((await ask('/')).text, /PROV-O and DCAT/);
});
assert.match(readFileSync('README.md', 'utf8'), /DCAT 3/);
assert.match(readFileSync('docs/http.md', 'utf8'), /`\/dcat`/);
assert.match(readFileSync('docs/mappings.md', 'utf8'), /\| DCAT 3 \|/);
