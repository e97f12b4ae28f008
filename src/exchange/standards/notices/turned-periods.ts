import type { Diagnostic } from '../../../base/diagnostic.js';
import type { Fact } from '../../../schema/description/index.js';
import { visitSubjects } from '../subjects.js';
import type { Notice } from './notice.js';

interface Span {
  readonly start?: Fact | undefined;
  readonly end?: Fact | undefined;
}

/** Periods and contributions that end before they begin: they are exported as they are stated. */
export const turnedPeriods: Notice = (description) => {
  const found = new Map<string, Diagnostic>();
  const check = ({ start, end }: Span): void => {
    if (start === undefined || end === undefined || start.value <= end.value) return;
    found.set(`${end.uri} ${end.pointer}`, diagnosticOf(start, end));
  };
  visitSubjects(description, {
    subject: ({ period, contributions }) => {
      if (period !== undefined) check(period);
      for (const each of contributions) check(each);
    },
  });
  return [...found.values()];
};

function diagnosticOf(start: Fact, { value: end, uri, pointer }: Fact): Diagnostic {
  return {
    code: 'export/date-order',
    severity: 'warning',
    message: `The end, ${end}, is before the start, ${start.value}.`,
    help: 'Correct one of the dates, or swap them.',
    params: { start: start.value, end },
    at: { uri, pointer, on: 'value' },
  };
}
