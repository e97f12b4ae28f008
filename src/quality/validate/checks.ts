import type { CustomDialect, Dialect } from '../../schema/references/index.js';
import {
  type Check,
  CURRENT_EDITION,
  type Edition,
  editions,
  keywordsOf,
  standardRows,
} from '../../schema/vocabulary/index.js';

/** How the value of a keyword is checked, and what must be beside it. */
export interface KeywordCheck {
  readonly check: Check;
  readonly family: 'schema' | 'vocabulary';
  readonly needs?: readonly string[];
}

function checksOfEdition(edition: Edition): ReadonlyMap<string, KeywordCheck> {
  const checks = new Map<string, KeywordCheck>();
  for (const [name, row] of standardRows) checks.set(name, { check: row.check, family: 'schema' });
  for (const [name, { kind, needs }] of keywordsOf(edition)) {
    const checked: KeywordCheck = { check: kind, family: 'vocabulary', ...(needs ? { needs } : {}) };
    checks.set(name, checked).set(`x-${name}`, checked);
  }
  return checks;
}

const byEdition = new Map(editions.map((edition) => [edition, checksOfEdition(edition)]));

const byCustom = new WeakMap<CustomDialect, ReadonlyMap<string, KeywordCheck>>();

/** The checks of a dialect; plain 2020-12 documents may carry the keywords of the current edition. */
export function checksOf(dialect: Dialect | CustomDialect): ReadonlyMap<string, KeywordCheck> {
  if (typeof dialect === 'string') return byEdition.get(dialect === '2020-12' ? CURRENT_EDITION : dialect)!;
  let checks = byCustom.get(dialect);
  if (checks === undefined) {
    checks = new Map([...checksOf(dialect.base)].filter(([keyword]) => dialect.knows(keyword)));
    byCustom.set(dialect, checks);
  }
  return checks;
}
