// A CSV file of a given size with faults in some of its rows, and what a check has to say about it.
import { closeSync, openSync, writeSync } from 'node:fs';
import { headers, lines, rowOf } from '../rows/table.mjs';

/** Which rows get a wrong value, in which column, and the keyword that it breaks. */
const FAULTS = [
  { every: 97, column: 'temperature', value: 99, keyword: 'maximum' },
  { every: 389, column: 'station', value: 'nowhere', keyword: 'pattern' },
  { every: 1009, column: 'quality', value: 'unknown', keyword: 'enum' },
];

/** Writes a file of at least `size` bytes, in pieces; the rows in it, those with faults, and the faults by column. */
export function writeFaultyTable(path, size) {
  const file = openSync(path, 'w');
  const tallies = FAULTS.map(({ column, keyword }) => ({ column, keyword, count: 0 }));
  let [rows, failed, written] = [0, 0, 0];
  let text = headers.csv;
  while (written < size) {
    const row = rowOf(rows);
    rows++;
    let isFaulty = false;
    for (const [index, { every, column, value }] of FAULTS.entries()) {
      if (rows % every !== 0) continue;
      row[column] = value;
      tallies[index].count++;
      isFaulty = true;
    }
    if (isFaulty) failed++;
    text += lines.csv(row);
    // Only what is written counts: rows go on until a piece is full.
    if (text.length < 1 << 18) continue;
    written += writeSync(file, text);
    text = '';
  }
  closeSync(file);
  return { rows, failed, errors: tallies.reduce((sum, { count }) => sum + count, 0), tallies };
}
