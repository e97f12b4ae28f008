import { type Html, html, type Part } from '../../base/html.js';
import { type CountedFacet, type FacetKind, LIST_PATH } from '../publish/index.js';
import { layout, type Site } from './layout.js';
import { type ListedSchema, nextPart, schemaList } from './parts.js';
import { clipped, countOf, licenseName, nameOfAddress } from './texts.js';

/** What a list was narrowed by, as the query of its address has it. */
export type ListQuery = { readonly [Name in 'q' | 'owner' | FacetKind | 'minReadiness']?: string };

/** A facet to narrow a list by. */
export interface ShownFacet extends CountedFacet {
  /** What people call its value. */
  readonly name?: string;
}

/** What the list of schemas is made from. */
export interface ListPage {
  readonly site: Site;
  readonly schemas: readonly ListedSchema[];
  readonly query: ListQuery;
  /** Values to narrow the list by, the most frequent first. */
  readonly facets?: readonly ShownFacet[];
  /** How many schemas there are in all, if that was counted. */
  readonly total?: number;
  /** The address of the next part of the list. */
  readonly next?: string;
}

const FIELDS: readonly (readonly [name: keyof ListQuery, label: string, hint: string])[] = [
  ['owner', 'Owner', 'statistical-office'],
  ['keyword', 'Keyword', 'population'],
  ['variable', 'Variable', 'inhabitants'],
  ['unit', 'Unit', 'km²'],
  ['quantity', 'Quantity', 'area'],
  ['concept', 'Concept', 'http://www.wikidata.org/entity/Q33829'],
  ['license', 'Licence', 'CC-BY-4.0'],
];
const FILTERS = [...FIELDS.map(([name]) => name), 'minReadiness'] as const;

/** The list of all schemas, or of those that a search found. */
export function listPage(input: ListPage): string {
  const { site, schemas, query, total, next } = input;
  const isSearch = (['q', ...FILTERS] as const).some((name) => query[name]);
  const title = query.q ? `Search: ${clipped(query.q, 80)}` : isSearch ? 'Search' : 'Schemas';
  const main = html`<h1>${isSearch ? 'Search' : 'Schemas'}</h1>
${searchForm(query, site)}${facetLinks(input)}${
  schemas.length > 0 ? found(total, schemas, site) : next === undefined ? nothing(isSearch, site) : NOT_YET
}${nextPart(next)}`;
  return layout({ site, title, crumbs: [], hasSearch: true, main });
}

function found(total: number | undefined, schemas: readonly ListedSchema[], site: Site): Part {
  return [
    total !== undefined && html`<p class="quiet" role="status">${countOf(total, 'schema')}</p>\n`,
    schemaList(schemas, site),
  ];
}

/** Of a search for something rare among many schemas, a page only has those that were looked at. */
const NOT_YET = html`<p class="empty" role="status">None of the newest schemas matches this search. The search goes on with older ones on the next page.</p>\n`;

function nothing(isSearch: boolean, { links }: Site): Html {
  return isSearch
    ? html`<p class="empty" role="status">No schema matches this search. Use fewer words or filters, or <a href="${links(LIST_PATH)}">see all schemas</a>.</p>\n`
    : html`<p class="empty">No schema has been published here yet. The <a href="${links('/docs')}">interface for programs</a> shows how to publish one.</p>\n`;
}

function searchForm(query: ListQuery, { links }: Site): Html {
  const isNarrowed = FILTERS.some((name) => query[name]);
  return html`<form class="find" role="search" action="${links(LIST_PATH)}">
<div class="words">
<label for="q">Words in titles, descriptions and variables</label>
<div class="search"><input id="q" type="search" name="q" value="${clipped(query.q ?? '', 500)}"><button>Search</button></div>
</div>
<details${isNarrowed && html` open`}>
<summary>Filters</summary>
<div class="fields">
${FIELDS.map(
  ([name, label, hint]) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${clipped(query[name] ?? '', 500)}" placeholder="${hint}"></div>\n`,
)}<div><label for="minReadiness">Least readiness (0 to 100)</label><input id="minReadiness" name="minReadiness" type="number" min="0" max="100" value="${clipped(query.minReadiness ?? '', 3)}"></div>
</div>
</details>
</form>
`;
}

const MOST_FACETS = 8;

/** Links to narrower lists: what all schemas of a list have makes it no narrower. */
function facetLinks({ query, facets = [], total, site: { links } }: ListPage): Part {
  const known = FIELDS.flatMap(([name, label]) => {
    const values = query[name] ? [] : facets.filter(({ kind, count }) => kind === name && count !== total);
    return values.length === 0 ? [] : [{ label, values: values.slice(0, MOST_FACETS) }];
  });
  const write = ({ kind, value, count, name = facetName(kind, value) }: ShownFacet) =>
    html`<li><a href="${links(`${LIST_PATH}?${queryText({ ...query, [kind]: value })}`)}">${name}</a>${
      total !== undefined && html` <span class="quiet">${count}</span>`
    }</li>\n`;
  return (
    known.length > 0 &&
    html`<nav aria-label="Narrow the list" class="facets">
${known.map(
  ({ label, values }) => html`<div><h2>${label}</h2>
<ul class="inline">
${values.map(write)}</ul></div>
`,
)}</nav>
`
  );
}

function facetName(kind: FacetKind, value: string): string {
  if (kind === 'license') return licenseName(value);
  return kind === 'keyword' ? clipped(value, 80) : nameOfAddress(value);
}

/** The query of an address: the first page of what it asks for. */
function queryText(query: ListQuery): string {
  return (['q', ...FILTERS] as const)
    .flatMap((name) => (query[name] ? [`${name}=${encodeURIComponent(query[name].toWellFormed())}`] : []))
    .join('&');
}
