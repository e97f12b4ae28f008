import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Diagnostic } from '../../../base/diagnostic.js';
import { type Json, type JsonObject, quote } from '../../../base/json.js';
import { today } from '../../../base/today.js';
import { optionsKind } from '../../../exchange/options/index.js';
import {
  isAdministrator,
  isName,
  type Refusal,
  type Right,
  type VersionName,
} from '../../../registry/publish/index.js';
import type { AuditAction, Changed, Stored } from '../../../registry/store/index.js';
import { type Format, parse } from '../../../schema/document/index.js';
import { heldBytes, readBodies } from '../arriving-body.js';
import { readJson, textOf } from '../body.js';
import { refuseUnlike } from '../input.js';
import { ProblemError, problemKinds, unavailable } from '../problems.js';
import { whenGone } from '../response-end.js';
import { isSentBody } from '../sent-body.js';
import { authorOf, writerOf } from './access.js';
import { addAudited, type Written } from './audited-route.js';
import { bodies, bodyOf, wrongMember } from './bodies.js';
import type { RegistrySurroundings, VersionPath } from './reading.js';
import type { Sender } from './sender.js';
import { storedText } from './stored-text.js';
import { addressOf } from './stored-version.js';
import type { Sent } from './writer.js';

/** What a request to write for an owner says. */
type WriteRequest = FastifyRequest<VersionPath & { readonly Querystring: Readonly<Record<string, string>> }>;

/** Adds the routes that publish versions and change their states. */
export function addWriting(
  app: FastifyInstance,
  surroundings: RegistrySurroundings,
  bodyLimit: number,
): void {
  readBodies(app, [/^application\/yaml(?:\s*;|$)/i, /^multipart\/form-data(?:\s*;|$)/i], bodyLimit);

  const add = (
    method: 'PUT' | 'PATCH',
    url: string,
    { action, right }: { readonly action: AuditAction; readonly right: Right },
    work: (request: WriteRequest, sender: Sender) => Promise<Written>,
  ) =>
    addAudited(app, surroundings.registry, {
      ...{ method, url, action },
      senderOf: (request) =>
        writerOf(request, surroundings.registry, right, (request as WriteRequest).params.owner),
      work: (request, sender) => work(request as WriteRequest, sender),
    });
  add('PUT', '/s/:owner/:name/:number', { action: 'publish', right: 'publish' }, (request, sender) =>
    publish(surroundings, request, sender),
  );
  add('PATCH', '/s/:owner/:name/:number', { action: 'change state', right: 'manage' }, (request, sender) =>
    changeState(surroundings, request, sender),
  );
  add('PATCH', '/s/:owner/:name', { action: 'set schema', right: 'manage' }, (request, sender) =>
    changeSchema(surroundings, request, sender),
  );
  add('PATCH', '/s/:owner', { action: 'set owner', right: 'manage' }, (request, sender) =>
    changeOwner(surroundings, request, sender),
  );
  add('PUT', '/s/:owner/:name/aliases/:alias', { action: 'set alias', right: 'manage' }, (request, sender) =>
    moveAlias(surroundings, request, sender),
  );
}

async function publish(
  surroundings: RegistrySurroundings,
  request: WriteRequest,
  sender: Sender,
): Promise<Written> {
  const isDraft = stateAsked(request.query) === 'draft';
  return publishText(surroundings, request, sender, { ...(await sentIn(request)), isDraft });
}

/** What is to be published. */
type Publishable = Pick<Sent, 'text' | 'format' | 'options' | 'isDraft' | 'expects'>;

async function publishText(
  { registry, baseOf }: RegistrySurroundings,
  request: WriteRequest,
  { actor }: Sender,
  publishable: Publishable,
): Promise<Written> {
  const { owner, name, number } = request.params;
  const { query } = request;
  const isDryRun = isSet(query, 'dry-run');
  const base = baseOf(request);
  const sent: Sent = {
    ...publishable,
    owner,
    name,
    number,
    isDryRun,
    acceptsUnknown: isSet(query, 'accept-unknown'),
    base,
    by: actor,
    request: request.id,
    at: new Date().toISOString(),
    today: today(),
  };
  // What waits for its turn is dropped with its client, who was promised nothing.
  const left = new AbortController();
  const stay = whenGone(request.raw.socket, () => left.abort(unavailable('The client disconnected.', 1)));
  const result = await registry.write.publish(sent, left.signal).finally(stay);
  if ('diagnostics' in result) throw invalidSchema('The schema cannot be read.', result.diagnostics);
  if ('refusal' in result) throw refusalProblem(result.refusal);
  const { accepted, stored } = result;
  const address = addressOf(base, { owner, name, number });
  const body = { address, readiness: accepted.readiness };
  if (stored === undefined)
    return { status: 200, body: { ...body, outcome: 'would be published' }, isUnchanged: true };
  if (stored.outcome !== 'created' && stored.outcome !== 'same') throw storedProblem(stored, owner);
  const { digest, state } = stored.version;
  return {
    status: stored.outcome === 'created' && !isDryRun ? 201 : 200,
    body: { ...body, state, digest },
    headers: { location: address, etag: `"${digest}"` },
    isUnchanged: isDryRun || stored.outcome === 'same',
  };
}

/** The schema of a request, and its options. */
async function sentIn(
  request: FastifyRequest,
): Promise<{ readonly text: string; readonly format: Format; readonly options?: JsonObject }> {
  const { body, headers } = request;
  const type = headers['content-type'] ?? '';
  if (!isSentBody(body)) throw new ProblemError('invalid-schema', 'The body has no schema.');
  const bytes = await heldBytes(request, body);
  if (!/^multipart\//i.test(type))
    return { text: textOf(bytes), format: /^application\/yaml/i.test(type) ? 'yaml' : 'json' };
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new ProblemError('malformed-request', 'The form cannot be read.');
    });
  const schema = form.get('schema');
  const options = form.get('options');
  if (schema === null)
    throw new ProblemError('invalid-body', 'The form has no part "schema".', {
      errors: [{ pointer: '/schema', detail: 'The part is missing.' }],
    });
  const text = await partText(schema);
  const format = formatOf(schema);
  if (options === null) return { text, format };
  const given = await partText(options);
  const value = formatOf(options) === 'yaml' ? await yamlIn(given) : await readJson(given);
  refuseUnlike(value, optionsKind, 'options');
  return { text, format, options: value as JsonObject };
}

function formatOf(part: FormPart): Format {
  return typeof part !== 'string' && /yaml/i.test(`${part.type} ${part.name}`) ? 'yaml' : 'json';
}

async function yamlIn(text: string): Promise<Json> {
  const { document, diagnostics } = await parse(text, 'options', 'yaml');
  if (document) return document.value;
  throw new ProblemError('invalid-body', 'The part "options" is not YAML.', {
    errors: diagnostics.map(({ message }) => ({ pointer: '/options', detail: message })),
  });
}

type FormPart = NonNullable<ReturnType<FormData['get']>>;

async function partText(part: FormPart): Promise<string> {
  return typeof part === 'string' ? part : textOf(new Uint8Array(await part.arrayBuffer()));
}

function isSet(query: Readonly<Record<string, string>>, name: string): boolean {
  const value = query[name];
  if (value === undefined || value === 'false') return false;
  if (value === 'true' || value === '') return true;
  throw new ProblemError(
    'malformed-parameter',
    `Expected true or false for "${name}", found ${quote(value)}.`,
  );
}

function stateAsked({ state = 'published' }: Readonly<Record<string, string>>): string {
  if (state === 'published' || state === 'draft') return state;
  throw new ProblemError(
    'malformed-parameter',
    `Expected published or draft for "state", found ${quote(state)}.`,
  );
}

function invalidSchema(message: string, diagnostics: readonly Diagnostic[]): ProblemError {
  return new ProblemError('invalid-schema', message, { errors: errorsOf(diagnostics) });
}

function errorsOf(diagnostics: readonly Diagnostic[]) {
  return diagnostics.map(({ at, message }) => ({ pointer: at.pointer ?? '', detail: message }));
}

function refusalProblem({ kind, message, diagnostics, changes, suggested }: Refusal): ProblemError {
  return new ProblemError(kind, message, {
    ...(diagnostics ? { errors: errorsOf(diagnostics) } : {}),
    ...(changes ? { changes } : {}),
    ...(suggested === undefined ? {} : { suggested }),
  });
}

function storedProblem(stored: Stored, owner: string): ProblemError {
  switch (stored.outcome) {
    case 'taken':
      return new ProblemError(
        'version-taken',
        `Other content is published under this number, with the digest ${stored.version.digest}: use a new number.`,
      );
    case 'withdrawn':
      return new ProblemError('version-taken', 'The number was used and withdrawn: use a new number.');
    case 'address-taken':
      return new ProblemError(
        'address-taken',
        `The $id ${stored.address} belongs to ${stored.by.owner}/${stored.by.name}: use another one.`,
      );
    case 'unresolved-reference':
      return new ProblemError(
        'unresolved-reference',
        `${quote(stored.iri)} was withdrawn or deleted at the same time.`,
      );
    case 'changed-meanwhile':
      return new ProblemError(
        'changed-meanwhile',
        'The draft was deleted or replaced at the same time: read it again.',
      );
    case 'overtaken':
      return new ProblemError(
        'changed-meanwhile',
        'Other versions were published at the same time: try again.',
      );
    default:
      return new ProblemError('not-found', `There is no owner ${owner}.`);
  }
}

async function changeState(
  surroundings: RegistrySurroundings,
  request: WriteRequest,
  sender: Sender,
): Promise<Written> {
  const { registry, baseOf } = surroundings;
  const { actor, scopes } = sender;
  const { owner, name, number } = request.params;
  const version = await registry.read.version({ owner, name, number });
  if (version === undefined) throw new ProblemError('not-found', 'The registry has no such version.');
  checkMatch(request.headers['if-match'], version.digest);
  const { state, reason, replacedBy, force } = await bodyOf(request, bodies.stateChange);
  if ((state === 'deprecated' || state === 'withdrawn') && !reason?.trim())
    throw wrongMember('/reason', 'State why.');
  if (version.state === 'draft' && state === 'published') {
    // As if it were sent now: its predecessors, and what it refers to, may be others than when it was stored.
    const { text, format } = await storedText(registry.read, version, '');
    const { options } = version;
    const expects = version.digest;
    const sent = { text, format, ...(options ? { options } : {}), isDraft: false, expects };
    return { ...(await publishText(surroundings, request, sender, sent)), status: 200 };
  }
  const change = {
    state,
    ...(reason === undefined ? {} : { reason }),
    ...(replacedBy === undefined ? {} : { replacedBy }),
    force: force === true && isAdministrator(scopes),
    at: new Date().toISOString(),
    by: actor,
  };
  const changed = await registry.write.changeState(version, change, authorOf(request, sender));
  return written(changed, addressOf(baseOf(request), version), state);
}

function written(changed: Changed, address: string, state: string): Written {
  switch (changed.outcome) {
    case 'changed':
      return { status: 200, body: { address, state, digest: changed.version.digest } };
    case 'not-found':
      throw new ProblemError('not-found', 'The registry has no such version.');
    case 'forbidden':
      throw new ProblemError('wrong-state', problemKinds['wrong-state'].about);
    case 'stale':
      throw new ProblemError('changed-meanwhile', 'Somebody else changed it at the same time.');
    case 'unknown-replacement':
      throw wrongMember(
        '/replacedBy',
        'Name a published version of the schema by its number, or another page by its web address.',
      );
    case 'still-referenced': {
      const names = changed.by.map(({ owner, name, number }) => `${owner}/${name}/${number}`).join(', ');
      throw new ProblemError('still-referenced', `These versions refer to it: ${names}.`);
    }
  }
}

/** Refuses a change without a condition, and one of something that has changed. */
function checkMatch(header: string | undefined, tag: string): void {
  if (header === undefined)
    throw new ProblemError('condition-needed', 'Send If-Match with the ETag of what you change.');
  const tags = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (!tags.some((each) => each === '*' || each === `"${tag}"` || each.startsWith(`"${tag}-`)))
    throw new ProblemError('changed-meanwhile', `The ETag is "${tag}" now.`);
}

/** The body says where an alias leads to: `{"number": "1.0.0"}`. */
async function moveAlias(
  { registry, baseOf }: RegistrySurroundings,
  request: WriteRequest,
  sender: Sender,
): Promise<Written> {
  const { owner, name, alias } = request.params as unknown as VersionName & { readonly alias: string };
  if (!isName(alias) || alias === 'latest')
    throw new ProblemError('invalid-name', `${quote(alias)} is not a valid name of an alias.`);
  const { number } = await bodyOf(request, bodies.aliasTarget);
  const before = (await registry.read.aliases({ owner, name })).get(alias);
  if (before !== undefined) checkMatch(request.headers['if-match'], before);
  else if (request.headers['if-match'] !== undefined)
    throw new ProblemError('changed-meanwhile', 'There is no such alias.');
  else if (request.headers['if-none-match'] !== '*')
    throw new ProblemError('condition-needed', 'The alias is new: send If-None-Match: *.');
  const version = { owner, name, number };
  const at = new Date().toISOString();
  const changed = await registry.write.setAlias(version, alias, before, at, authorOf(request, sender));
  const result = written(changed, addressOf(baseOf(request), version), 'published');
  return { ...result, body: { alias, number }, headers: { etag: `"${number}"` } };
}

/** Changes the settings that the body has, and leaves all others. */
async function changeOwner(
  { registry }: RegistrySurroundings,
  request: WriteRequest,
  sender: Sender,
): Promise<Written> {
  const known = await registry.read.owner(request.params.owner);
  if (known === undefined) throw new ProblemError('not-found', 'The registry has no such owner.');
  const owner = { ...known, ...(await bodyOf(request, bodies.ownerSettings)) };
  await registry.write.putOwner(owner, authorOf(request, sender));
  return { status: 200, body: owner };
}

async function changeSchema(
  { registry }: RegistrySurroundings,
  request: WriteRequest,
  sender: Sender,
): Promise<Written> {
  const { owner, name } = request.params;
  const known = await registry.read.schema({ owner, name });
  if (known === undefined) throw new ProblemError('not-found', 'The registry has no such schema.');
  const { compatibility, transitive, versioning, leastReadiness } = known;
  const before = Object.entries({ compatibility, transitive, versioning, leastReadiness });
  const kept = Object.fromEntries(before.filter(([, value]) => value !== undefined));
  const settings = { ...kept, ...(await bodyOf(request, bodies.schemaSettings)) };
  await registry.write.setSettings({ owner, name }, settings, authorOf(request, sender));
  return { status: 200, body: { owner, name, ...settings } };
}
