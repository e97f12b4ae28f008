import type { Diagnostic, Severity } from '../../../base/diagnostic.js';
import { type Document, isBroken } from '../../../schema/document/index.js';
import type { Broken, Checked, CheckedText, FindingMark } from '../protocol.js';
import { NoAnswer } from './answerer.js';
import { cardOf, tablesOf } from './card.js';
import { documentIn, keepDocument } from './documents.js';
import { findingMark, type PlacedFinding, spanOf } from './findings.js';
import { countsOf, type Reading, readingOf, todoOf } from './reading.js';
import { languagesOf } from './words.js';

/** How many findings come with a check, for the marks in the text. */
const MOST_MARKS = 200;

/** The text that a worker has last seen, and what it has last read. */
export interface Session {
  /** Reads a text. */
  readonly check: (given: CheckedText, today: string) => Promise<Checked | Broken>;
  /** What was last read from a text without syntax errors. */
  readonly reading: () => Reading;
  /** The version of the last text that was checked, and whether it could be read; none at first. */
  readonly last: () => { readonly version: number; readonly isSound: boolean } | undefined;
  /** Takes over a document that was made by an edit: the next check of its text does not parse it. */
  readonly adopt: (document: Document) => void;
}

/** A session without a text. */
export function createSession(): Session {
  let newest = -1;
  let last: ReturnType<Session['last']>;
  let reading: Reading | undefined;
  // While a text is read, a later one may come.
  const keep = (version: number, read: Reading | undefined) => {
    if (version < newest) return;
    last = { version, isSound: read !== undefined };
    reading = read ?? reading;
  };
  return {
    async check(given, today) {
      const { version, options } = given;
      newest = Math.max(newest, version);
      const parsed = await documentIn(given);
      const { document, diagnostics } = parsed;
      const read = isBroken(document) ? undefined : await readingOf(version, parsed, options, today);
      keep(version, read);
      if (read === undefined)
        return brokenBy(isBroken(document) ? diagnostics : [noObject(document)], document, version);
      return checkedFrom(read);
    },
    reading() {
      if (reading === undefined) throw new NoAnswer('No schema has been read yet.');
      return reading;
    },
    last: () => last,
    adopt(document) {
      const { uri, source } = document;
      // Faults that do not keep a text from being read are found by reading it.
      const hasFaults = reading?.findings.some(({ diagnostic }) => diagnostic.code.startsWith('syntax/'));
      if (source === undefined || hasFaults) return;
      const { text, format } = source;
      keepDocument({ name: uri, format, text }, { document, diagnostics: [] });
    },
  };
}

async function checkedFrom(reading: Reading): Promise<Checked> {
  const { version, document, description, findings, entries } = reading;
  return {
    kind: 'checked',
    version,
    counts: countsOf(findings.map(({ diagnostic }) => diagnostic)),
    card: await cardOf(description),
    tables: tablesOf(description, entries),
    languages: languagesOf(description, entries),
    todo: todoOf(findings),
    marks: marksOf(document, findings),
  };
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

function marksOf(document: Document, findings: readonly PlacedFinding[]): readonly FindingMark[] {
  const chosen: PlacedFinding[] = [];
  for (const severity of SEVERITIES) {
    if (chosen.length >= MOST_MARKS) break;
    for (const finding of findings) if (finding.diagnostic.severity === severity) chosen.push(finding);
  }
  return chosen.slice(0, MOST_MARKS).map((each) => findingMark(document, each));
}

const NOWHERE = { pointer: '', name: '', screen: 'dataset' } as const;

function brokenBy(diagnostics: readonly Diagnostic[], document: Document, version: number): Broken {
  const fault = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0]!;
  const { message, help } = fault;
  const placed = diagnostics
    .slice(0, MOST_MARKS)
    .map((diagnostic, number) => ({ diagnostic, number, owner: NOWHERE, screen: NOWHERE.screen }));
  return {
    kind: 'broken',
    version,
    message,
    ...(help === undefined ? {} : { help }),
    at: spanOf(document, fault),
    marks: placed.map((each) => findingMark(document, each)),
  };
}

function noObject({ uri, value }: Document): Diagnostic {
  return {
    code: 'schema/type',
    severity: 'error',
    message: value === null ? 'The text is empty.' : 'The text is not a schema: it must be an object.',
    help: 'Write an object with "$schema", "title" and "properties".',
    at: { uri, pointer: '', on: 'object' },
  };
}
