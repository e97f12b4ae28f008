// What any service would have to do around an export: parses the body, checks the schema and writes an answer of the
// size that the export has, but converts nothing: the answer is the export of the first schema.
import { createServer } from 'node:http';
import { describe } from '../../dist/description/index.js';
import { documentOf } from '../../dist/document/index.js';
import { exportAs, exporters } from '../../dist/export/index.js';
import { createRegistry } from '../../dist/registry/index.js';
import { validateSchema } from '../../dist/validate/index.js';

const registry = createRegistry();
const answers = new Map();

function answerOf(path, document) {
  let known = answers.get(path);
  if (known === undefined) {
    const exporter = exporters.find(({ id }) => path.endsWith(`/${id}`));
    known = exportAs(exporter, describe(document, registry), { options: {}, today: '2026-01-01' }).document;
    answers.set(path, known);
  }
  return known;
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const document = documentOf(JSON.parse(Buffer.concat(chunks).toString('utf8')).schema, 'schema');
    const status = validateSchema(document, { registry }).length === 0 ? 200 : 422;
    const body = JSON.stringify(answerOf(request.url, document));
    const headers = { 'content-type': 'application/ld+json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, headers).end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
