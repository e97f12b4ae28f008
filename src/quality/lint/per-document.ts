import type { LintContext } from './rule.js';

/** What several checks of one document share: it is computed on first use, and kept as long as the document. */
export function perDocument<T>(make: (context: LintContext) => T): (context: LintContext) => T {
  return (context) => {
    if (!context.shared.has(make)) context.shared.set(make, make(context));
    return context.shared.get(make) as T;
  };
}
