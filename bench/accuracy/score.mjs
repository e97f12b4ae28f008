// How right a tool is about tables whose documentation is known.
import { readFileSync } from 'node:fs';
import { nameOf } from './truth.mjs';

/** What is measured, with the least precision and recall that are asked for. */
export const MEASURES = [
  { id: 'types', title: 'types', recall: 0.99 },
  { id: 'typesBesideWords', title: 'types of columns with missing words', recall: 0.985 },
  { id: 'words', title: 'missing words', precision: 0.97, recall: 0.97 },
  { id: 'codes', title: 'code lists of at most 12 texts', precision: 0.85, recall: 0.75 },
  { id: 'units', title: 'units in names', precision: 0.97, recall: 0.92 },
  { id: 'meanings', title: 'meanings', precision: 0.97, recall: 0.85 },
  { id: 'keys', title: 'keys of one column that the data allow', recall: 0.95 },
  { id: 'allKeys', title: 'keys of one column, also those with duplicates or gaps in the data' },
  { id: 'relations', title: 'relations between tables', precision: 0.9, recall: 0.9 },
  { id: 'delimiters', title: 'delimiters of messy files', recall: 0.97 },
];

/** Right, wrong and missing answers. */
export class Score {
  right = 0;
  wrong = 0;
  missed = 0;
  faults = [];

  add(said, wanted, what) {
    if (said !== undefined && said === wanted) this.right++;
    else {
      if (said !== undefined) this.wrong++;
      if (wanted !== undefined) this.missed++;
      if (said !== wanted) this.faults.push(`${what}: ${said ?? 'nothing'}, not ${wanted ?? 'nothing'}`);
    }
  }

  get precision() {
    return this.right / Math.max(1, this.right + this.wrong);
  }

  get recall() {
    return this.right / Math.max(1, this.right + this.missed);
  }
}

/** A score in words; where every question has an answer, precision and recall are the same. */
export function inWords({ precision, recall, right, wrong, missed }) {
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  return precision === recall
    ? `${percent(recall)} (${right} of ${right + missed})`
    : `${percent(precision)} / ${percent(recall)} (${right} right, ${wrong} wrong, ${missed} missed)`;
}

// What documentation does not say and people have looked at: the meanings of columns, and relations.
const checked = JSON.parse(readFileSync(new URL('checked.json', import.meta.url), 'utf8'));
const CHECKED = new Map(
  Object.entries(checked.meanings).flatMap(([meaning, columns]) =>
    columns.map((column) => [column, meaning]),
  ),
);

const MOST_CODES = 12;

/** The scores of what a tool says about tables: `said` has, for each file, its columns by name, and its key. */
export function scoresOfTables(tables, said) {
  const scores = scoresFor(
    'types',
    'typesBesideWords',
    'words',
    'codes',
    'units',
    'meanings',
    'keys',
    'allKeys',
  );
  for (const table of tables) {
    const { columns = {}, key } = said[table.file] ?? {};
    if (table.key !== undefined) {
      scores.allKeys.add(key, table.key, table.file);
      if (table.isKeyInData) scores.keys.add(key, table.key, table.file);
    }
    for (const column of table.columns) addColumn(scores, table, column, columns[column.name] ?? {});
  }
  return scores;
}

function addColumn(scores, { file }, column, { kind, words = [], codes, unit, meaning }) {
  const { name, types, missing, coded, semantic, values } = column;
  const what = `${file} ${name}`;
  if (types && values.size > 0) {
    const isRight = types.includes(kind) || (kind === 'integer' && types.includes('year'));
    const answer = isRight ? types[0] : (kind ?? 'not read');
    scores.types.add(answer, types[0], what);
    if (missing.length > 0) scores.typesBesideWords.add(answer, types[0], what);
  }
  for (const word of new Set([...words, ...missing].filter((each) => each !== '')))
    scores.words.add(has(words, word), has(missing, word), what);
  const isNumeric =
    values.size > 0 && [...values].every((text) => /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(text));
  if (types?.[0] === 'string' && !isNumeric && values.size <= MOST_CODES)
    scores.codes.add(
      codes ? 'a list' : undefined,
      coded ? 'a list' : undefined,
      `${what} (${shown(values)})`,
    );
  scores.units.add(unit, isNumeric && column.unitIn === 'name' ? column.unit : undefined, what);
  scores.meanings.add(meaning, semantic ?? CHECKED.get(what), what);
}

function has(words, word) {
  return words.includes(word) ? JSON.stringify(word) : undefined;
}

function shown(values) {
  return [...values].slice(0, 4).join(', ');
}

/** The score of relations that a tool finds between the tables of packages: `said` has [table, column, target, its column] of each. */
export function scoreOfRelations(packages, said) {
  const { relations } = scoresFor('relations');
  for (const [index, tables] of packages.entries()) {
    const repo = tables[0].repo.replace(/.*\//, '');
    const found = said[index].map((each) => [repo, ...each].join(' '));
    const isThere = ({ table }) => tables.some((each) => nameOf(each) === nameOf({ path: table }));
    const documented = tables.flatMap((table) =>
      (table.foreignKeys ?? [])
        .filter(isThere)
        .map(({ columns, table: path, target }) =>
          [repo, nameOf(table), columns[0], nameOf({ path }), target[0]].join(' '),
        ),
    );
    for (const each of new Set([...documented, ...found])) {
      const isWanted = documented.includes(each) || checked.relations.includes(each);
      relations.add(found.includes(each) ? 'found' : undefined, isWanted ? 'found' : undefined, each);
    }
  }
  return relations;
}

/** The score of the delimiters that a tool finds, by file. */
export function scoreOfDelimiters(dialects, said) {
  const { delimiters } = scoresFor('delimiters');
  for (const { file, delimiter } of dialects)
    delimiters.add(JSON.stringify(said[file] ?? 'not read'), JSON.stringify(delimiter), file);
  return delimiters;
}

function scoresFor(...names) {
  return Object.fromEntries(names.map((name) => [name, new Score()]));
}

/** What the guesses of `infer` about one table say, in the form that is scored. */
export function saidBy(guesses) {
  const columns = {};
  let key;
  for (const { pointer, rule, value, kind, level } of guesses) {
    if (level === 'possible') continue;
    const name = lastOf(pointer);
    columns[name] ??= { words: [] };
    const column = columns[name];
    if (rule === 'type')
      column.kind = TEXTS.has(kind) ? 'string' : kind === 'decimal-comma' ? 'number' : kind;
    else if (rule === 'missing-word') column.words.push(value);
    else if (rule === 'code-list') column.codes = value;
    else if (rule === 'unit') column.unit = value.replace(/.*\//, '');
    else if (rule === 'meaning') column.meaning = value;
    else if (rule === 'key') key = value;
  }
  return { columns, key };
}

/** The relations among the guesses of `infer` about several tables. */
export function relationsBy(guesses) {
  return guesses
    .filter(({ rule }) => rule === 'relation')
    .map(({ pointer, value }) => [lastOf(pointer), ...value]);
}

function lastOf(pointer) {
  return pointer.replace(/^.*\//, '').replaceAll('~1', '/').replaceAll('~0', '~');
}

// Kinds of texts that documentation calls strings.
const TEXTS = new Set(['digits', 'uuid', 'uri', 'email']);
