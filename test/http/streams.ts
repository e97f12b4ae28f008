import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import { createService, type ServerOptions } from '../../src/apps/http/index.js';
import type { JsonObject } from '../../src/base/json.js';
import { againstDescription } from './service.js';

/** Where rows are sent. */
export const PATH = '/v1/validate/rows';

/** An answer to a stream, when it is complete. */
export interface StreamAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: IncomingMessage['headers'];
  /** The lines, or the problem as the only one. */
  readonly lines: readonly JsonObject[];
  /** What the last line says. */
  readonly summary: JsonObject;
}

/** How a stream is sent. */
export interface Sending {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly prefix?: string;
  /** Where it is sent, if not to PATH. */
  readonly path?: string;
}

/** A client that has begun to send. */
export interface StreamClient {
  readonly sent: ClientRequest;
  /** The head of the answer. */
  readonly begun: Promise<IncomingMessage>;
  /** Reads the whole answer. */
  readonly read: () => Promise<StreamAnswer>;
}

/** A service that listens, for the tests of one file. */
export function listeningService(options: ServerOptions = {}) {
  let started: Promise<FastifyInstance> | undefined;
  const app = () => {
    started ??= createService({ logLevel: 'silent', ...options }).then(async (service) => {
      await service.listen({ port: 0, host: '127.0.0.1' });
      return service;
    });
    return started;
  };
  afterAll(async () => {
    await (await started)?.close();
  });
  const send = async (sending: Sending, body: string | Buffer, size = 0) => {
    const client = openStream(await app(), sending);
    const answer = client.read();
    const bytes = Buffer.from(body);
    for (let start = 0; size > 0 && start < bytes.length; start += size) {
      client.sent.write(bytes.subarray(start, start + size));
      await new Promise(setImmediate);
    }
    client.sent.end(size > 0 ? undefined : bytes);
    return answer;
  };
  const sendForm = (parts: readonly FormPart[], size = 0, query: Record<string, string> = {}) => {
    const { headers, body } = form(...parts);
    return send({ headers, query }, body, size);
  };
  /** `send` and `sendForm` send everything, in pieces of a size if one is given. */
  return { app, send, sendForm };
}

/** Begins to send a stream over a connection of its own. */
export function openStream(
  service: FastifyInstance,
  { query = {}, headers = {}, prefix = '', path = PATH }: Sending,
): StreamClient {
  const { port } = service.server.address() as AddressInfo;
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `${prefix}${path}?${new URLSearchParams(query)}`,
    headers: { 'content-type': 'application/x-ndjson', ...headers },
    agent: false,
  });
  const begun = new Promise<IncomingMessage>((done, failed) => {
    sent.on('response', done);
    sent.on('error', failed);
  });
  begun.catch(() => {});
  sent.flushHeaders();
  return { sent, begun, read: async () => readAnswer(await begun) };
}

async function readAnswer(response: IncomingMessage): Promise<StreamAnswer> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JsonObject);
  return {
    status: response.statusCode!,
    type: String(response.headers['content-type']).split(';')[0]!,
    headers: response.headers,
    lines,
    summary: (lines.at(-1)?.summary ?? {}) as JsonObject,
  };
}

/** A part of a form. */
export interface FormPart {
  readonly name: string;
  readonly text: string;
  readonly type?: string;
  readonly file?: string;
}

/** A form, with the headers that it is sent with. */
export function form(...parts: readonly FormPart[]) {
  const boundary = '----boundary7MA4YWxk';
  const written = parts.map(({ name, text, type, file }) =>
    [
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
      file === undefined ? '' : `; filename="${file}"`,
      type === undefined ? '' : `\r\nContent-Type: ${type}`,
      `\r\n\r\n${text}\r\n`,
    ].join(''),
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${written.join('')}--${boundary}--\r\n`,
  };
}

/** Rows as a part of a form. */
export function ndjson(text: string): FormPart {
  return { name: 'data', text, type: 'application/x-ndjson' };
}

/** Opens a form and sends all of it up to the rows, which the test sends. */
export function openForm(
  service: FastifyInstance,
  schema: object,
  query: Record<string, string> = {},
  more: Record<string, string> = {},
) {
  const { headers, body } = form({ name: 'schema', text: JSON.stringify(schema) }, ndjson(''));
  const end = body.lastIndexOf('\r\n--');
  const client = openStream(service, { headers: { ...headers, ...more }, query });
  client.sent.on('error', () => {});
  client.sent.write(body.slice(0, end));
  return { ...client, end: () => client.sent.end(body.slice(end)) };
}

/** Rows, of which the second is wrong, with their schema and what is told of them. */
export const PEOPLE = {
  schema: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 0 } },
  },
  ndjson: '{"name":"a","age":1}\n{"name":"b","age":-1}\n{"name":"c"}\n',
  csv: 'name,age\r\na,1\r\nb,-1\r\nc,\r\n',
  found: [
    {
      row: 2,
      column: 'age',
      diagnostic: { code: 'instance/minimum', message: 'Expected a number of at least 0, found -1.' },
    },
    { summary: { valid: false, rows: 3, failed: 1, errors: 1 } },
  ],
};

/** Their schema as a part of a form. */
export const schemaPart: FormPart = { name: 'schema', text: JSON.stringify(PEOPLE.schema) };

/** Expects a problem instead of an answer, as described. */
export async function expectProblem(answer: StreamAnswer, status: number, kind: string, detail: RegExp) {
  const [body] = answer.lines;
  expect({ status: answer.status, type: answer.type, kind: body?.type }).toEqual({
    status,
    type: 'application/problem+json',
    kind: `/problems/${kind}`,
  });
  expect(body?.detail).toMatch(detail);
  expect(await againstDescription('POST', PATH, { ...answer, body })).toEqual([]);
}

/** Expects lines as described, of which the last and no other is the summary. */
export async function expectDescribed({ status, type, lines }: StreamAnswer, path = PATH) {
  expect({ status, type }).toEqual({ status: 200, type: 'application/x-ndjson' });
  for (const body of lines)
    expect(await againstDescription('POST', path, { status, type, body })).toEqual([]);
  expect(lines.filter((line) => 'summary' in line)).toEqual([lines.at(-1)]);
}

/** What a service of tests takes for the address of a client, if it trusts the loopback address as a proxy. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

/** Rows that are more than a first block, so that their stream needs a place. */
export const MANY_ROWS = '{}\n'.repeat(30_000);

/** A pattern that no engine can run in linear time, and a text that shows it. */
export const SLOW = { type: 'string', pattern: '^(?=(a+)+$)a' };
export const SLOW_ROW = `"${'a'.repeat(60)}b"\n`;
