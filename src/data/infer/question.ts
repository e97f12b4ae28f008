import { quote } from '../../base/json.js';
import {
  closedRecord,
  date,
  either,
  identifierOf,
  isIri,
  type Kind,
  type Licenses,
  list,
  type Members,
  mapOf,
  number,
  oneOf,
  string,
  type Units,
} from '../../schema/vocabulary/index.js';

/** The lists that words of answers are looked up in. */
export interface Lists {
  readonly licenses: Licenses;
  readonly units: Units;
}

/** What is wrong with an answer, in a sentence. */
export interface Fault {
  readonly message: string;
  /** Whether it may be meant all the same. */
  readonly isDoubt?: boolean;
}

/** One thing that is asked, and what an answer may be: files of questions and of answers, and interviews follow from it. */
export interface Question {
  readonly ask: string;
  /** What an answer says. */
  readonly title: string;
  readonly kind: Kind;
  /** The keyword that states it. */
  readonly keyword?: string;
  /** What it earns of the readiness: the names of what is asked for there. */
  readonly earns?: readonly string[];
  /** Whether it is asked only if the data show that it may matter. */
  readonly isRare?: true;
  /** The answer as it is kept, or what is wrong with it, beyond its kind. */
  readonly check?: (text: string, lists: Lists) => string | Fault;
}

/** Questions by the names of their answers. */
export type Questions = { readonly [name: string]: Question };

/** What is asked about somebody who contributed. */
export const agentQuestions: Questions = {
  name: { ask: 'What is the name?', title: 'Name', kind: string },
  type: {
    ask: 'Is it an Individual or an Organization?',
    title: 'What it is',
    kind: oneOf('Individual', 'Organization'),
    check: (text) =>
      ['Individual', 'Organization'].find((type) => type.toLowerCase().startsWith(text.toLowerCase())) ?? {
        message: 'Write Individual or Organization.',
      },
  },
  identifier: {
    ask: 'Which ORCID, ROR or other IRI identifies it?',
    title: 'An IRI that identifies it: ORCID, ROR',
    kind: string,
    check: identifier,
  },
};

/** What is asked about a dataset, or one of several tables. */
export const tableQuestions: Questions = {
  title: {
    ask: 'What is it called?',
    title: 'What it is called',
    kind: string,
    keyword: 'title',
    earns: ['title'],
  },
  description: {
    ask: 'What was observed, where, when, how and why?',
    title: 'What was observed, where, when, how and why',
    kind: string,
    keyword: 'description',
    earns: ['description'],
  },
};

const agent = closedRecord('contributor', {
  ...membersOf(agentQuestions),
  name: { kind: string, required: true, title: 'Name' },
});

/** What is asked about a dataset as a whole. */
export const datasetQuestions: Questions = {
  ...tableQuestions,
  title: { ...tableQuestions.title!, ask: 'What is the dataset called?' },
  id: {
    ask: 'Which address will the schema have? Prefer one that lasts, such as a DOI or an address of w3id.org.',
    title: 'The address of the schema',
    kind: string,
    keyword: '$id',
    earns: ['identifier', 'persistent-identifier', 'web-address'],
    check: (text) =>
      isIri(text)
        ? text
        : { message: `${quote(text)} is not an absolute IRI, such as https://w3id.org/towns.` },
  },
  license: {
    ask: 'Under which licence may the data be used? An SPDX identifier such as CC-BY-4.0, or an IRI.',
    title: 'The licence of the data: an SPDX identifier such as CC-BY-4.0, or an IRI',
    kind: string,
    keyword: 'fair:license',
    earns: ['license', 'standard-license', 'license-reference'],
    check: license,
  },
  creator: {
    ask: 'Who made the data? The identifier is an ORCID or ROR, the type Individual or Organization.',
    title: 'Who made the data',
    kind: list(agent, 'agents'),
    keyword: 'fair:contributors',
    earns: ['creator', 'contributor', 'contributor-identifier', 'contributor-reference'],
  },
  publisher: {
    ask: 'Who publishes the data?',
    title: 'Who publishes the data',
    kind: agent,
    keyword: 'fair:contributors',
    earns: ['publisher'],
  },
  version: {
    ask: 'Which version of the data is it?',
    title: 'The version of the data',
    kind: string,
    keyword: 'fair:version',
    earns: ['version'],
  },
  date: {
    ask: 'On which day was it released? YYYY-MM-DD.',
    title: 'The day of its release, YYYY-MM-DD',
    kind: date,
    keyword: 'fair:version',
    earns: ['date'],
  },
  start: {
    ask: 'Which is the first day that the data are about? YYYY-MM-DD.',
    title: 'The first day that the data are about',
    kind: date,
    keyword: 'fair:temporalCoverage',
    earns: ['coverage'],
  },
  end: {
    ask: 'Which is the last day that the data are about? YYYY-MM-DD.',
    title: 'The last day',
    kind: date,
    keyword: 'fair:temporalCoverage',
    earns: ['coverage'],
  },
  place: {
    ask: 'Which place are the data about?',
    title: 'The place that the data are about',
    kind: string,
    keyword: 'fair:spatialCoverage',
    earns: ['coverage'],
  },
};

/** What is asked about a column. */
export const variableQuestions: Questions = {
  label: {
    ask: 'What is it called, in words for people?',
    title: 'What it is called',
    kind: string,
    keyword: 'title',
    earns: ['label'],
  },
  description: {
    ask: 'What does it say, and how was it found out?',
    title: 'What it says, and how it was found out',
    kind: string,
    keyword: 'description',
    earns: ['variable-description'],
  },
  unit: {
    ask: 'In which unit are its numbers?',
    title: 'The unit of its numbers',
    kind: string,
    keyword: 'fair:measurementUnit',
    earns: ['unit', 'unit-reference'],
    check: unit,
  },
  concept: {
    ask: 'What does it measure? An IRI, or words.',
    title: 'What it measures: an IRI, or words',
    kind: string,
    keyword: 'fair:concept',
    earns: ['concept'],
    isRare: true,
  },
  codes: {
    ask: 'What do its codes mean?',
    title: 'What its codes mean',
    kind: mapOf('an object that maps codes to words', string),
    earns: ['code-labels'],
  },
  missing: {
    ask: 'Which of its values mean that there is no value? Separate them by commas, or write none.',
    title: 'The values that mean that there is no value',
    kind: list(either('value', number, string), 'values'),
    isRare: true,
  },
};

/** The members of a record of answers. */
export function membersOf(questions: Questions): Members {
  return Object.fromEntries(
    Object.entries(questions).map(([name, { kind, title }]) => [name, { kind, title }]),
  );
}

function license(text: string, { licenses }: Lists): string | Fault {
  const known = licenses.byId(text) ?? licenses.byIri(text);
  if (known?.replacement)
    return doubt(`${quote(text)} is deprecated: did you mean ${quote(known.replacement)}?`);
  if (known) return isIri(text) ? text : known.id;
  if (isIri(text) || licenses.isExpression(text)) return text;
  const meant = licenses.byWords(text);
  if (meant) return doubt(`${quote(text)} is not an SPDX identifier: did you mean ${quote(meant.id)}?`);
  return doubt(
    `${quote(text)} is neither an SPDX identifier nor an IRI: for data, CC-BY-4.0, CC0-1.0 and ODbL-1.0 are common.`,
  );
}

function identifier(text: string): string | Fault {
  const found = identifierOf(text);
  if (found?.fault) return { message: found.fault };
  if (found?.canonical) return found.canonical;
  if (isIri(text)) return text;
  return {
    message: `${quote(text)} is not an ORCID, a ROR or another IRI, such as https://orcid.org/0000-0002-1825-0097.`,
  };
}

function unit(text: string, { units }: Lists): string | Fault {
  if (units.byWords(text)) return text;
  return doubt(`No unit of QUDT is called ${quote(text)}: write a symbol or a name, such as km² or percent.`);
}

function doubt(sentence: string): Fault {
  return { message: `${sentence} To keep it as it is, write it again.`, isDoubt: true };
}
