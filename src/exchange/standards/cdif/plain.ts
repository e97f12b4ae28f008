import type { PlainMapping, PlainPlaces } from '../plain.js';

const TEXTS: PlainPlaces = {
  title: { to: 'schema:name, schema:alternateName' },
  description: { to: 'schema:description' },
};

/** Where CDIF has a place for the keywords of JSON Schema. */
export const plain: PlainMapping = {
  table: {
    ...TEXTS,
    $id: { to: 'schema:relatedLink (describedby)' },
    type: { to: 'schema:variableMeasured', only: ['array', 'object'] },
  },
  variable: {
    ...TEXTS,
    type: { to: 'cdif:physicalDataType' },
    format: { to: 'cdif:physicalDataType', only: ['date', 'date-time', 'time', 'uri'] },
    enum: { to: 'cdif:takesValuesFrom', isScalar: true },
    minimum: { to: 'cdi:minimumValueInclusive' },
    maximum: { to: 'cdi:maximumValueInclusive' },
    exclusiveMinimum: { to: 'cdi:minimumValueExclusive' },
    exclusiveMaximum: { to: 'cdi:maximumValueExclusive' },
    multipleOf: { to: 'cdi:logicalExpression' },
    minLength: { to: 'cdi:logicalExpression' },
    maxLength: { to: 'cdi:logicalExpression' },
    pattern: { to: 'cdi:regularExpression' },
    contentEncoding: { to: 'cdif:physicalDataType', only: ['base64', 'base16'] },
  },
  code: { ...TEXTS, const: { to: 'skos:notation' } },
  drop: 'CDIF has no place for it, or only in the description of a file.',
};
