import type { Budget } from '../../../../base/budget.js';
import type { Fix } from '../../../../base/diagnostic.js';
import { type JsonObject, quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import type { Kind, Problem } from '../../../../schema/vocabulary/index.js';
import { type RecordPart, recordsIn } from '../../annotations/annotation-parts.js';
import { type Annotation, defineRule, type Found, type LintContext } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';
import { faultsAbout, findingOf, fixBy } from './faults.js';
import { unknownMembers } from './members.js';

/** Values of annotations are of the kind that their keyword takes. */
export const validKeywordValue = defineRule({
  id: 'valid-keyword-value',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'safe',
  askedFor: 'the value, or the member that is missing',
  summary: 'The value of a fair: keyword has the right type and all required members.',
  why: 'Validators refuse any other value, and exports omit it.',
  targets: EVERY_TARGET,
  metrics: [],
  examples: {
    bad: [
      {
        schema: { 'fair:contributors': { name: 'Parks Department' } },
        fixed: { 'fair:contributors': [{ name: 'Parks Department' }] },
      },
      { schema: { 'fair:structureType': 'Wide' }, fixed: { 'fair:structureType': 'wide' } },
      {
        schema: { 'fair:temporalCoverage': '2020-01-01/2020-12-31' },
        fixed: { 'fair:temporalCoverage': { start: '2020-01-01', end: '2020-12-31' } },
      },
      {
        schema: { 'fair:version': { version: '1.0.0', date: '2024-05-01' } },
        fixed: { 'fair:version': { identifier: '1.0.0', date: '2024-05-01' } },
      },
      { schema: { 'fair:label': 42 } },
      { schema: { 'fair:datasetRelations': [{ relationType: 'isPartOf' }] } },
    ],
    good: [
      { schema: { 'fair:label': { en: 'Trees', fr: 'Arbres' }, 'fair:structureType': 'wide' } },
      { schema: { 'fair:version': '1.0.0', 'fair:contributors': [{ name: 'Parks Department' }] } },
    ],
  },
  concerns: () => true,
  check(annotation, context) {
    const faults = faultsAbout('value', annotation);
    const lacksMembers = faults.some(({ missing }) => missing !== undefined);
    const records = new Map(
      lacksMembers ? recordsIn(annotation).map((record) => [record.pointer, record] as const) : [],
    );
    return faults.map((fault) => finding(annotation, fault, records, context));
  },
});

function finding(
  annotation: Annotation,
  fault: Problem,
  records: ReadonlyMap<string, RecordPart>,
  context: LintContext,
): Found {
  const found = findingOf(annotation, fault);
  const { pointer } = found;
  if (fault.missing !== undefined) {
    return {
      ...found,
      help: `Add the member ${quote(fault.missing)}.`,
      ask: [fault.missing],
      fixes: renamings(fault.missing, records.get(pointer), context.budget),
    };
  }
  if (fault.about === 'reference') return { ...found, ...coverageInWords(annotation) };
  const fixes = fixBy(fault, pointer, context);
  const what = fixes[0]
    ? `${fixes[0].title}.`
    : `Meaning of ${quote(annotation.keyword)}: ${annotation.row?.about}`;
  return {
    ...found,
    help: fault.help ?? what,
    fixes,
  };
}

/** The renaming of a member that says under another name what is missing. */
function renamings(missing: string, record: RecordPart | undefined, budget: Budget): readonly Fix[] {
  if (record === undefined) return [];
  return unknownMembers(record.kind, record.value, budget)
    .filter(({ meant, isSure }) => isSure && meant === missing)
    .slice(0, 1)
    .map(({ key }) => ({
      title: `Rename ${quote(key)} to ${quote(missing)}`,
      safe: true,
      edits: [{ op: 'rename', pointer: append(record.pointer, key), name: missing }],
    }));
}

function coverageInWords({ value, pointer, row }: Annotation): Partial<Found> {
  const text = String(value);
  const period = row && periodIn(text, row.kind);
  return {
    message: `Expected an object that describes a period, or an absolute IRI, found the string ${quote(text)}.`,
    help: 'Write an object with "start" and "end" as dates, or with a "description" in words.',
    fixes: period
      ? [{ title: 'Write it as an object', safe: true, edits: [{ op: 'set', pointer, value: period }] }]
      : [],
  };
}

/** The object form of a period that was written as text: the interval of ISO 8601 (`START/END`), else words. */
function periodIn(text: string, kind: Kind): JsonObject | undefined {
  if (text.trim() === '') return undefined;
  const [start = '', end = '', ...more] = text.trim().split('/');
  const interval = { start, end };
  return more.length === 0 && kind.check(interval).length === 0 ? interval : { description: text };
}
