// The registry of the service that the page comes from. Nothing is asked of any other address.
import { signal } from '@preact/signals';
import type { JsonObject } from '../../../../base/json.js';
import type { TextFormat } from '../../protocol.js';
import { registryAddress } from './address.js';

/** The token of the person, kept in memory only. */
export const token = signal('');

/** A schema in the registry. */
export interface ListedSchema {
  readonly owner: string;
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly latest: string;
  readonly version: { readonly readiness: number };
}

/** A version of a schema in the registry. */
export interface ListedVersion {
  readonly number: string;
  readonly state: string;
  readonly mediaType: string;
  readonly options?: JsonObject;
}

/** The text of a version, and how to open it. */
export interface FetchedSchema {
  readonly name: string;
  readonly format: TextFormat;
  readonly text: string;
  readonly options: JsonObject;
}

/** What the registry answers instead of what was asked for (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer?: string; readonly detail: string }[];
  readonly changes?: readonly { readonly message: string; readonly severity?: string }[];
  /** The version number that would do. */
  readonly suggested?: string;
}

/** A request that the registry refused, with its reason. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
  }
}

/** What is to be published. */
export interface Publishing {
  readonly owner: string;
  readonly name: string;
  readonly number: string;
  readonly format: TextFormat;
  readonly text: string;
  readonly options?: JsonObject;
  readonly isDryRun: boolean;
}

/** The schemas that fit some words, the newest first. */
export async function listSchemas(words: string): Promise<readonly ListedSchema[]> {
  const response = await requested(`s?${new URLSearchParams({ q: words, limit: '50' })}`);
  return ((await response.json()) as { readonly schemas: readonly ListedSchema[] }).schemas;
}

/** The versions of a schema that can be opened, as the registry orders them. */
export async function listVersions(owner: string, name: string): Promise<readonly ListedVersion[]> {
  const response = await requested(pathOf(owner, name));
  const { versions } = (await response.json()) as { readonly versions: readonly ListedVersion[] };
  return versions.filter(({ state }) => state !== 'withdrawn');
}

/** A version as it was published. */
export async function fetchVersion(
  { owner, name }: Pick<ListedSchema, 'owner' | 'name'>,
  { number, mediaType, options = {} }: ListedVersion,
): Promise<FetchedSchema> {
  const format = mediaType.includes('yaml') ? 'yaml' : 'json';
  const response = await requested(`${pathOf(owner, name, number)}/schema.${format}`, {
    headers: { accept: '*/*' },
  });
  return { name: `${name}.schema.${format}`, format, text: await response.text(), options };
}

/** Publishes a version, or tries whether it could be; gives back its address. */
export async function publish({ owner, name, number, isDryRun, ...sent }: Publishing): Promise<string> {
  const response = await requested(`${pathOf(owner, name, number)}${isDryRun ? '?dry-run=true' : ''}`, {
    method: 'PUT',
    ...bodyOf(sent),
  });
  return ((await response.json()) as { readonly address: string }).address;
}

function bodyOf({ format, text, options }: Pick<Publishing, 'format' | 'text' | 'options'>): RequestInit {
  const type = `application/${format}`;
  if (options === undefined) return { body: text, headers: { 'content-type': type } };
  const form = new FormData();
  form.set('schema', new Blob([text], { type }), `schema.${format}`);
  form.set('options', new Blob([JSON.stringify(options)], { type: 'application/json' }), 'options.json');
  return { body: form };
}

function pathOf(...parts: readonly string[]): string {
  return ['s', ...parts.map(encodeURIComponent)].join('/');
}

async function requested(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    accept: 'application/json',
    ...(token.peek() === '' ? {} : { authorization: `Bearer ${token.peek()}` }),
    ...init.headers,
  };
  const response = await fetch(new URL(path, registryAddress), { ...init, headers });
  if (response.ok) return response;
  const { status, statusText } = response;
  const said = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused({ title: statusText, ...said, status });
}
