export { fragmentOf, isPrivateAddress, NO_ADDRESS, resolveReference, withoutFragment } from './address.js';
export { type Decoded, decode, type Encoding, encodingNames } from './decode.js';
export {
  type Document,
  documentOf,
  type Format,
  isBroken,
  MAX_NESTING,
  type Parsed,
  type Recovered,
  type Source,
} from './document.js';
export {
  applyEdits,
  type Changes,
  changesOf,
  EditError,
  editValue,
  lostByEdits,
  type TextPatch,
} from './edit/apply.js';
export { parseJson } from './json.js';
export { commentAt, locate, locationAt, pointerAt, rangeOf, textAt } from './locate.js';
export { documentInBytes, formatOf, parse, parseTolerantly, type Read } from './parse.js';
export { append, escapeToken, isPointer, split, tokens, valueAt } from './pointer.js';
export { type Positions, positionsOf } from './positions.js';
export {
  type Clash,
  indexSchema,
  isSchemaPlace,
  type Misfit,
  placeOf,
  type Reference,
  type Resource,
  type SchemaIndex,
  type SchemaObject,
} from './schema-index.js';
