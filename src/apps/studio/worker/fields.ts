import { areEqual, isObject, type Json, type JsonObject, member } from '../../../base/json.js';
import type { Subject } from '../../../schema/description/index.js';
import { append, valueAt } from '../../../schema/document/index.js';
import { isIn, type Keyword, keywords, type Scope } from '../../../schema/vocabulary/index.js';
import { type Field, type FieldGroup, fieldGroups, type SubjectFields, type Widget } from '../protocol.js';
import { NoAnswer } from './answerer.js';
import { codesOf, listsOf } from './entries.js';
import { fieldOfKind } from './field-of-kind.js';
import { groupOf } from './groups.js';
import { type PlainField, plainFields } from './plain-fields.js';
import type { Reading } from './reading.js';
import { isUnder } from './windows.js';
import { labelOf } from './words.js';

type SubjectName = SubjectFields['subject'];

/** The scopes whose keywords each subject usually has. */
const SCOPES: Readonly<Record<SubjectName, readonly Scope[]>> = {
  dataset: ['universal', 'dataset'],
  table: ['universal', 'dataset'],
  variable: ['universal', 'variable'],
  code: ['universal'],
};

/** Keywords with a list of their own that is too long for choices. */
const OWN_WIDGETS: { readonly [keyword: string]: Widget } = {
  'fair:license': 'license',
  'fair:measurementUnit': 'unit',
};

/** The fields of the dataset, table, variable or code at a place. */
export function fieldsAt(reading: Reading, pointer: string, isSound: boolean): SubjectFields {
  const { document } = reading;
  const { subject, name } = subjectAt(reading, pointer);
  const value = valueAt(document.value, pointer);
  const object = isObject(value) ? value : {};
  const near = reading.findings
    .map(({ diagnostic }) => diagnostic.ask?.pointer ?? diagnostic.at.pointer)
    .filter((each) => isUnder(each, pointer) && each !== pointer);
  const findingsAt = (at: string) => near.filter((each) => isUnder(each, at)).length;
  const fields = [
    ...plainFieldsOf(subject, object, pointer, findingsAt),
    ...fairFieldsOf(reading, subject, object, pointer, findingsAt),
  ];
  return {
    pointer,
    name,
    subject,
    isEditable: isSound && isObject(value),
    groups: fieldGroups.flatMap((group) => {
      const own = fields.filter((each) => each.group === group).map(({ field }) => field);
      return own.length > 0 ? [{ name: group, fields: own }] : [];
    }),
  };
}

/** What is described at a place. */
function subjectAt(
  { entries, description }: Reading,
  pointer: string,
): { readonly subject: SubjectName; readonly name: string } {
  const isHere = (each: Pick<Subject, 'uri' | 'pointer'>) =>
    each.uri === description.uri && each.pointer === pointer;
  if (pointer === '') return { subject: 'dataset', name: Object.values(labelOf(description))[0] ?? '' };
  const entry = entries.find(({ variable }) => isHere(variable));
  if (entry) return { subject: 'variable', name: entry.variable.name };
  const table = description.datasets.find(
    (each) => isHere(each) || each.rows.some((row) => row.uri === description.uri && row.pointer === pointer),
  );
  if (table) return { subject: 'table', name: table.name };
  const code = listsOf(entries)
    .flatMap(({ list }) => codesOf(list))
    .find(isHere);
  if (code) return { subject: 'code', name: String(code.value) };
  throw new NoAnswer('There is no dataset, table, variable or code at this place.');
}

interface GroupedField {
  readonly group: FieldGroup;
  readonly field: Field;
}

function plainFieldsOf(
  subject: SubjectName,
  object: JsonObject,
  pointer: string,
  findingsAt: (pointer: string) => number,
): readonly GroupedField[] {
  return plainFields
    .filter((row) => member(object, row.keyword) !== undefined || isUsual(row, subject, object))
    .map(({ group, keyword, title, about, widget, choices, example }) => {
      const value = member(object, keyword);
      const at = append(pointer, keyword);
      const field: Field = {
        pointer: at,
        keyword,
        title,
        about,
        widget,
        ...(value === undefined ? {} : { value }),
        ...(example === undefined ? {} : { example }),
        ...(choices ? { choices: withPresent(choices, value) } : {}),
        findings: findingsAt(at),
      };
      return { group, field };
    });
}

function isUsual({ subjects, types }: PlainField, subject: SubjectName, object: JsonObject): boolean {
  if (!subjects.includes(subject)) return false;
  const stated = member(object, 'type');
  if (types === undefined) return true;
  return [stated].flat().some((type) => types.includes(type as string));
}

/** Choices with the value that is there, whatever it is. */
function withPresent(
  choices: NonNullable<Field['choices']>,
  value: Json | undefined,
): NonNullable<Field['choices']> {
  if (value === undefined || choices.some((choice) => areEqual(choice.value, value))) return choices;
  const label = Array.isArray(value) ? value.join(' or ') : String(value);
  return [...choices, { value, label }];
}

function fairFieldsOf(
  { context }: Reading,
  subject: SubjectName,
  object: JsonObject,
  pointer: string,
  findingsAt: (pointer: string) => number,
): readonly GroupedField[] {
  return Object.entries<Keyword>(keywords).flatMap(([name, row]) => {
    const spelling = spellingIn(object, name);
    const isOffered = isIn(context.edition, row) && !row.deprecated && belongsTo(row, subject, object);
    if (spelling === undefined && !isOffered) return [];
    const keyword = spelling ?? name;
    const { kind, title, about, example, list, ref } = row;
    const start = {
      pointer: append(pointer, keyword),
      keyword,
      title,
      about,
      value: member(object, keyword),
      example,
      list,
      widget: OWN_WIDGETS[name],
      refPointer: ref && append(pointer, spellingIn(object, ref) ?? ref),
    };
    return [{ group: groupOf(name, row), field: fieldOfKind(kind, start, findingsAt) }];
  });
}

function belongsTo(
  { scope, alsoOn = [], needs = [] }: Keyword,
  subject: SubjectName,
  object: JsonObject,
): boolean {
  if (needs.length > 0)
    return subject === 'code' || needs.every((each) => member(object, each) !== undefined);
  return SCOPES[subject].some((each) => each === scope || alsoOn.includes(each));
}

/** How a keyword is spelled in an object that has it. */
function spellingIn(object: JsonObject, name: string): string | undefined {
  return [name, `x-${name}`].find((each) => member(object, each) !== undefined);
}
