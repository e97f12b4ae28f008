import { html } from '../../base/html.js';
import {
  LIST_PATH,
  type Owner,
  ownerPath,
  type SchemaRecord,
  schemaPath,
  versionPath,
} from '../publish/index.js';
import { facts, layout, paragraphs, row, type Site, section, table } from './layout.js';
import { nextPart, versionTable } from './parts.js';
import { clipped, countOf, titleOf } from './texts.js';
import type { OneOfVersions } from './version-view.js';

/** A name that leads to a version, and may be moved. */
export interface Alias {
  readonly name: string;
  readonly number: string;
}

/** What the page of a schema is made from. */
export interface SchemaPage {
  readonly site: Site;
  readonly schema: SchemaRecord;
  readonly owner: Owner;
  /** The newest first. */
  readonly versions: readonly OneOfVersions[];
  readonly aliases: readonly Alias[];
  /** The address of the next part of the list of versions. */
  readonly next?: string;
}

const ROOM = { versions: 60_000, aliases: 50 };

/** A schema with all its versions. */
export function schemaPage({ site, schema, owner, versions, aliases, next }: SchemaPage): string {
  const { links } = site;
  const { name, latest, compatibility, versioning } = schema;
  const title = titleOf(schema.title, name);
  const feed = links(`${schemaPath(schema)}/feed.atom`);
  const { written, left } = versionTable(versions, site, ROOM.versions);
  const main = html`<h1>${title}</h1>
${paragraphs(schema.description)}${facts([
  ['Owner', html`<a href="${links(ownerPath(owner.name))}">${clipped(owner.title, 150)}</a>`],
  ['Name', html`<code>${clipped(name, 64)}</code>`],
  [
    'Newest version',
    latest !== undefined &&
      html`<a href="${links(versionPath({ ...schema, number: latest }))}">${clipped(latest, 64)}</a>`,
  ],
  ['Compatibility', compatibility],
  ['Numbers', versioning && (versioning === 'semver' ? 'semantic versions' : 'in order of publication')],
  ['Changes', html`<a href="${feed}">Feed of changes</a>`],
])}${section(
  'versions',
  'Versions',
  versions.length === 0
    ? html`<p class="empty">No version has been published yet.</p>\n`
    : [
        written,
        left > 0 && html`<p class="quiet">${countOf(left, 'older version')} not shown.</p>\n`,
        nextPart(next),
      ],
)}${section(
  'aliases',
  'Aliases',
  aliases.length > 0 && [
    html`<p class="quiet">An alias leads to a version, and may be moved to another one.</p>\n`,
    table(
      'Aliases',
      ['Alias', 'Version'],
      aliases
        .slice(0, ROOM.aliases)
        .map((alias) =>
          row(
            html`<a href="${links(versionPath({ ...schema, number: alias.name }))}">${clipped(alias.name, 64)}</a>`,
            html`<a href="${links(versionPath({ ...schema, number: alias.number }))}">${clipped(alias.number, 64)}</a>`,
          ),
        ),
    ),
  ],
)}`;
  const head = html`<link rel="canonical" href="${site.base}${schemaPath(schema)}">
<link rel="alternate" type="application/atom+xml" title="Changes" href="${feed}">
`;
  const crumbs = [
    { text: 'Schemas', path: LIST_PATH },
    { text: owner.title, path: ownerPath(owner.name) },
    { text: title },
  ];
  return layout({ site, title, head, crumbs, main });
}
