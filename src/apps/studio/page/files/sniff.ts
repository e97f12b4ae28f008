import type { TextFormat } from '../../protocol.js';

/** What a file is to the page: rows of data, or a text that is a schema or becomes one. */
export type FileKind =
  | { readonly kind: 'data' /** A name that says how the rows are written. */; readonly name: string }
  | { readonly kind: 'schema'; readonly format: TextFormat }
  /** A document of another standard. */
  | { readonly kind: 'document'; readonly format: TextFormat }
  /** What no keyword can say, for exports. */
  | { readonly kind: 'options' };

/** The endings of names of files with data; a test compares them with those that are read. */
export const dataEndings = [
  'csv',
  'tsv',
  'ssv',
  'txt',
  'tab',
  'ndjson',
  'jsonl',
  'geojson',
  'parquet',
  'sav',
  'zsav',
  'xlsx',
  'xlsm',
] as const;

const formatOf: { readonly [ending: string]: TextFormat } = {
  json: 'json',
  jsonld: 'json',
  yaml: 'yaml',
  yml: 'yaml',
};

/** The first bytes of files that are not texts. */
const beginnings: readonly { readonly bytes: readonly number[]; readonly ending: string }[] = [
  { bytes: [0x50, 0x41, 0x52, 0x31], ending: 'parquet' },
  { bytes: [0x50, 0x4b, 0x03, 0x04], ending: 'xlsx' },
  { bytes: [0x24, 0x46, 0x4c, 0x32], ending: 'sav' },
  { bytes: [0x24, 0x46, 0x4c, 0x33], ending: 'zsav' },
  { bytes: [0x1f, 0x8b], ending: 'csv.gz' },
];

/** How many bytes of a file are looked at. */
export const LOOKED_AT = 65_536;

/** What a file is, by its name and the beginning of its content. */
export function fileKindOf(name: string, start: Uint8Array): FileKind {
  const [, ending = '', packed] = /\.([^./\\]+?)(\.gz)?$/i.exec(name.toLowerCase()) ?? [];
  if (/\.options\.(?:json|ya?ml)$/i.test(name)) return { kind: 'options' };
  if (packed !== undefined) return { kind: 'data', name };
  if ((dataEndings as readonly string[]).includes(ending))
    return { kind: 'data', name: delimitedName(name, ending, start) };
  const text = new TextDecoder().decode(start);
  if (Object.hasOwn(formatOf, ending)) {
    const found = textKindOf(text);
    return formatOf[ending] === 'json' && found.kind === 'data' && found.ending.endsWith('json')
      ? { kind: 'data', name: named(name, found.ending) }
      : { kind: isForeign(text) ? 'document' : 'schema', format: formatOf[ending]! };
  }
  const known = beginnings.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte));
  if (known) return { kind: 'data', name: `${name}.${known.ending}` };
  const found = textKindOf(text);
  return found.kind === 'data' ? { kind: 'data', name: `${name}.${found.ending}` } : found;
}

/** Endings that do not say what separates cells get one that does. */
function delimitedName(name: string, ending: string, start: Uint8Array): string {
  if (ending !== 'txt' && ending !== 'tab') return name;
  const found = textKindOf(new TextDecoder().decode(start));
  return named(name, found.kind === 'data' ? found.ending : 'csv');
}

function named(name: string, ending: string): string {
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name.replace(/\.[^.]+$/, '')}.${ending}`;
}

/** What a text is, by its beginning. */
export type TextKind =
  | { readonly kind: 'data'; readonly ending: 'json' | 'ndjson' | 'tsv' | 'csv' }
  | { readonly kind: 'schema' | 'document'; readonly format: TextFormat };

/** What a text without a name is: a schema, a document of another standard, or rows. */
export function textKindOf(text: string): TextKind {
  const start = text.replace(/^\uFEFF?\s*/, '');
  const lines = start.split(/\r?\n/);
  if (start.startsWith('[')) return { kind: 'data', ending: 'json' };
  if (start.startsWith('{')) {
    if (isObjectText(lines[0]!) && lines[1]?.startsWith('{')) return { kind: 'data', ending: 'ndjson' };
    return { kind: isForeign(text) ? 'document' : 'schema', format: 'json' };
  }
  const first = lines.find((line) => line.trim() !== '' && !/^(?:#|---|%)/.test(line)) ?? '';
  // A key of YAML; a cell before a colon, such as a time, is not one.
  if (/^(?:[$\w][\w$:@.-]*|"[^"]+"|'[^']+')\s*:(?:\s|$)/.test(first))
    return { kind: 'schema', format: 'yaml' };
  return { kind: 'data', ending: first.includes('\t') ? 'tsv' : 'csv' };
}

function isObjectText(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** Whether a text is JSON-LD, as documents of RO-Crate, CDIF and Croissant are: a schema has no context at its root. */
function isForeign(text: string): boolean {
  const keys = rootKeys(text);
  return !keys.includes('$schema') && keys.some((key) => key === '@context' || key === '@graph');
}

/** A string, a bracket, or a colon of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gs;

/** The keys at the root of the beginning of a JSON text. */
function rootKeys(text: string): readonly string[] {
  const keys: string[] = [];
  let depth = 0;
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    else if (token === ':' && depth === 1) keys.push(last.slice(1, -1));
    last = token;
  }
  return keys;
}
