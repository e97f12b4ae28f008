import { type Html, html } from '../../base/html.js';
import type { Code, CodeList, Variable } from '../../schema/description/index.js';
import { row, table } from './layout.js';
import { meaningPart, more } from './parts.js';
import { bytesOf, clipped, fitting } from './texts.js';

/** The lists of codes on a page. */
export interface CodeLists {
  readonly written: readonly Html[];
  /** Where on the page each list is; a list that does not fit is nowhere. */
  readonly anchors: ReadonlyMap<CodeList, string>;
}

/** Writes the lists of codes that variables use, each once; the schema file has those that do not fit. */
export function codeLists(variables: readonly Variable[], room: number, file: string): CodeLists {
  const lists = new Set(variables.flatMap(({ codes }) => codes ?? []));
  const written: Html[] = [];
  const anchors = new Map<CodeList, string>();
  let left = room;
  for (const list of lists) {
    const anchor = `codes-${written.length + 1}`;
    const codes = [...list.codes, ...list.sentinels];
    const { shown, left: missing } = fitting(codes, codeRow, left);
    if (shown.length === 0) break;
    const users = variables.filter((each) => each.codes === list).map(({ path }) => path.join('.'));
    const name = clipped(list.name ?? users[0]!, 150);
    const piece = html`<h3 id="${anchor}">${name}</h3>
<p class="quiet">Used by ${usersOf(users)}</p>
${table(`Codes of ${name}`, ['Code', 'Meaning'], shown)}${missing > 0 && more(missing, 'code', file)}`;
    left -= bytesOf(piece.text);
    written.push(piece);
    anchors.set(list, anchor);
  }
  const others = lists.size - written.length;
  return { written: others > 0 ? [...written, more(others, 'list of codes', file)] : written, anchors };
}

const MOST_USERS = 5;

function usersOf(users: readonly string[]): string {
  const named = users.slice(0, MOST_USERS).map((each) => clipped(each, 80));
  const others = users.length - named.length;
  return `${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

function codeRow(code: Code): Html {
  const { value, isSentinel } = code;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return row(html`<code>${clipped(text, 100)}</code>`, [
    meaningPart(code),
    isSentinel && html` <span class="quiet">Missing value</span>`,
  ]);
}
