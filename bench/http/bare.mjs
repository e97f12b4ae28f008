// The bare server that ours is measured against: parses a body and echoes it, or answers a constant.
import { createServer } from 'node:http';

const constant = JSON.stringify({ count: 0, schemas: 'x'.repeat(Number(process.argv[2] ?? 4000)) });
const headers = { 'content-type': 'application/json' };

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(constant) }).end(constant);
    return;
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
