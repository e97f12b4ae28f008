// What any service would have to do around an answer: parses the body, checks the schema and writes an answer of the size
// that ours has, but works nothing out: the answer is that of our service, whose address it is given, to the first request.
import { createServer } from 'node:http';
import { validateSchema } from '../../dist/quality/validate/index.js';
import { documentOf } from '../../dist/schema/document/index.js';
import { createRegistry } from '../../dist/schema/references/index.js';

const ours = process.argv[2];
const registry = createRegistry();
const answers = new Map();

async function ask(path, body) {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return (await fetch(ours + path, request)).json();
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8');
    const document = documentOf(JSON.parse(text).schema, 'schema');
    const status = validateSchema(document, { registry }).length === 0 ? 200 : 422;
    const send = (answer) => {
      const body = JSON.stringify(answer);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      response.writeHead(status, headers).end(body);
    };
    const known = answers.get(request.url);
    if (known) return send(known);
    ask(request.url, text).then((answer) => {
      answers.set(request.url, answer);
      send(answer);
    });
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
