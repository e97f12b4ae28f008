import type { PlainMapping, PlainPlaces } from '../plain.js';

const TEXTS: PlainPlaces = { title: { to: 'name, alternateName' }, description: { to: 'description' } };

/** Where RO-Crate has a place for the keywords of JSON Schema. */
export const plain: PlainMapping = {
  table: {
    ...TEXTS,
    $id: { to: 'conformsTo' },
    type: { to: 'variableMeasured', only: ['array', 'object'] },
    required: { to: 'valueRequired' },
  },
  variable: {
    ...TEXTS,
    type: { to: 'datatype, multipleValues' },
    format: { to: 'format' },
    required: { to: 'valueRequired' },
    enum: { to: 'valueReference → DefinedTermSet' },
    minimum: { to: 'minValue' },
    maximum: { to: 'maxValue' },
    exclusiveMinimum: { to: 'exclusiveMinimum' },
    exclusiveMaximum: { to: 'exclusiveMaximum' },
    multipleOf: { to: 'stepValue' },
    minLength: { to: 'valueMinLength' },
    maxLength: { to: 'valueMaxLength' },
    pattern: { to: 'valuePattern' },
    minItems: { to: 'minItems' },
    maxItems: { to: 'maxItems' },
    default: { to: 'defaultValue' },
    const: { to: 'const' },
    contentEncoding: { to: 'contentEncoding' },
    contentMediaType: { to: 'contentMediaType' },
  },
  code: { ...TEXTS, const: { to: 'termCode' } },
  drop: 'RO-Crate has no place for it.',
};
