import type { Json, JsonObject } from '../../../../base/json.js';
import type { Field, Widget } from '../../protocol.js';
import type { Words } from '../../words/en.js';

/** How an option is edited: as one value, as several with commas between them, or as records with members. */
type OptionForm =
  | { readonly kind: 'value'; readonly widget: Widget }
  | { readonly kind: 'list' }
  | { readonly kind: 'record'; readonly members: readonly OptionMember[] }
  | { readonly kind: 'records'; readonly members: readonly OptionMember[] };

interface OptionMember {
  readonly name: string;
  readonly widget: Widget;
  readonly isRequired?: true;
  /** Whether the text is the name of a record. */
  readonly isNamed?: true;
}

const AGENT: readonly OptionMember[] = [
  { name: 'name', widget: 'line', isRequired: true },
  { name: 'identifier', widget: 'iri' },
];

const CREATOR: readonly OptionMember[] = [...AGENT, { name: 'affiliation', widget: 'line', isNamed: true }];

const FILE: readonly OptionMember[] = [
  { name: 'contentUrl', widget: 'iri', isRequired: true },
  { name: 'encodingFormat', widget: 'line', isRequired: true },
  { name: 'sha256', widget: 'line' },
];

const forms: { readonly [option: string]: OptionForm } = {
  identifier: { kind: 'value', widget: 'iri' },
  url: { kind: 'value', widget: 'iri' },
  datePublished: { kind: 'value', widget: 'date' },
  dateModified: { kind: 'value', widget: 'date' },
  version: { kind: 'value', widget: 'line' },
  license: { kind: 'value', widget: 'iri' },
  language: { kind: 'value', widget: 'line' },
  citeAs: { kind: 'value', widget: 'line' },
  recordLicense: { kind: 'value', widget: 'iri' },
  conditionsOfAccess: { kind: 'value', widget: 'line' },
  isLive: { kind: 'value', widget: 'yes or no' },
  isAccessibleForFree: { kind: 'value', widget: 'yes or no' },
  keywords: { kind: 'list' },
  used: { kind: 'list' },
  publisher: { kind: 'record', members: AGENT },
  creator: { kind: 'records', members: CREATOR },
  distribution: { kind: 'records', members: FILE },
};

const OTHER: OptionForm = { kind: 'value', widget: 'json' };

/** The form of an option; unknown ones are edited as JSON. */
export function formOf(option: string): OptionForm {
  return Object.hasOwn(forms, option) ? forms[option]! : OTHER;
}

/** The fields in which an option is given: one without a keyword for a single value, else the members of a record. */
export function optionFields(
  option: string,
  value: Json | undefined,
  { exports }: Pick<Words, 'exports'>,
): readonly Field[] {
  const form = formOf(option);
  const title = exports.optionNames[option] ?? option;
  if (form.kind === 'record' || form.kind === 'records')
    return form.members.map(({ name, widget, isRequired }) => ({
      pointer: `/${option}/${name}`,
      keyword: name,
      title: exports.optionParts[name] ?? name,
      about: '',
      widget,
      ...(isRequired ? { isRequired } : {}),
      findings: 0,
    }));
  const stated = form.kind === 'list' ? listText(value) : value;
  return [
    {
      pointer: `/${option}`,
      keyword: '',
      title,
      about: form.kind === 'list' ? exports.commas : '',
      widget: form.kind === 'list' ? 'line' : form.widget,
      ...(stated === undefined ? {} : { value: stated }),
      findings: 0,
    },
  ];
}

function listText(value: Json | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : undefined;
}

/** The options with what was entered for one of them: records are added to those that are there. */
export function withOption(options: JsonObject, option: string, entered: Json | undefined): JsonObject {
  const { [option]: before, ...others } = options;
  const value = entered === undefined ? undefined : optionValue(option, entered, before);
  return value === undefined ? others : { ...others, [option]: value };
}

function optionValue(option: string, entered: Json, before: Json | undefined): Json | undefined {
  const form = formOf(option);
  if (form.kind === 'records')
    return [...(Array.isArray(before) ? before : []), withRecords(entered as JsonObject, form.members)];
  if (form.kind !== 'list') return entered;
  const items = String(entered)
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return items.length === 0 ? undefined : items;
}

function withRecords(entered: JsonObject, members: readonly OptionMember[]): JsonObject {
  const named = members.flatMap(({ name, isNamed }) =>
    isNamed && entered[name] !== undefined ? [[name, { name: entered[name] }] as const] : [],
  );
  return { ...entered, ...Object.fromEntries(named) };
}
