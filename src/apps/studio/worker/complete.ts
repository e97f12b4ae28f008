import { isObject, type Json, member } from '../../../base/json.js';
import { kindAt } from '../../../quality/lint/index.js';
import { isSchemaPlace, tokens, valueAt } from '../../../schema/document/index.js';
import {
  CURRENT_EDITION,
  dialectAddresses,
  type Kind,
  keywordsOf,
  lists,
  standardRows,
} from '../../../schema/vocabulary/index.js';
import type { Completion, Questions, TextFormat } from '../protocol.js';
import { type Cursor, cursorAt } from './cursor.js';
import { documentIn } from './documents.js';
import { FORMATS, plainFields } from './plain-fields.js';

/** What can be written at an offset of a text, which may be half a line. */
export async function completionsAt(
  ask: Questions['complete']['ask'],
): Promise<Questions['complete']['answer']> {
  const { text, format, offset } = ask;
  const cursor = cursorAt(text, format, offset);
  const { document } = await documentIn(ask);
  const proposals =
    cursor.on === 'key' ? namesAt(cursor, document.value) : valuesAt(cursor.pointer, document.value);
  return {
    from: cursor.from,
    to: cursor.to,
    items: proposals.map((each) => ({ ...each, insert: inserted(each, cursor, format) })),
  };
}

type Proposal = Omit<Completion, 'insert'> & { readonly value: Json };

function namesAt({ pointer, from, to }: Cursor, root: Json): readonly Proposal[] {
  const holder = valueAt(root, pointer);
  const isFree = (name: string) => !isObject(holder) || member(holder, name) === undefined || to > from;
  return allNamesAt(pointer).filter(({ label }) => isFree(label));
}

function allNamesAt(pointer: string): readonly Proposal[] {
  if (isSchemaPlace(pointer)) return schemaNames;
  const kind = kindAt(pointer)?.kind;
  const members = kind && recordIn(kind)?.members;
  return Object.entries(members ?? {}).map(([name, { title }]) => nameOf(name, title));
}

function nameOf(name: string, detail: string): Proposal {
  return { label: name, value: name, detail, kind: 'keyword' };
}

const plainTitles = new Map(plainFields.map(({ keyword, title }) => [keyword, title]));

const schemaNames: readonly Proposal[] = [
  ...keywordsOf(CURRENT_EDITION).flatMap(([name, row]) =>
    'deprecated' in row && row.deprecated ? [] : [nameOf(name, row.title)],
  ),
  ...[...standardRows].flatMap(([name, { old }]) =>
    old ? [] : [nameOf(name, plainTitles.get(name) ?? 'JSON Schema')],
  ),
];

function recordIn(kind: Kind): Kind | undefined {
  return kind.members ? kind : kind.parts.find(({ members }) => members);
}

function valuesAt(pointer: string, root: Json): readonly Proposal[] {
  const keyword = tokens(pointer).findLast((step) => !/^\d+$/.test(step));
  const plain = keyword === undefined ? undefined : PLAIN_VALUES[keyword]?.(root);
  if (plain) return plain.map((value) => ({ label: value, value, detail: '', kind: 'value' }));
  const expected = kindAt(pointer);
  if (expected === undefined) return [];
  const { kind, list } = expected;
  if (list !== undefined && kind.name === 'text') {
    return Object.entries(lists[list].terms).map(([value, { description }]) => ({
      label: value,
      value,
      detail: description,
      kind: 'value',
    }));
  }
  const terms: readonly Json[] = kind.name === 'boolean' ? [true, false] : termsOf(kind);
  return terms.map((value) => ({ label: String(value), value, detail: '', kind: 'value' }));
}

function termsOf({ schema }: Kind): readonly Json[] {
  return Array.isArray(schema.enum) ? schema.enum : [];
}

/** The values of keywords of JSON Schema. */
const PLAIN_VALUES: { readonly [keyword: string]: (root: Json) => readonly string[] } = {
  $schema: () => [...dialectAddresses().keys()].filter((address) => !address.includes('/vocab/')),
  type: () => ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'],
  format: () => FORMATS,
  $ref: (root) => {
    const definitions = isObject(root) ? member(root, '$defs') : undefined;
    return isObject(definitions) ? Object.keys(definitions).map((name) => `#/$defs/${name}`) : [];
  },
};

/** A proposal as it is written at the cursor. */
function inserted({ value, kind }: Proposal, cursor: Cursor, format: TextFormat): string {
  const { quote, isClosed, hasColon } = cursor;
  const colon = kind === 'keyword' && !hasColon && !isClosed ? ': ' : '';
  if (quote !== '') return `${value}${isClosed ? '' : quote}${colon}`;
  const isPlain = format === 'yaml' && (typeof value !== 'string' || /^[\w$][^#]*$/.test(value));
  const written = isPlain ? String(value) : JSON.stringify(value);
  return `${written}${colon}`;
}
