// Tables that others published with their documentation, and what their cells hold.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The documented tables of a folder, each column with its different values, without those that mean no value. */
export function truthIn(folder) {
  return readJson(folder, 'manifest.json').map((table) => withValues(folder, table));
}

/** Files in many dialects, with the delimiters that people noted. */
export function dialectsIn(folder) {
  return readJson(folder, 'dialects.json');
}

/** The tables that were published in one folder, where there are several. */
export function packagesOf(tables) {
  const found = new Map();
  for (const table of tables) {
    const place = `${table.repo} ${dirname(table.path)}`;
    found.set(place, [...(found.get(place) ?? []), table]);
  }
  return [...found.values()].filter((each) => each.length > 1);
}

/** What a table is called where it was published. */
export function nameOf({ path }) {
  return basename(path).replace(/\.[^.]*$/, '');
}

function readJson(folder, name) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

function withValues(folder, table) {
  const { file, dialect, primaryKey = [] } = table;
  const text = new TextDecoder(dialect.encoding).decode(readFileSync(join(folder, file)));
  const [header = [], ...all] = cellsOf(text, dialect.delimiter);
  // Where rows and header do not fit, it is not known which cells a column has.
  const rows = all.filter((row) => row.length === header.length);
  const columns = table.columns.map((column) => {
    const index = header.indexOf(column.name);
    const words = new Set(['', ...(table.missing ?? []), ...column.missing]);
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => !words.has(cell));
    return { ...column, values: new Set(cells), isKey: new Set(cells).size === rows.length };
  });
  const [key] = primaryKey.length === 1 ? primaryKey : [];
  return { ...table, columns, key, isKeyInData: columns.find(({ name }) => name === key)?.isKey };
}

function cellsOf(text, delimiter) {
  const rows = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\n\\r]*)(${delimiter}|\\r?\\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const [, content = '', end] = cell.exec(text);
    rows.at(-1).push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end !== delimiter) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
