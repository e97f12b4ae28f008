import { isObject, type Json, member, typeOf } from '../../../base/json.js';
import { append } from '../../../schema/document/index.js';
import { type Kind, type ListName, lists } from '../../../schema/vocabulary/index.js';
import type { Field, Widget } from '../protocol.js';

/** What is known of a value before its kind is looked at. */
export interface FieldStart {
  readonly pointer: string;
  readonly keyword: string;
  readonly title: string;
  readonly about: string;
  readonly value: Json | undefined;
  readonly example?: Json | undefined;
  readonly isRequired?: boolean | undefined;
  readonly list?: ListName | undefined;
  readonly widget?: Widget | undefined;
  readonly refPointer?: string | undefined;
}

/** How values of a kind are edited; records, lists and alternatives are derived from their parts. */
const KIND_WIDGETS: { readonly [kind: string]: Widget } = {
  text: 'words',
  richText: 'long words',
  markdown: 'long words',
  string: 'line',
  iri: 'iri',
  iriOrCurie: 'iri',
  link: 'iri',
  date: 'date',
  number: 'number',
  'whole number': 'number',
  boolean: 'yes or no',
  term: 'choice',
  list: 'list',
};

/** The lists that members of records take their values from. */
const MEMBER_LISTS: { readonly [member: string]: ListName } = {
  'contributor role': 'contributor-roles-v1',
  'contributor type': 'contributor-types-v1',
};

/** The field of a value of a kind; `findingsAt` counts the findings at a place and below. */
export function fieldOfKind(kind: Kind, start: FieldStart, findingsAt: (pointer: string) => number): Field {
  const { pointer, keyword, title, about, value, example, isRequired, list, refPointer } = start;
  const edited = partFor(kind, value);
  const widget = start.widget ?? widgetOf(edited, list);
  const choices = choicesOf(edited, list);
  const parts = partsOf(edited, value, pointer, findingsAt);
  return {
    pointer,
    keyword,
    title,
    about,
    widget,
    ...(value === undefined ? {} : { value }),
    ...(example === undefined ? {} : { example }),
    ...(isRequired ? { isRequired } : {}),
    ...(refPointer === undefined ? {} : { refPointer }),
    ...(choices ? { choices } : {}),
    ...parts,
    findings: findingsAt(pointer),
  };
}

/** The alternative that is edited: one that the value is of, else a record, else the first. */
function partFor(kind: Kind, value: Json | undefined): Kind {
  if (KIND_WIDGETS[kind.name] || kind.members || kind.parts.length === 0) return kind;
  const fitting = value === undefined ? [] : kind.parts.filter(({ types }) => types.includes(typeOf(value)));
  const candidates = fitting.length > 0 ? fitting : kind.parts;
  // The short form of a record is edited as the record: `"1.0"` is shown as its identifier.
  const record = kind.parts.find(
    ({ members }) => members && Object.values(members).some((one) => one.required),
  );
  return record ?? candidates.find(({ members }) => members) ?? candidates[0]!;
}

function widgetOf(kind: Kind, list: ListName | undefined): Widget {
  if (list !== undefined && kind.name === 'text') return 'choice';
  return KIND_WIDGETS[kind.name] ?? (kind.members ? 'record' : 'json');
}

function choicesOf({ name, schema }: Kind, list: ListName | undefined): Field['choices'] {
  if (Array.isArray(schema.enum)) return schema.enum.map((value: Json) => ({ value, label: String(value) }));
  if (list === undefined || name !== 'text') return undefined;
  return Object.entries(lists[list].terms).map(([value, { label }]) => ({ value, label: label.en }));
}

function partsOf(
  kind: Kind,
  value: Json | undefined,
  pointer: string,
  findingsAt: (pointer: string) => number,
): Pick<Field, 'members' | 'item'> {
  if (kind.members) return { members: membersOf(kind, value, pointer, findingsAt) };
  const [item] = kind.parts;
  if (kind.name !== 'list' || item === undefined) return {};
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const itemField = (each: Json | undefined, at: string) =>
    fieldOfKind(item, { pointer: at, keyword: '', title: titled(item), about: '', value: each }, findingsAt);
  const fresh = itemField(undefined, append(pointer, '-'));
  return {
    members: items.map((each, index) => itemField(each, append(pointer, index))),
    item: fresh.members ?? [fresh],
  };
}

function titled({ name, members }: Kind): string {
  return members ? `${name[0]!.toUpperCase()}${name.slice(1)}` : 'Value';
}

function membersOf(
  { name: record, members }: Kind,
  value: Json | undefined,
  pointer: string,
  findingsAt: (pointer: string) => number,
): readonly Field[] {
  const short = value === undefined || isObject(value) ? undefined : value;
  return Object.entries(members!).map(([name, { kind, title, required, aka = [] }]) => {
    const spelling =
      [name, ...aka].find((each) => isObject(value) && member(value, each) !== undefined) ?? name;
    const stated = isObject(value) ? member(value, spelling) : required ? short : undefined;
    return fieldOfKind(
      kind,
      {
        pointer: append(pointer, spelling),
        keyword: name,
        title,
        about: '',
        value: stated,
        isRequired: required,
        list: MEMBER_LISTS[`${record} ${name}`],
      },
      findingsAt,
    );
  });
}
