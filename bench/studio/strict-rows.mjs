// Rows that are checked where no functions may be made of texts, as the policy of the page wants it.
import { prepareRows, rowChecker } from '../../dist/data/check/index.js';
import { documentOf } from '../../dist/schema/document/index.js';
import { cpuTimes } from '../measure.mjs';
import { headers, lines, rowOf, schemaOf } from '../rows/table.mjs';

const ROWS = 100_000;
const CHUNK = 1 << 16;

/** The CPU time in milliseconds of checking 100,000 rows of 10 columns in CSV: strictly, and with a compiled schema. */
export async function rowTimes() {
  const rows = Array.from({ length: ROWS }, (_, index) => lines.csv(rowOf(index)));
  const bytes = new TextEncoder().encode(headers.csv + rows.join(''));
  const checking = async (compiles) => {
    const { table } = await prepareRows(documentOf(schemaOf(), 'table.json'), {
      formats: 'assert',
      compiles,
    });
    return () => {
      const checker = rowChecker(table, { uri: 'rows.csv', format: 'csv' });
      for (let at = 0; at < bytes.length; at += CHUNK) checker.take(bytes.subarray(at, at + CHUNK));
      checker.end();
      const { rows: checked, errors } = checker.summary();
      if (checked !== ROWS || errors > 0)
        throw new Error(`${checked} rows were read, ${errors} errors found`);
    };
  };
  return cpuTimes(
    { strict: await checking(false), compiled: await checking(true) },
    { rounds: 5, minimumMs: 1 },
  );
}
