import type { CodeList, Description, Fact, Subject, Variable } from '../../description/index.js';
import type { Diagnostic } from '../../diagnostic.js';
import type { Notice } from './notice.js';

interface Span {
  readonly start?: Fact | undefined;
  readonly end?: Fact | undefined;
}

/** Periods and contributions that end before they begin: they are exported as they are stated. */
export const turnedPeriods: Notice = (description) => {
  const found = new Map<string, Diagnostic>();
  for (const subject of subjectsIn(description)) {
    for (const { start, end } of spansOf(subject)) {
      if (start === undefined || end === undefined || start.value <= end.value) continue;
      found.set(`${end.uri} ${end.pointer}`, diagnosticOf(start, end));
    }
  }
  return [...found.values()];
};

function spansOf({ period, contributions }: Subject): readonly Span[] {
  return period === undefined ? contributions : [period, ...contributions];
}

/** Everything that something can be said about; a list of codes that several share once. */
function* subjectsIn(description: Description): Generator<Subject> {
  const lists = new Set<CodeList>();
  function* variablesIn(variables: readonly Variable[]): Generator<Subject> {
    for (const variable of variables) {
      yield variable;
      if (variable.codes && !lists.has(variable.codes)) {
        lists.add(variable.codes);
        yield* variable.codes.codes;
        yield* variable.codes.sentinels;
      }
      if (variable.variables.length > 0) yield* variablesIn(variable.variables);
    }
  }
  yield description;
  for (const dataset of description.datasets) {
    yield dataset;
    yield* variablesIn(dataset.variables);
  }
}

function diagnosticOf(start: Fact, { value: end, uri, pointer }: Fact): Diagnostic {
  return {
    code: 'export/date-order',
    severity: 'warning',
    message: `The end, ${end}, is before the start, ${start.value}.`,
    help: 'Correct one of the dates, or exchange them.',
    params: { start: start.value, end },
    at: { uri, pointer, on: 'value' },
  };
}
