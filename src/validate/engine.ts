import { removeUriSchemePlugin } from '@hyperjump/browser';
import { setShouldValidateFormat, setShouldValidateSchema } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/formats';
import {
  buildSchemaDocument,
  type CompiledSchema,
  compile,
  type EvaluationPlugin,
  getSchema,
  interpret,
  type SchemaDocument,
} from '@hyperjump/json-schema/experimental';
import { fromJs, value as instanceValue, type JsonNode } from '@hyperjump/json-schema/instance/experimental';
import { type Frame, split, withoutFragment } from '../document/index.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { type Registry, resolve } from '../registry/index.js';
import { DRAFT_2020_12 } from '../vocabulary/index.js';

// No schema makes this process read a file or open a connection.
for (const scheme of ['http', 'https', 'file']) removeUriSchemePlugin(scheme);
// Our own walk has judged the schema already, in words.
setShouldValidateSchema(false);

/** A keyword that an instance does not meet, with those of its subschemas behind it. */
export interface Failure {
  readonly keyword: string;
  /** Where the keyword stands: full address, and the way that the evaluation took to it. */
  readonly absoluteLocation: string;
  readonly location: string;
  /** Where in the instance; `key` when it is the name of a member that fails. */
  readonly pointer: string;
  readonly on: 'key' | 'value';
  readonly found: Json;
  readonly causes: readonly Failure[];
}

/** Says that an evaluation went so deep that it will hardly end. */
export class Endless extends Error {}

// The stack ends at about 1,400 levels, and to run into its end can be fatal: V8 dies when it happens to compile a
// regular expression there.
const MAX_EVALUATION_DEPTH = 1000;

/** Judges instances by one schema. */
export interface Evaluator {
  /** The schema's document, and those that it refers to. */
  readonly frames: readonly Frame[];
  readonly evaluate: (instance: Json, assertFormats: boolean) => readonly Failure[];
}

/** Compiles a schema whose references are known to resolve. */
export async function evaluatorOf(frame: Frame, registry: Registry): Promise<Evaluator> {
  const root = frame.root.uri;
  const frames = [...reachable(frame, registry)];
  // A cache of its own keeps the documents of one caller out of the library's global registry.
  const cache: Record<string, SchemaDocument> = {};
  for (const each of frames) {
    const { uri } = each.root;
    cache[uri] = buildSchemaDocument(forEngine(each) as never, uri, DRAFT_2020_12);
  }
  const compiled = await compile(await getSchema(root, { _cache: cache } as never));
  return {
    frames,
    evaluate: (instance, assertFormats) => evaluate(compiled, frames, instance, assertFormats),
  };
}

function evaluate(
  compiled: CompiledSchema,
  frames: readonly Frame[],
  instance: Json,
  assertFormats: boolean,
) {
  const collector = new Collector(frames);
  // The switch is global, but nothing else runs before it is set back: the evaluation is synchronous.
  setShouldValidateFormat(assertFormats);
  try {
    interpret(compiled, fromJs(instance as never), { outputFormat: 'FLAG', plugins: [collector] } as never);
  } finally {
    setShouldValidateFormat(false);
  }
  return collector.failures;
}

/** The document and all registered ones that its references lead to. */
function reachable(start: Frame, registry: Registry): ReadonlySet<Frame> {
  const found = new Set([start]);
  for (const frame of found) {
    for (const { uri } of frame.references) {
      const target = uri === undefined ? 'nowhere' : resolve(uri, frame, registry);
      if (typeof target === 'object') found.add(target.in);
    }
  }
  return found;
}

/** A copy of the schema in the one dialect that the engine needs to know: our keywords are annotations to it. */
function forEngine({ document, objects }: Frame): Json {
  const root = document.value;
  const inner = objects.filter(
    ({ value }) => value !== root && DIALECT_KEYWORDS.some((name) => Object.hasOwn(value, name)),
  );
  if (inner.length === 0) return isObject(root) ? withoutDialect(root) : root;
  const declaring = new Set<Json>([root, ...inner.map(({ value }) => value)]);
  const copy = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const kept = declaring.has(value) ? withoutDialect(value) : value;
    return Object.fromEntries(Object.entries(kept).map(([name, each]) => [name, copy(each)]));
  };
  return copy(root);
}

const DIALECT_KEYWORDS = ['$schema', '$vocabulary'];

function withoutDialect(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !DIALECT_KEYWORDS.includes(name)));
}

interface Context {
  /** The keyword whose subschemas are evaluated: where it stands, and how the evaluation came to it. */
  keywordUrl?: string;
  keywordPath?: string;
  schemaPath?: string;
  failures?: Failure[];
}

/** Follows an evaluation and keeps what fails, as a tree. */
class Collector implements EvaluationPlugin {
  failures: readonly Failure[] = [];
  private depth = 0;

  constructor(private readonly frames: readonly Frame[]) {}

  beforeSchema(url: string, _instance: JsonNode, context: object): void {
    if (++this.depth > MAX_EVALUATION_DEPTH) throw new Endless();
    const { keywordUrl, keywordPath } = context as Context;
    (context as Context).schemaPath =
      keywordPath === undefined ? '' : keywordPath + stepBelow(keywordUrl!, url, this.frames);
  }

  beforeKeyword(
    [, url]: [string, string, unknown],
    _instance: JsonNode,
    context: object,
    outer: object,
  ): void {
    const own = context as Context;
    own.keywordUrl = url;
    own.keywordPath = `${(outer as Context).schemaPath}${url.slice(url.lastIndexOf('/'))}`;
  }

  afterKeyword(
    [, url]: [string, string, unknown],
    instance: JsonNode,
    context: object,
    valid: boolean,
    outer: object,
  ): void {
    if (valid) return;
    const { keywordPath, failures = [] } = context as Context;
    const schema = outer as Context;
    schema.failures ??= [];
    schema.failures.push({
      keyword: split(url)[1],
      absoluteLocation: url,
      location: keywordPath!,
      ...placeOf(instance),
      causes: failures,
    });
  }

  afterSchema(url: string, instance: JsonNode, context: object, valid: boolean): void {
    this.depth--;
    const own = context as Context & { ast: Record<string, unknown> };
    if (!valid && own.ast[url] === false) {
      own.failures ??= [];
      const failure = { keyword: 'false', absoluteLocation: url, location: own.schemaPath!, causes: [] };
      own.failures.push({ ...failure, ...placeOf(instance) });
    }
    this.failures = own.failures ?? [];
  }
}

function placeOf(instance: JsonNode): Pick<Failure, 'pointer' | 'on' | 'found'> {
  const isKey = instance.pointer.startsWith('*');
  return {
    pointer: isKey ? instance.pointer.slice(1) : instance.pointer,
    on: isKey ? 'key' : 'value',
    found: instanceValue(instance) as Json,
  };
}

/** From a keyword to one of its subschemas; a reference leaves the place that it stands in. */
function stepBelow(keywordUrl: string, url: string, frames: readonly Frame[]): string {
  if (url.startsWith(`${keywordUrl}/`)) return safeDecode(url.slice(keywordUrl.length));
  if (url === keywordUrl || /\/\$(?:ref|dynamicRef)$/.test(keywordUrl)) return '';
  // A subschema with an $id has an address of its own: only the document knows how the two lie.
  const keyword = documentPlace(keywordUrl, frames);
  const below = documentPlace(url, frames);
  const isBelow =
    keyword && below?.frame === keyword.frame && below.pointer.startsWith(`${keyword.pointer}/`);
  return isBelow ? below.pointer.slice(keyword.pointer.length) : '';
}

/** The place of a keyword in its document, for an absolute location that the engine gave. */
export function documentPlace(
  absoluteLocation: string,
  frames: readonly Frame[],
): { frame: Frame; pointer: string } | undefined {
  const address = withoutFragment(absoluteLocation);
  for (const frame of frames) {
    const resource = frame.resources.get(address);
    if (!resource) continue;
    const fragment = absoluteLocation.slice(address.length + 1);
    return { frame, pointer: resource.pointer + safeDecode(fragment) };
  }
  return undefined;
}

function safeDecode(fragment: string): string {
  try {
    return decodeURI(fragment);
  } catch {
    return fragment;
  }
}
