import { type Html, html, type Part } from '../../base/html.js';
import type { Dataset, Variable } from '../../schema/description/index.js';
import { type CodeLists, codeLists } from './code-lists.js';
import { row, section, table } from './layout.js';
import { meaningPart, more } from './parts.js';
import { bytesOf, clipped, countOf, fitting, mainOf, termPart } from './texts.js';

/** The room that variables and codes have on a page, and the file that has what does not fit. */
export interface VariableRoom {
  readonly variables: number;
  readonly codes: number;
  readonly file: string;
}

/** The variables of all tables, and the lists of their codes. */
export function variableSections(datasets: readonly Dataset[], room: VariableRoom): Part {
  const tables = datasets
    .map((dataset) => ({ name: nameOf(dataset), variables: dataset.variables.flatMap(withNested) }))
    .filter(({ variables }) => variables.length > 0);
  const lists = codeLists(
    tables.flatMap(({ variables }) => variables),
    room.codes,
    room.file,
  );
  return [
    section(
      'variables',
      'Variables',
      tables.length > 0
        ? variableTables(tables, room, lists)
        : html`<p class="empty">The schema describes no variables.</p>\n`,
    ),
    section('codes', 'Codes', lists.written.length > 0 && lists.written),
  ];
}

interface ShownTable {
  readonly name: string;
  readonly variables: readonly Variable[];
}

const MOST_ROWS = 200;

function variableTables(tables: readonly ShownTable[], room: VariableRoom, lists: CodeLists): Part {
  const written: Html[] = [];
  let [left, rows] = [room.variables, MOST_ROWS];
  for (const { name, variables } of tables) {
    const candidates = variables.slice(0, rows);
    const columns = COLUMNS.filter(([, cell]) => candidates.some((each) => cell(each, lists)));
    const write = (each: Variable) => variableRow(each, columns, lists);
    const { shown, left: missing } = fitting(variables, write, left, rows);
    if (shown.length === 0) break;
    const titles = ['Name', ...columns.map(([title]) => title)];
    const isOnly = tables.length === 1;
    const piece = html`${!isOnly && html`<h3>${name}</h3>\n`}${table(
      isOnly ? 'Variables' : `Variables of ${name}`,
      titles,
      shown,
    )}${missing > 0 && more(missing, 'variable', room.file)}`;
    left -= bytesOf(piece.text);
    rows -= shown.length;
    written.push(piece);
  }
  const others = tables.length - written.length;
  return [written, others > 0 && more(others, 'table', room.file)];
}

function nameOf({ label, title, name }: Dataset): string {
  return clipped(mainOf(label)?.value ?? title?.value ?? name, 150);
}

function withNested(variable: Variable): readonly Variable[] {
  return [variable, ...variable.variables.flatMap(withNested)];
}

type Cell = (variable: Variable, lists: CodeLists) => Part;

/** A column is shown if one of the variables has something in it. */
const COLUMNS: readonly (readonly [title: string, cell: Cell])[] = [
  ['Meaning', meaningPart],
  ['Type', typeOf],
  ['Unit', ({ terms }) => termPart(terms.measurementUnit)],
  ['Concept', ({ terms }) => termPart(terms.concept)],
  ['Codes', codeLink],
];

function variableRow(variable: Variable, columns: typeof COLUMNS, lists: CodeLists): Html {
  const { path, isRequired } = variable;
  return row(
    html`<code>${clipped(path.join('.'), 120)}</code>${isRequired && html` <span class="quiet">required</span>`}`,
    ...columns.map(([, cell]) => cell(variable, lists)),
  );
}

function typeOf({ types, format, isArray, isNullable }: Variable): string | undefined {
  if (types.length === 0 && !isArray) return undefined;
  const named = types.join(' or ') || 'values';
  const shown = format === undefined ? named : `${named} (${clipped(format, 40)})`;
  return `${isArray ? 'list of ' : ''}${shown}${isNullable ? ', or null' : ''}`;
}

function codeLink({ codes }: Variable, { anchors }: CodeLists): Part {
  if (codes === undefined) return undefined;
  const count = countOf(codes.codes.length + codes.sentinels.length, 'code');
  const anchor = anchors.get(codes);
  return anchor === undefined ? count : html`<a href="#${anchor}">${count}</a>`;
}
