import { type JsonObject, member } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import { holding, membersOf, type RecordPart, recordsIn } from '../../annotations/annotation-parts.js';
import { type Annotation, defineRule } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';

/** What has a first and a last day begins before it ends. */
export const dateOrder = defineRule({
  id: 'date-order',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  summary: 'Periods and contributions begin before they end.',
  why: 'A period that ends before it begins covers no day, so no search by time finds the dataset.',
  targets: EVERY_TARGET,
  metrics: ['FsF-R1.2-01M-1', 'RDA-R1.2-01M'],
  examples: {
    bad: [
      { schema: { 'fair:temporalCoverage': { start: '2024-12-31', end: '2024-01-01' } } },
      {
        schema: {
          'fair:contributors': [{ name: 'Ann Lee', startDate: '2024-05-01', endDate: '2023-05-01' }],
        },
      },
    ],
    good: [
      { schema: { 'fair:temporalCoverage': { start: '2024-01-01', end: '2024-12-31' } } },
      { schema: { 'fair:temporalCoverage': { start: '2024-01-01', end: '2024-01-01' } } },
    ],
  },
  concerns: holding(['period', 'contributor']),
  applies: (annotation) => spansIn(annotation).length > 0,
  check: (annotation) =>
    spansIn(annotation)
      .filter(({ start, end }) => start > end)
      .map(({ start, end, pointer }) => ({
        pointer,
        on: 'value',
        message: `The end, ${end}, is before the start, ${start}.`,
        help: 'Correct one of the dates, or swap them.',
        params: { start, end },
      })),
});

/** The members of records that hold the first and the last day. */
const BOUNDS: ReadonlyMap<string, readonly [start: string, end: string]> = new Map([
  ['period', ['start', 'end']],
  ['contributor', ['startDate', 'endDate']],
]);

interface Span {
  readonly start: string;
  readonly end: string;
  /** The place of the end. */
  readonly pointer: string;
}

function spansIn(annotation: Annotation): readonly Span[] {
  return recordsIn(annotation, [...BOUNDS.keys()]).flatMap((part) => spanOf(part) ?? []);
}

function spanOf({ kind, value, pointer }: RecordPart): Span | undefined {
  const [first, last] = BOUNDS.get(kind.name)!;
  const dateAt = (name: string) => dateIn(value, name, membersOf(kind).get(name)!.kind);
  const start = dateAt(first);
  const end = dateAt(last);
  return start === undefined || end === undefined
    ? undefined
    : { start, end, pointer: append(pointer, last) };
}

/** Only a date that is one can be compared. */
function dateIn(object: JsonObject, name: string, kind: RecordPart['kind']): string | undefined {
  const value = member(object, name);
  return typeof value === 'string' && kind.check(value).length === 0 ? value : undefined;
}
