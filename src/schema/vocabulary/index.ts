export { closest } from './closest.js';
export type { FairSchema } from './fair-schema.js';
export {
  type Identifier,
  type IdentifierSystem,
  identifierOf,
  isPersistent,
  notPersistentBecause,
} from './identifiers.js';
export {
  canonicalName,
  type Edition,
  editions,
  type FairAnnotations,
  isFairKeyword,
  isIn,
  type Keyword,
  type KeywordName,
  keywordNamed,
  keywords,
  keywordsOf,
  type Scope,
  toleratedNames,
} from './keywords.js';
export {
  anything,
  boolean,
  type Check,
  either,
  FINE,
  type Kind,
  list,
  type Member,
  type Members,
  number,
  oneOf,
  type Problem,
  plainKind,
  problem,
  type RecordOf,
  record,
  string,
  stringKind,
  unexpected,
  type ValueOf,
  wholeNumber,
  within,
} from './kind.js';
export { date, iri, isIri, type Text, text } from './kinds.js';
export { canonicalLanguageTag, languageTagMeantBy } from './languages.js';
export { licenseWordsAt } from './license-addresses.js';
export type { License, Licenses } from './licenses.js';
export { type ControlledList, type ListName, listDocument, lists, readTerm, type Term } from './lists.js';
export { loadLicenses, loadUnits } from './load-lists.js';
export {
  CURRENT_EDITION,
  DRAFT_2020_12,
  dialectAddresses,
  metaSchemas,
  PUBLISHED_DOCS_URL,
} from './metaschema.js';
export { expandCurie, prefixes, prefixMeant, unknownPrefix } from './prefixes.js';
export {
  type Contributor,
  contributor,
  type DatasetRelation,
  type Period,
  type QualityMeasurement,
  type Version,
} from './records.js';
export { knownRoles, type RoleMeaning, roleMeaning } from './roles.js';
export { asList, closedRecord, mapOf, oneOrMany, unknownName } from './shapes.js';
export {
  A_SCHEMA,
  type Holds,
  type StandardKeyword,
  type StandardKeywordName,
  standardRows,
  type TypeName,
} from './standard.js';
export { looksLikeOurs, type Suggestion, suggest } from './suggest.js';
export type { Conversion, QuantityKind, Unit, Units } from './units.js';
