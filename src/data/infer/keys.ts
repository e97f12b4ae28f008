import type { ColumnDecision } from './decide.js';
import { wordsOf } from './words-of.js';

/** Words at the end of a name that say that it identifies something. */
const IDENTIFYING: ReadonlySet<string> = new Set([
  ...[
    'id',
    'ids',
    'key',
    'code',
    'identifier',
    'uuid',
    'guid',
    'pk',
    'no',
    'nr',
    'num',
    'number',
    'index',
    'ref',
  ],
  ...[
    'barcode',
    'isbn',
    'doi',
    'iri',
    'uri',
    'plate',
    'numberplate',
    'siren',
    'siret',
    'fid',
    'uid',
    'oid',
    'gid',
  ],
]);

/** Words that say that it describes something, which may be different in every row by chance. */
const DESCRIBING: ReadonlySet<string> = new Set([
  ...[
    'name',
    'title',
    'label',
    'description',
    'comment',
    'comments',
    'note',
    'notes',
    'text',
    'remark',
    'remarks',
  ],
  ...['address', 'url', 'link', 'email', 'geometry', 'summary', 'abstract', 'source'],
]);

/** Longer texts describe; keys are short. */
const LONGEST_KEY = 64;

/** The column that identifies the rows of a table. */
export interface FoundKey {
  readonly column: ColumnDecision;
  /** Whether its name, or its place as the first column, speaks for it. */
  readonly isNamed: boolean;
}

/** The best of the columns whose values are all there and all different. */
export function keyOf(columns: readonly ColumnDecision[], rows: number): FoundKey | undefined {
  if (rows === 0) return undefined;
  const found = columns
    .map((column, index) => ({ column, score: scoreOf(column, index) }))
    .filter(({ column }) => mayBeKey(column))
    .toSorted((one, other) => other.score - one.score);
  const [best] = found;
  // In one row every value is different: only a name tells.
  const least = rows === 1 ? 3.5 : 0;
  return best && { column: best.column, isNamed: best.score > least };
}

function mayBeKey({ profile, kind, missing, types, isAlways, isNullable, depth }: ColumnDecision): boolean {
  const [type = 'string', ...others] = types ?? [kind?.type ?? 'string'];
  return (
    others.length === 0 &&
    isAlways !== false &&
    !isNullable &&
    !depth &&
    profile.isUnique === true &&
    profile.empty === 0 &&
    missing.size === 0 &&
    (type === 'integer' || type === 'string') &&
    !/date|time/.test(kind?.id ?? '') &&
    profile.longest <= LONGEST_KEY
  );
}

/** Whether the end of a name says that it identifies something. */
export function isIdentifying(name: string): boolean {
  return IDENTIFYING.has(wordsOf(name).words.at(-1) ?? '') || /(?:^|[a-z])(?:id|ID)$/.test(name);
}

function scoreOf({ name, profile }: ColumnDecision, index: number): number {
  const words = wordsOf(name).words;
  const isDescribing = words.some((word) => DESCRIBING.has(word));
  // The first column wins over all that are not named as keys.
  return (
    (isIdentifying(name) ? 4 : 0) +
    (index === 0 ? 3 : 0) -
    (isDescribing ? 4 : 0) -
    index / 100 -
    profile.longest / 1000
  );
}
