import { isObject, type Json, member } from '../../../base/json.js';
import { exportOptions } from '../../../exchange/options/index.js';
import { type Exporter, type Supply, supplyOf } from '../../../exchange/standards/index.js';
import { append, type Document, valueAt } from '../../../schema/document/index.js';
import { type Kind, keywordNamed } from '../../../schema/vocabulary/index.js';
import type { Field, Widget } from '../protocol.js';
import { fieldOfKind } from './field-of-kind.js';

/** Where a person says what a document lacks. */
export interface Place {
  readonly field?: Field;
  readonly option?: string;
}

/** Where a term of a standard is stated: its requirements know that; else the words about it name an option. */
export function placeOfTerm(exporter: Exporter, term: string, words: string, schema: Document): Place {
  const requirement = exporter.requirements.find((each) => each.term === term);
  const supply: Supply = requirement ? supplyOf(requirement.value) : optionNamed(words);
  return {
    ...(supply.keyword ? { field: fieldFor(schema, ...supply.keyword) } : {}),
    ...(supply.option === undefined ? {} : { option: supply.option }),
  };
}

/** The option that a sentence names. */
function optionNamed(words: string): Supply {
  const [, option] = /\boption (?:such as )?"(\w+)"/.exec(words) ?? [];
  return option !== undefined && Object.hasOwn(exportOptions, option) ? { option } : {};
}

/** How the keywords of JSON Schema that describe are edited. */
const STANDARD: { readonly [keyword: string]: Pick<Field, 'title' | 'about' | 'widget'> } = {
  title: { title: 'Title', about: 'What the dataset is called.', widget: 'words' },
  description: {
    title: 'Description',
    about: 'What was observed, where, when, how and why.',
    widget: 'long words',
  },
};

/** What is picked for a keyword: the words of a licence, whose reference is stated with them. */
const PICKED: { readonly [keyword: string]: { readonly keyword: string; readonly widget: Widget } } = {
  'fair:licenseRef': { keyword: 'fair:license', widget: 'license' },
};

/** A keyword of the root of a schema, or a member of its value, as a field. */
function fieldFor(schema: Document, supplied: string, part?: string): Field {
  const { keyword, widget } = PICKED[supplied] ?? { keyword: supplied };
  const row = keywordNamed(keyword);
  const stated = isObject(schema.value) ? member(schema.value, keyword) : undefined;
  const known = part === undefined || row === undefined ? undefined : membersIn(row.kind)?.[part];
  // A version that is a text is its identifier.
  const isPlain = known !== undefined && stated !== undefined && !isObject(stated) && part === 'identifier';
  const pointer = append('', keyword, ...(part === undefined || isPlain ? [] : [part]));
  const value = valueAt(schema.value, pointer);
  if (row === undefined)
    return {
      pointer,
      keyword,
      findings: 0,
      ...STANDARD[keyword]!,
      ...(value === undefined ? {} : { value }),
    };
  const { kind, title } = known ?? row;
  const example = known ? undefined : (row.example as Json | undefined);
  return fieldOfKind(kind, { pointer, keyword, title, about: row.about, value, example, widget }, () => 0);
}

/** The members of a record, or of the records in a list. */
function membersIn(kind: Kind): Kind['members'] {
  return kind.members ?? kind.parts.map(membersIn).find((members) => members !== undefined);
}
