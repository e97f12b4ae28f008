import { type Html, html, type Part } from '../../base/html.js';
import { LIST_PATH } from '../publish/index.js';
import { clipped } from './texts.js';

/** The service that pages belong to. */
export interface Site {
  /** The name of the registry. */
  readonly title: string;
  /** The address of the service, without a slash at its end: for what is cited and read by programs. */
  readonly base: string;
  /** The link to a path of the service, as pages have it. */
  readonly links: (path: string) => string;
}

/** A step on the way to a page. */
export interface Crumb {
  readonly text: string;
  /** The path of its page; the last step is the page itself, and has none. */
  readonly path?: string;
}

/** What a page is made from. */
export interface Layout {
  readonly site: Site;
  readonly title: string;
  /** What only this page has in its head. */
  readonly head?: Part;
  readonly crumbs: readonly Crumb[];
  /** Whether the page has a search form of its own. */
  readonly hasSearch?: boolean;
  readonly main: Html;
}

/** A whole page. */
export function layout({ site, title, head, crumbs, hasSearch, main }: Layout): string {
  const { links } = site;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${clipped(title, 200)} – ${clipped(site.title, 100)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${links('/assets/registry.css')}">
${head}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="home" href="${links(LIST_PATH)}">${clipped(site.title, 100)}</a>
${!hasSearch && smallSearch(links)}</header>
${crumbs.length > 1 && breadcrumbs(crumbs, links)}<main id="content">
${main}</main>
<footer>
<ul class="inline">
<li><a href="${links(LIST_PATH)}">All schemas</a></li>
<li><a href="${links('/feed.atom')}">Feed of changes</a></li>
<li><a href="${links('/docs')}">Interface for programs</a></li>
</ul>
</footer>
</body>
</html>
`;
  return page.text;
}

function smallSearch(links: Site['links']): Html {
  return html`<form class="search" role="search" action="${links(LIST_PATH)}">
<label class="hidden" for="search">Search all schemas</label>
<input id="search" type="search" name="q" placeholder="Search schemas">
<button>Search</button>
</form>
`;
}

function breadcrumbs(crumbs: readonly Crumb[], links: Site['links']): Html {
  return html`<nav class="crumbs" aria-label="Breadcrumbs">
<ol>
${crumbs.map(({ text, path }) =>
  path === undefined
    ? html`<li aria-current="page">${clipped(text, 100)}</li>\n`
    : html`<li><a href="${links(path)}">${clipped(text, 100)}</a></li>\n`,
)}</ol>
</nav>
`;
}

/** A part of a page with its heading; nothing if there is nothing to show. */
export function section(id: string, title: string, content: Part): Html | undefined {
  if (content === undefined || content === false) return undefined;
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}</section>
`;
}

/** A table in a box of its own, which scrolls if the table is too wide. The section around it is the landmark. */
export function table(label: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll" role="group" aria-label="${label}" tabindex="0">
<table>
<thead><tr>${columns.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
`;
}

/** A row of a table; its first cell names it. */
export function row(name: Part, ...cells: readonly Part[]): Html {
  return html`<tr><th scope="row">${name}</th>${cells.map((each) => html`<td>${each}</td>`)}</tr>\n`;
}

/** Facts with their names; those without a value are left out. */
export function facts(entries: readonly (readonly [name: string, value: Part])[]): Html {
  const given = entries.filter(([, value]) => value !== undefined && value !== false && value !== '');
  return html`<dl>
${given.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>
`;
}

/** A text in paragraphs, as its empty lines divide it. */
export function paragraphs(text: string | undefined, most = 5000): Part {
  return (text ? clipped(text, most).split(/\n\s*\n/) : [])
    .slice(0, 50)
    .map((each) => html`<p class="text">${each}</p>\n`);
}
