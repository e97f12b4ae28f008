import { html } from '../../base/html.js';
import {
  LIST_PATH,
  type Owner,
  ownerPath,
  schemaPath,
  type VersionRecord,
  versionPath,
} from '../publish/index.js';
import { layout, row, type Site, table } from './layout.js';
import { clipped, countOf, fitting, titleOf } from './texts.js';

/** A change against another version. */
export interface ShownChange {
  readonly message: string;
  readonly severity: string;
  readonly class: string;
}

/** What the page of the changes between two versions is made from. */
export interface ChangesPage {
  readonly site: Site;
  readonly version: VersionRecord;
  readonly owner: Owner;
  /** The number of the version that it is compared with. */
  readonly from: string;
  readonly changes: readonly ShownChange[];
}

/** How many bytes, and how many rows, the table has. */
const ROOM = 500_000;
const MOST_ROWS = 2000;

/** What changed from one version to another. */
export function changesPage({ site, version, owner, from, changes }: ChangesPage): string {
  const { links } = site;
  const { number, facts, name } = version;
  const title = titleOf(facts.title, name);
  const linked = (each: string) =>
    html`<a href="${links(versionPath({ ...version, number: each }))}">${clipped(each, 64)}</a>`;
  const { shown, left } = fitting(changes, changeRow, ROOM, MOST_ROWS);
  const main = html`<h1>${title}</h1>
<p>Changes from version ${linked(from)} to version ${linked(number)}. Programs get them as JSON at the same address.</p>
${
  changes.length === 0
    ? html`<p class="empty">No changes.</p>\n`
    : [
        table('Changes', ['Change', 'Severity', 'Class'], shown),
        left > 0 && html`<p class="quiet">${countOf(left, 'more change')} not shown.</p>\n`,
      ]
}`;
  const crumbs = [
    { text: 'Schemas', path: LIST_PATH },
    { text: owner.title, path: ownerPath(owner.name) },
    { text: title, path: schemaPath(version) },
    { text: number, path: versionPath(version) },
    { text: `Changes since ${from}` },
  ];
  const head = html`<meta name="robots" content="noindex">\n`;
  return layout({ site, title: `${title}: changes from ${from} to ${number}`, head, crumbs, main });
}

/** A change as a row of a table. */
export function changeRow({ message, severity, class: name }: ShownChange) {
  return row(clipped(message, 400), clipped(severity, 40), html`<code>${clipped(name, 80)}</code>`);
}
