import type { PlainMapping, PlainPlaces } from '../plain.js';

const TEXTS: PlainPlaces = { title: { to: 'alternateName' }, description: { to: 'description' } };

/** Where Croissant has a place for the keywords of JSON Schema. */
export const plain: PlainMapping = {
  table: {
    ...TEXTS,
    $id: { to: 'conformsTo' },
    type: { to: 'recordSet', only: ['array', 'object'] },
    required: { to: 'valueRequired' },
  },
  variable: {
    ...TEXTS,
    type: { to: 'dataType, isArray', isSingle: true },
    format: { to: 'dataType', only: ['date', 'date-time', 'time', 'uri'] },
    required: { to: 'valueRequired' },
    enum: { to: 'references → RecordSet', isScalar: true },
    minimum: { to: 'minValue' },
    maximum: { to: 'maxValue' },
    minLength: { to: 'valueMinLength' },
    maxLength: { to: 'valueMaxLength' },
    pattern: { to: 'valuePattern' },
    default: { to: 'defaultValue', isScalar: true },
    contentMediaType: { to: 'encodingFormat' },
  },
  code: { ...TEXTS, const: { to: 'data' } },
  drop: 'Croissant has no place for it.',
};
