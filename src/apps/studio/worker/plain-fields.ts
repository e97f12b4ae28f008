import type { Json } from '../../../base/json.js';
import type { FieldGroup, SubjectFields, Widget } from '../protocol.js';

/** What the form says of a keyword of JSON Schema. */
export interface PlainField {
  readonly keyword: string;
  readonly title: string;
  readonly about: string;
  readonly widget: Widget;
  readonly group: FieldGroup;
  readonly subjects: readonly SubjectFields['subject'][];
  /** The types of values that it is about; any by default. */
  readonly types?: readonly string[];
  readonly choices?: readonly { readonly value: Json; readonly label: string }[];
  readonly example?: Json;
}

type Row = Omit<PlainField, 'keyword' | 'group' | 'subjects'> &
  Partial<Pick<PlainField, 'group' | 'subjects'>>;

const EVERYWHERE = ['dataset', 'table', 'variable', 'code'] as const;
const VARIABLE = ['variable'] as const;
const NUMBERS = ['number', 'integer'];

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
const typeChoices = [
  ...TYPES.map((value) => ({ value, label: value })),
  ...TYPES.map((type) => ({ value: [type, 'null'], label: `${type} or null` })),
];

/** The formats of Draft 2020-12 that values of data have. */
export const FORMATS = [
  'date',
  'date-time',
  'time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'iri',
  'iri-reference',
  'uuid',
  'json-pointer',
  'regex',
];

const rows: { readonly [keyword: string]: Row } = {
  $id: {
    title: 'Identifier',
    about: 'The permanent address of the schema.',
    widget: 'iri',
    group: 'meaning',
    subjects: ['dataset'],
    example: 'https://w3id.org/example/schemas/towns',
  },
  title: {
    title: 'Title',
    about: 'A short name, in one language.',
    widget: 'line',
    group: 'meaning',
    subjects: EVERYWHERE,
  },
  description: {
    title: 'Plain description',
    about: 'A description without formatting, in one language.',
    widget: 'long words',
    group: 'meaning',
    subjects: EVERYWHERE,
  },
  type: {
    title: 'Type',
    about: 'What the values are: texts, numbers, true or false, lists or objects.',
    widget: 'choice',
    choices: typeChoices,
  },
  format: {
    title: 'Format',
    about: 'How texts are written, such as dates or addresses.',
    widget: 'choice',
    types: ['string'],
    choices: FORMATS.map((value) => ({ value, label: value })),
  },
  const: {
    title: 'Value',
    about: 'The one value that is allowed, such as a code.',
    widget: 'json',
    subjects: ['variable', 'code'],
  },
  enum: { title: 'Allowed values', about: 'All values that are allowed, as a list.', widget: 'json' },
  minimum: { title: 'Minimum', about: 'The smallest value.', widget: 'number', types: NUMBERS },
  maximum: { title: 'Maximum', about: 'The largest value.', widget: 'number', types: NUMBERS },
  exclusiveMinimum: {
    title: 'Above',
    about: 'All values are larger than this number.',
    widget: 'number',
    types: NUMBERS,
  },
  exclusiveMaximum: {
    title: 'Below',
    about: 'All values are smaller than this number.',
    widget: 'number',
    types: NUMBERS,
  },
  multipleOf: {
    title: 'Multiple of',
    about: 'All values are multiples of this number.',
    widget: 'number',
    types: NUMBERS,
  },
  minLength: {
    title: 'Minimum length',
    about: 'The number of characters of the shortest text.',
    widget: 'number',
    types: ['string'],
  },
  maxLength: {
    title: 'Maximum length',
    about: 'The number of characters of the longest text.',
    widget: 'number',
    types: ['string'],
  },
  pattern: {
    title: 'Pattern',
    about: 'A regular expression that all texts match.',
    widget: 'line',
    types: ['string'],
    example: '^[A-Z]{2}$',
  },
  minItems: {
    title: 'Fewest items',
    about: 'How many items lists have at least.',
    widget: 'number',
    types: ['array'],
  },
  maxItems: {
    title: 'Most items',
    about: 'How many items lists have at most.',
    widget: 'number',
    types: ['array'],
  },
  uniqueItems: {
    title: 'No repetition',
    about: 'Whether all items of a list are different.',
    widget: 'yes or no',
    types: ['array'],
  },
  default: { title: 'Default', about: 'The value that is meant where none is given.', widget: 'json' },
  examples: { title: 'Examples', about: 'Some values, as a list.', widget: 'json' },
  $comment: {
    title: 'Comment',
    about: 'A note for people who edit the schema.',
    widget: 'line',
    group: 'links',
    subjects: EVERYWHERE,
  },
  $ref: {
    title: 'Definition',
    about: 'A definition that is used here, such as #/$defs/Age.',
    widget: 'line',
    group: 'links',
    example: '#/$defs/Age',
  },
};

/** The keywords of JSON Schema that forms have, in their order. */
export const plainFields: readonly PlainField[] = Object.entries(rows).map(([keyword, row]) => ({
  group: 'values',
  subjects: VARIABLE,
  ...row,
  keyword,
}));
