import { html } from '../../html.js';
import { LIST_PATH, ownerPath, schemaPath, versionPath } from '../paths.js';
import type { Owner, VersionRecord } from '../records.js';
import { facts, layout, type Site } from './layout.js';
import { replacement } from './parts.js';
import { clipped, timePart, titleOf } from './texts.js';

/** What the page of a withdrawn version is made from. */
export interface TombstonePage {
  readonly site: Site;
  readonly version: VersionRecord;
  readonly owner: Owner;
}

/** What is remembered of a withdrawn version. */
export function tombstonePage({ site, version, owner }: TombstonePage): string {
  const { number, digest, at, reason, replacedBy, identifier } = version;
  const title = titleOf(version.facts.title, version.name);
  const main = html`<h1>${title}</h1>
<div class="banner withdrawn" role="note">
<p><strong>Version ${clipped(number, 64)} was withdrawn.</strong> Its content is no longer available, and its number will not be used again.</p>
</div>
${facts([
  ['Reason', reason ? clipped(reason, 2000) : 'No reason was given.'],
  ['Replaced by', replacedBy && replacement(replacedBy, version, site.links)],
  ['Number', clipped(number, 64)],
  ['Identifier', identifier && clipped(identifier, 500)],
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
    { text: title, path: schemaPath(version) },
    { text: number },
  ];
  return layout({ site, title: `${title} ${number} (withdrawn)`, head, crumbs, main });
}
