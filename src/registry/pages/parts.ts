import { type Html, html, type Part } from '../../base/html.js';
import type { Subject } from '../../schema/description/index.js';
import {
  ownerPath,
  type SchemaName,
  type SchemaRecord,
  schemaPath,
  type VersionState,
  versionPath,
} from '../publish/index.js';
import { row, type Site, table } from './layout.js';
import { addressPart, clipped, fitting, licenseName, mainOf, timePart, titleOf } from './texts.js';
import type { OneOfVersions } from './version-view.js';

/** A schema in a list, with what is known of its newest version. */
export interface ListedSchema extends Omit<SchemaRecord, 'updated'> {
  readonly ownerTitle?: string;
  readonly license?: string;
  readonly readiness?: number;
}

/** How many points of readiness a version has, as a meter. */
export function readinessPart(points: number): Html {
  return html`<span class="readiness"><meter min="0" max="100" low="50" high="80" optimum="100" value="${points}" aria-label="Readiness"></meter> ${points} of 100</span>`;
}

/** A licence, linked if it is an address. */
export function licensePart(license: string | undefined): Part {
  return license && addressPart(license, licenseName(license));
}

/** A state as a mark. */
export function statePart(state: VersionState): Html {
  return html`<span class="state ${state}">${state}</span>`;
}

/** Schemas as a list of results. */
export function schemaList(schemas: readonly ListedSchema[], { links }: Site): Html {
  return html`<ol class="results">
${schemas.map(
  (schema) => html`<li>
<h2><a href="${links(schemaPath(schema))}">${titleOf(schema.title, schema.name)}</a></h2>
${schema.description && html`<p>${clipped(schema.description, 300)}</p>\n`}<ul class="inline facts">
<li><a href="${links(ownerPath(schema.owner))}">${clipped(schema.ownerTitle ?? schema.owner, 100)}</a></li>
<li>${schema.latest === undefined ? 'Not published yet' : html`Version ${clipped(schema.latest, 64)}`}</li>
${schema.license && html`<li>${licensePart(schema.license)}</li>\n`}${
  schema.readiness !== undefined && html`<li>${readinessPart(schema.readiness)}</li>\n`
}</ul>
</li>
`,
)}</ol>
`;
}

/** The link to the next part of a list. */
export function nextPart(next: string | undefined): Part {
  return (
    next !== undefined &&
    html`<nav aria-label="Pages"><a class="next" rel="next" href="${next}">Next page</a></nav>\n`
  );
}

/** Versions as a table. */
export function versionTable(
  versions: readonly OneOfVersions[],
  { links }: Site,
  room: number,
  /** The number of the version whose page it is. */
  current?: string,
): { readonly written: Html; readonly left: number } {
  const write = (version: OneOfVersions) => {
    const { number, state, at, readiness, reason, replacedBy } = version;
    const name = clipped(number, 64);
    return row(
      number === current
        ? html`<span aria-current="page">${name}</span>`
        : html`<a href="${links(versionPath(version))}">${name}</a>`,
      statePart(state),
      timePart(at),
      // Of a withdrawn version only the tombstone is shown.
      state === 'withdrawn' ? undefined : readiness,
      (reason || replacedBy) &&
        html`<span class="about">${reason && clipped(reason, 300)}${
          replacedBy && html` Replaced by ${replacement(replacedBy, version, links)}.`
        }</span>`,
    );
  };
  const { shown, left } = fitting(versions, write, room);
  return { written: table('Versions', ['Number', 'State', 'Date', 'Readiness', 'Reason'], shown), left };
}

/** What replaces a version: a number of the same schema, or an address. */
export function replacement(replacedBy: string, { owner, name }: SchemaName, links: Site['links']): Html {
  if (/^[0-9A-Za-z.+-]{1,64}$/.test(replacedBy))
    return html`<a href="${links(versionPath({ owner, name, number: replacedBy }))}">version ${replacedBy}</a>`;
  return addressPart(replacedBy, clipped(replacedBy, 120));
}

/** The label and the description of a variable or a code. */
export function meaningPart({ label, title, richDescription, description }: Subject): Part {
  const name = mainOf(label)?.value ?? title?.value;
  const about = mainOf(richDescription)?.value ?? description?.value;
  if (name === undefined && about === undefined) return undefined;
  return [
    name !== undefined && html`<span class="label">${clipped(name, 150)}</span>`,
    about !== undefined && html`<span class="about">${clipped(about, 400)}</span>`,
  ];
}

/** What is not on a page, and where it is. */
export function more(count: number, noun: string, file: string): Html {
  const plural = count === 1 ? noun : noun.replace(/^\w+/, '$&s');
  return html`<p class="quiet">${count.toLocaleString('en')} more ${plural}: see <a href="${file}">the schema file</a>.</p>\n`;
}
