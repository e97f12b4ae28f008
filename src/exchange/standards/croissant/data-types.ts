import { type Json, typeOf } from '../../../base/json.js';
import type { Variable } from '../../../schema/description/index.js';
import { unknownPrefix } from '../../../schema/vocabulary/index.js';
import type { ConstraintPlaces } from '../read/constraints.js';
import { hasOnlySentinels } from '../sentinels.js';

/** The formats that Croissant has types for; all others are texts. */
const FORMATS = new Map([
  ['date', 'sc:Date'],
  ['date-time', 'sc:DateTime'],
  ['time', 'sc:Time'],
  ['uri', 'sc:URL'],
  ['iri', 'sc:URL'],
  ['uri-reference', 'sc:URL'],
  ['iri-reference', 'sc:URL'],
]);

/** The types that the loader reads by; a concept with such an IRI would change how a column is read. */
const READ_BY =
  /^https?:\/\/(?:schema\.org\/(?:Text|Integer|Float|Boolean|Date|DateTime|Time|URL|ImageObject|AudioObject|VideoObject)|mlcommons\.org\/croissant\/.*)$/;

/** Whether an IRI may be beside the type of a column and say what it means. */
export function isMeaning(iri: string): boolean {
  return !READ_BY.test(iri) && unknownPrefix(iri) === undefined;
}

/** The type of the values of a variable without parts. */
export function dataTypeOf({ types, format, codes, constraints }: Variable): string {
  if (types.length === 0) {
    const values = codes && !hasOnlySentinels(codes) ? [...codes.codes, ...codes.sentinels] : [];
    return dataTypeOfValues(
      constraints.const === undefined ? values.map(({ value }) => value) : [constraints.const],
    );
  }
  if (types.every((each) => each === 'integer' || each === 'number')) {
    return types.includes('number') && constraints.multipleOf !== 1 ? 'sc:Float' : 'sc:Integer';
  }
  if (types.length > 1) return 'sc:Text';
  if (types[0] === 'boolean') return 'sc:Boolean';
  return types[0] === 'string' ? (FORMATS.get(format ?? '') ?? 'sc:Text') : 'sc:Text';
}

/** The one type of all values, without null; text when they differ. */
export function dataTypeOfValues(values: readonly Json[]): string {
  const types = new Set(values.filter((each) => each !== null).map(typeOf));
  if (types.size !== 1) return 'sc:Text';
  if (types.has('boolean')) return 'sc:Boolean';
  if (!types.has('number')) return 'sc:Text';
  return values.every((each) => each === null || Number.isInteger(each)) ? 'sc:Integer' : 'sc:Float';
}

/** What schemas demand of values, in terms of schema.org; Croissant has none. */
export const CONSTRAINTS: ConstraintPlaces = {
  minimum: 'minValue',
  maximum: 'maxValue',
  minLength: 'valueMinLength',
  maxLength: 'valueMaxLength',
  pattern: 'valuePattern',
  default: 'defaultValue',
  contentMediaType: 'encodingFormat',
};
