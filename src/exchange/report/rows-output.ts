import type { Diagnostic } from '../../base/diagnostic.js';
import type { Output, OutputShape, OutputUnit } from '../../quality/validate/index.js';
import { append } from '../../schema/document/index.js';
import { type RowReport, uncheckedIn } from './rows.js';
import { collecting } from './rows-reports.js';

/** The result of a file of rows in an output format of the standard, as if the file were one array of its rows. */
export function rowsOutputReport(shape: OutputShape): RowReport {
  return collecting((found, { files, total, isStopped }) => {
    const valid = total.errors === 0 && !isStopped && uncheckedIn(files).length === 0;
    return `${JSON.stringify(outputOf(shape, valid, found), null, 2)}\n`;
  });
}

function outputOf(shape: OutputShape, valid: boolean, found: readonly Diagnostic[]): Output {
  if (shape === 'flag') return { valid };
  const errors = found.filter(({ severity }) => severity === 'error');
  const units = shape === 'basic' ? errors.map(unitOf) : [...byRow(errors)];
  const whole = { valid, keywordLocation: '', instanceLocation: '' };
  return errors.length > 0 ? { ...whole, errors: units } : whole;
}

/** The errors of each row together. */
function* byRow(errors: readonly Diagnostic[]): Generator<OutputUnit> {
  const rows = new Map<string, OutputUnit[]>();
  for (const error of errors) {
    const row = rowOf(error);
    const others = rows.get(row);
    if (others) others.push(unitOf(error));
    else rows.set(row, [unitOf(error)]);
  }
  for (const [instanceLocation, units] of rows) {
    yield { valid: false, keywordLocation: '', instanceLocation, errors: units };
  }
}

function unitOf(diagnostic: Diagnostic): OutputUnit {
  const { params = {}, message, at } = diagnostic;
  const { keywordLocation = '', absoluteKeywordLocation: absolute } = params;
  return {
    valid: false,
    keywordLocation: String(keywordLocation),
    ...(typeof absolute === 'string' ? { absoluteKeywordLocation: absolute } : {}),
    instanceLocation: `${rowOf(diagnostic)}${at.pointer}`,
    error: message,
  };
}

function rowOf({ params }: Diagnostic): string {
  return typeof params?.row === 'number' ? append('', params.row - 1) : '';
}
