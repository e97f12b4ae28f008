import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, expect } from 'vitest';
import { createService, openApi, type ServerOptions } from '../../src/apps/http/index.js';
import type { Json, JsonObject } from '../../src/base/json.js';
import { validate } from '../../src/quality/validate/index.js';
import { documentOf } from '../../src/schema/document/index.js';

/** A service for the tests of one file, closed when they are done. */
export function testService(options: ServerOptions = {}): { readonly app: () => Promise<FastifyInstance> } {
  let started: Promise<FastifyInstance> | undefined;
  afterAll(async () => {
    await (await started)?.close();
  });
  return {
    app() {
      started ??= createService({ logLevel: 'silent', ...options });
      return started;
    },
  };
}

/** Sends a request as a client would, without a port. */
export async function send(app: FastifyInstance, request: InjectOptions) {
  const response = await app.inject(request);
  const type = String(response.headers['content-type'] ?? '').split(';')[0]!;
  const isReadable = /json$/.test(type) && response.body !== '' && !response.headers['content-encoding'];
  const body = isReadable ? (response.json() as JsonObject) : undefined;
  return { status: response.statusCode, type, body, text: response.body, headers: response.headers };
}

/** Posts a JSON value. */
export function post(app: FastifyInstance, url: string, payload: Json | string) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return send(app, { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: text });
}

type Content = Record<string, { schema: JsonObject }>;

const description = openApi() as unknown as {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> }>
  >;
  components: JsonObject;
};

/** What the interface description has against an answer; empty when it is as described. */
export async function againstDescription(
  method: string,
  path: string,
  answer: { status: number; type: string; body: Json | undefined },
): Promise<readonly string[]> {
  const response = description.paths[path]?.[method.toLowerCase()]?.responses[answer.status];
  if (response === undefined) return [`${method} ${path} has no status ${answer.status}`];
  if (response.content === undefined) return [];
  const schema = response.content[answer.type]?.schema;
  if (schema === undefined) return [`${method} ${path} ${answer.status} has no media type ${answer.type}`];
  return faultsOf(schema, answer.body ?? null);
}

/** What the interface description has against the body of a request. */
export async function bodyAgainstDescription(path: string, body: Json): Promise<readonly string[]> {
  return faultsOf(description.paths[path]!.post!.requestBody!.content['application/json']!.schema, body);
}

async function faultsOf(schema: JsonObject, value: Json): Promise<readonly string[]> {
  const whole = documentOf({ ...schema, components: description.components }, 'description');
  const found = await validate(whole, documentOf(value, 'value'), { formats: 'assert' });
  return found.map(({ message, at }) => `${at.pointer} ${message}`);
}

/** Expects an answer to be a problem of a kind, as described. */
export function expectProblem(answer: Awaited<ReturnType<typeof send>>, status: number, kind: string): void {
  expect({ status: answer.status, type: answer.type, kind: answer.body?.type }).toEqual({
    status,
    type: 'application/problem+json',
    kind: `/problems/${kind}`,
  });
  expect(answer.body).toMatchObject({
    status,
    title: expect.any(String),
    detail: expect.any(String),
    instance: expect.stringMatching(/^urn:request:/),
  });
  expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:|\/home\/|\/root\/|at \w+ \(/);
}
