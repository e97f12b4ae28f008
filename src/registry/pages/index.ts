export { type ChangesPage, changesPage, type ShownChange } from './changes-page.js';
export { type Citable, type CitableInput, citableOf, type Party } from './citable.js';
export { versionJsonLd } from './json-ld.js';
export type { Site } from './layout.js';
export { type ListPage, type ListQuery, listPage, type ShownFacet } from './list-page.js';
export { type OwnerPage, ownerPage } from './owner-page.js';
export type { ListedSchema } from './parts.js';
export { type Alias, type SchemaPage, schemaPage } from './schema-page.js';
export {
  linkHeader,
  linksBack,
  linkset,
  linksetAddress,
  type TypedLink,
  versionLinks,
} from './signposting.js';
export { type TombstonePage, tombstonePage } from './tombstone-page.js';
export { type MissingPoint, type VersionPage, versionPage } from './version-page.js';
export {
  type Neighbours,
  type OneOfVersions,
  type Representation,
  type VersionInput,
  type VersionView,
  versionView,
} from './version-view.js';
