import { type Json, oneOfWords, quote } from '../../base/json.js';
import {
  boolean,
  either,
  FINE,
  isIri,
  list,
  mapOf,
  oneOf,
  problem,
  record,
  string,
  stringKind,
} from '../../schema/vocabulary/index.js';
import type { ExportOptions, GivenAgent } from '../standards/index.js';
import { dialectKind } from './dialect-options.js';
import { type Option, optionRecord } from './option-record.js';

const address = stringKind('address', 'an absolute IRI', { format: 'iri' }, (value) =>
  isIri(value) ? FINE : problem(`${quote(value)} is not an absolute IRI, such as https://example.org/x.`),
);

/** What an address relative to the document is made of. */
const RELATIVE = '^[^\\s:"<>\\\\^`{|}]+$';

const fileAddress = stringKind(
  'address of a file',
  'an address, absolute or relative to the document',
  { anyOf: [{ format: 'iri' }, { pattern: RELATIVE }] },
  (value) =>
    isIri(value) || new RegExp(RELATIVE, 'u').test(value)
      ? FINE
      : problem(`${quote(value)} is not an address such as https://example.org/x.csv or x.csv.`),
);

const day = stringKind('day', 'a date written YYYY-MM-DD', { format: 'date' }, (value) =>
  isDay(value) ? FINE : problem(`${quote(value)} is not a calendar date written YYYY-MM-DD.`),
);

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const words = stringKind('words', 'a text', { pattern: '\\S' }, (value) =>
  value.trim() === '' ? problem('The text is empty.') : FINE,
);

const digest = (name: string, length: number) =>
  stringKind(name, `${length} hexadecimal digits`, { pattern: `^[0-9A-Fa-f]{${length}}$` }, (value) =>
    new RegExp(`^[0-9A-Fa-f]{${length}}$`).test(value)
      ? FINE
      : problem(`${quote(value)} is not a checksum of ${length} hexadecimal digits.`),
  );

const affiliation = record('affiliation', {
  name: { kind: words, required: true, title: 'Name' },
  identifier: { kind: address, title: 'IRI that identifies it' },
  url: { kind: address, title: 'Home page' },
});

const agent = either(
  'agent',
  words,
  record('agent', {
    name: { kind: words, required: true, title: 'Name' },
    identifier: { kind: address, title: 'IRI that identifies it (ORCID, ROR, …)' },
    url: { kind: address, title: 'Home page' },
    type: { kind: oneOf('Individual', 'Organization'), title: 'What it is' },
    affiliation: { kind: affiliation, title: 'The organization that a person belongs to' },
  }),
  'a name, or an object that describes an agent',
);

const distribution = record('distribution', {
  contentUrl: { kind: fileAddress, required: true, title: 'The address of the file' },
  encodingFormat: { kind: words, required: true, title: 'Media type' },
  sha256: { kind: digest('sha256', 64), title: 'SHA-256 checksum' },
  md5: { kind: digest('md5', 32), title: 'MD5 checksum' },
  contentSize: { kind: words, title: 'Size, such as 12 kB' },
  table: { kind: string, title: 'The table that it contains' },
  delimiter: { kind: string, title: 'The delimiter of a CSV file' },
  columns: { kind: list(string, 'names of columns'), title: 'The columns of a CSV file, in their order' },
});

const catalog = record('catalogue', {
  name: { kind: words, required: true, title: 'Name' },
  url: { kind: address, title: 'Home page' },
});

const roleNames = ['identifier', 'measure', 'attribute', 'dimension', 'descriptor', 'value'] as const;

/** Values that no keyword can state: each option with its kind, and a sentence for people. */
export const exportOptions = {
  identifier: { kind: address, about: 'The IRI that identifies the dataset, preferably a DOI.' },
  url: { kind: address, about: 'The landing page of the dataset.' },
  version: { kind: words, about: 'The version of the dataset.' },
  datePublished: { kind: day, about: 'The day of publication.' },
  dateModified: { kind: day, about: 'The day of the last change.' },
  license: { kind: words, about: 'The licence of the dataset: an IRI, or a name.' },
  publisher: { kind: agent, about: 'Who publishes the dataset.' },
  creator: { kind: list(agent, 'names or agents'), about: 'Who made the dataset.' },
  keywords: { kind: list(words, 'texts'), about: 'Keywords.' },
  language: { kind: words, about: 'The language, for properties that take one.' },
  distribution: { kind: list(distribution, 'distributions'), about: 'The files that contain the data.' },
  isLive: { kind: boolean, about: 'The data changes continuously, so that no checksum can be given.' },
  citeAs: { kind: words, about: 'How to cite the dataset.' },
  recordLicense: { kind: address, about: 'The licence of the metadata: an IRI.' },
  conditionsOfAccess: {
    kind: words,
    about: 'Who may have the data, and how: an IRI, such as that of a COAR access right, or words.',
  },
  isAccessibleForFree: { kind: boolean, about: 'The data are free of charge.' },
  catalog: { kind: catalog, about: 'The catalogue that lists the dataset.' },
  keys: {
    kind: mapOf('an object that maps tables to column names', list(string, 'names of columns')),
    about: 'The columns that identify a row, by table.',
  },
  roles: {
    kind: mapOf('an object that maps columns to roles', oneOf(...roleNames)),
    about: `The roles of columns: ${oneOfWords(roleNames)}.`,
  },
  used: { kind: list(address, 'absolute IRIs'), about: 'The sources of the dataset.' },
  dialect: { kind: dialectKind, about: 'The dialect of CSV files. Only checks of data use it.' },
  embed: { kind: boolean, about: 'Put the schema itself into the document, up to 100 KiB.' },
  assume: { kind: boolean, about: 'Fill in missing values that follow from the schema or from this export.' },
} as const satisfies {
  readonly [N in keyof ExportOptions]-?: Option;
};

/** The options as one object, as a request or a file gives them. */
export const optionsKind = optionRecord('set of options', exportOptions, { licence: 'license' });

/** Options that have been checked, in the form that exporters take. */
export function optionsFrom(checked: { readonly [name: string]: Json }): ExportOptions {
  const { publisher, creator, ...rest } = checked;
  return {
    ...(rest as ExportOptions),
    ...(publisher === undefined ? {} : { publisher: agentFrom(publisher) }),
    ...(creator === undefined ? {} : { creator: (creator as readonly Json[]).map(agentFrom) }),
  };
}

function agentFrom(value: Json): GivenAgent {
  return typeof value === 'string' ? { name: value } : (value as unknown as GivenAgent);
}
