import { html } from '../../base/html.js';
import { LIST_PATH, type Owner } from '../publish/index.js';
import { facts, layout, type Site } from './layout.js';
import { type ListedSchema, nextPart, schemaList } from './parts.js';
import { addressPart } from './texts.js';

/** What the page of an owner is made from. */
export interface OwnerPage {
  readonly site: Site;
  readonly owner: Owner;
  readonly schemas: readonly ListedSchema[];
  /** The address of the next part of the list. */
  readonly next?: string;
}

/** Who publishes, and the schemas of that owner. */
export function ownerPage({ site, owner, schemas, next }: OwnerPage): string {
  const { title, name, homepage, ror, leastReadiness, compatibility } = owner;
  const main = html`<h1>${title}</h1>
${facts([
  ['Name', html`<code>${name}</code>`],
  ['Home page', homepage && addressPart(homepage, homepage)],
  ['ROR', ror && addressPart(ror, ror)],
  ['Compatibility', compatibility],
  ['Least readiness', leastReadiness !== undefined && html`${leastReadiness} of 100`],
])}${
  schemas.length === 0
    ? html`<p class="empty">${title} has not published a schema yet.</p>\n`
    : schemaList(schemas, site)
}${nextPart(next)}`;
  return layout({ site, title, crumbs: [{ text: 'Schemas', path: LIST_PATH }, { text: title }], main });
}
