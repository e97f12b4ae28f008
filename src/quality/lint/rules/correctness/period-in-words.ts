import type { JsonObject } from '../../../../base/json.js';
import type { Kind } from '../../../../schema/vocabulary/index.js';

/** The object form of a period that was written as text: the interval of ISO 8601 (`START/END`), else words. */
export function periodIn(text: string, kind: Kind): JsonObject | undefined {
  if (text.trim() === '') return undefined;
  const [start = '', end = '', ...more] = text.trim().split('/');
  const interval = { start, end };
  return more.length === 0 && kind.check(interval).length === 0 ? interval : { description: text };
}
