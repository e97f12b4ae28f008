export { canonicalAddress } from './addresses.js';
export {
  type CountedFacet,
  clipped,
  clippedFacts,
  type Facet,
  type FacetKind,
  type Facts,
  facetKinds,
  factsOf,
} from './facts.js';
export { isName, isNumber, isReserved, sortKey, statedNumber, type Versioning } from './names.js';
export { LIST_PATH, ownerPath, schemaPath, versionPath } from './paths.js';
export {
  type ChangeRecord,
  LONGEST_REASON,
  type Owner,
  type PublicRecord,
  publicRecord,
  type SchemaName,
  type SchemaRecord,
  type SchemaSettings,
  type Tombstone,
  tombstoneOf,
  type VersionName,
  type VersionRecord,
} from './records.js';
export {
  type Accepted,
  derive,
  type Policy,
  type Predecessor,
  type Refusal,
  type Review,
  review,
  type Site,
  type Submission,
} from './review.js';
export { isAdministrator, isAllowed, isScope, type Right, type Scope } from './scopes.js';
export { isPublic, mayBecome, type VersionState, versionStates } from './states.js';
