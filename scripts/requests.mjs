// The requests that docs/http.md shows, with the answers that the service really gives.
import { createService } from '../dist/apps/http/index.js';

const JSON_TYPE = { 'content-type': 'application/json' };

const REQUESTS = {
  status: { path: '/status' },
  schemas: { path: '/v1/schemas?q=roles' },
  validate: {
    path: '/v1/validate?strict=true',
    body: {
      schema: {
        $schema: 'https://highvaluedata.net/fair-data-schema/dev',
        title: 'Towns',
        'fair:creator': 'Ada',
        properties: { inhabitants: { type: 'integer', 'fair:label': 42 } },
      },
    },
  },
  instance: {
    path: '/v1/validate',
    body: {
      schema: { properties: { inhabitants: { type: 'integer', minimum: 0 } } },
      instance: { inhabitants: -5 },
    },
  },
  export: {
    path: '/v1/export/prov?report=true',
    // The document itself would fill pages.
    leftOut: 'document',
    body: {
      schema: {
        $id: 'https://example.org/schemas/towns',
        title: 'Towns',
        'fair:contributors': [{ name: 'Statistical Office', type: 'Organization', role: 'Producer' }],
        'fair:structureType': 'wide',
      },
      options: { datePublished: '2026-05-01' },
    },
  },
  broken: { path: '/v1/validate', text: '{"schema": {"title": "Towns",}}' },
};

/** Each request as a call of curl and its answer, by name; what changes from run to run is left out as "…". */
export async function answeredRequests() {
  const app = await createService({ logLevel: 'silent' });
  const shown = {};
  for (const [name, { path, body, text, leftOut }] of Object.entries(REQUESTS)) {
    const payload = text ?? (body && JSON.stringify(body, null, 2));
    const answer = await app.inject(
      payload === undefined ? { url: path } : { method: 'POST', url: path, headers: JSON_TYPE, payload },
    );
    const expected = text === undefined ? 200 : 400;
    if (answer.statusCode !== expected)
      throw new Error(`${name}: the service answered ${answer.statusCode}.`);
    shown[name] =
      `\`\`\`console\n$ ${curl(path, payload)}\n${pretty(leftOut ? { ...answer.json(), [leftOut]: '…' } : answer.json())}\n\`\`\`\n`;
  }
  await app.close();
  return shown;
}

function curl(path, payload) {
  const address = `localhost:8000${path}`;
  const quoted = path.includes('?') ? `'${address}'` : address;
  if (payload === undefined) return `curl -s ${quoted}`;
  return `curl -s ${quoted} -H 'Content-Type: application/json' -d '${payload}'`;
}

const CHANGING = new Set(['build', 'uptime', 'node', 'version', 'instance']);

function pretty(answer) {
  return JSON.stringify(
    answer,
    (key, value) => (CHANGING.has(key) && typeof value !== 'object' ? '…' : value),
    2,
  );
}
