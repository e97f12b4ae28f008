import type { Subject } from '../../description/index.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';
import { referred } from './references.js';

/** The time that a subject covers: an interval for programs, and a period with its name if it has one. */
export function describePeriod(context: Context, entity: Entity, { period, terms }: Subject): void {
  const { ledger, wordings, graph } = context;
  const term = terms.temporalCoverage;
  if (term) entity.linkAll('temporalCoverage', referred(context, term.refs, 'DefinedTerm', term.words));
  const start = ledger.keepIf(period?.start);
  const end = ledger.keepIf(period?.end);
  // schema.org writes an open interval with two dots.
  if (start || end) entity.add('temporalCoverage', `${start ?? '..'}/${end ?? '..'}`);
  const words = wordings.names([...(period?.words ?? []), ...(term?.words ?? [])]);
  if (words.length === 0) return;
  const named = graph
    .next('period', 'dct:PeriodOfTime')
    .callAll(words)
    .add('startDate', start)
    .add('endDate', end);
  entity.link('dct:temporal', named);
}
