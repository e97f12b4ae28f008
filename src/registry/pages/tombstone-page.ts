import { html } from '../../base/html.js';
import {
  LIST_PATH,
  type Owner,
  ownerPath,
  type SchemaName,
  schemaPath,
  type Tombstone,
  versionPath,
} from '../publish/index.js';
import { facts, layout, type Site } from './layout.js';
import { replacement } from './parts.js';
import { clipped, timePart } from './texts.js';

/** What the page of a withdrawn version is made from. */
export interface TombstonePage {
  readonly site: Site;
  readonly version: SchemaName & Tombstone;
  readonly owner: Owner;
}

/** What is remembered of a withdrawn version. */
export function tombstonePage({ site, version, owner }: TombstonePage): string {
  const { name, number, digest, at, reason, replacedBy } = version;
  const main = html`<h1>${name}</h1>
<div class="banner withdrawn" role="note">
<p><strong>Version ${clipped(number, 64)} was withdrawn.</strong> Its content is no longer available, and its number will not be used again.</p>
</div>
${facts([
  ['Reason', reason ? clipped(reason, 2000) : 'No reason was given.'],
  ['Replaced by', replacedBy && replacement(replacedBy, version, site.links)],
  ['Number', clipped(number, 64)],
  ['SHA-256', html`<code>${clipped(digest, 64)}</code>`],
  ['Published', timePart(at)],
  ['Owner', html`<a href="${site.links(ownerPath(owner.name))}">${clipped(owner.title, 150)}</a>`],
])}<p><a href="${site.links(schemaPath(version))}">All versions of this schema</a></p>
`;
  const head = html`<meta name="robots" content="noindex">
<link rel="canonical" href="${site.base}${versionPath(version)}">
`;
  const crumbs = [
    { text: 'Schemas', path: LIST_PATH },
    { text: owner.title, path: ownerPath(owner.name) },
    { text: name, path: schemaPath(version) },
    { text: number },
  ];
  return layout({ site, title: `${name} ${number} (withdrawn)`, head, crumbs, main });
}
