// Inputs that grow in one dimension each. What a dimension gives at a size is a schema and an instance of it, a document
// of a standard, a text or a table; an operation takes what its parameters ask for.

const many = (count, entry) => Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
const list = (count, item) => Array.from({ length: count }, (_, index) => item(index));
const nested = (depth, inner, around) => list(depth, () => 0).reduce((value) => around(value), inner);
const members = (count, name = 'a') => many(count, (index) => [`${name}${index}`, index]);
const names = (count, name = 'a') => list(count, (index) => `${name}${index}`);
const properties = (count, property) => ({
  properties: many(count, (index) => [`a${index}`, property(index)]),
});

/** Definitions of which each refers to the next. */
const chain = (count, link, last = { type: 'string' }) =>
  many(count, (index) => [`d${index}`, index === count - 1 ? last : link({ $ref: `#/$defs/d${index + 1}` })]);

/** What a schema may ask of an instance: the largest size of each is about the largest that one request may have. */
export const schemas = {
  'members of the instance, few limits': [
    60_000,
    (n) => [{ maxProperties: 1, minProperties: n + 1 }, members(n)],
  ],
  'branches of allOf that count members': [
    5000,
    (n) => [{ allOf: list(n, () => ({ maxProperties: 100_000 })) }, members(12 * n)],
  ],
  'an enum of texts': [45_000, (n) => [{ items: { enum: names(n, 'code ') } }, names(n / 4)]],
  'an enum of objects': [20_000, (n) => [{ enum: list(n, (index) => ({ a: index })) }, members(n)]],
  'an enum of objects, the same for many items': [
    10_000,
    (n) => [
      { items: { enum: list(n, (index) => ({ a: index, b: [index] })) } },
      list(n, (a) => ({ a, b: [a] })),
    ],
  ],
  'an enum of arrays': [
    20_000,
    (n) => [{ items: { enum: list(n, (index) => [index]) } }, list(n, (each) => [each])],
  ],
  'branches with a constant object': [
    20_000,
    (n) => [{ anyOf: list(n, (index) => ({ const: { a: index } })) }, members(n)],
  ],
  'unique objects': [30_000, (n) => [{ uniqueItems: true }, list(n, (a) => ({ a, b: { c: [a] } }))]],
  'unique objects in small arrays': [
    2000,
    (n) => [{ items: { uniqueItems: true } }, list(8, () => list(2, (each) => members(n, `${each}`)))],
  ],
  'required names': [60_000, (n) => [{ required: names(n, 'b') }, members(n)]],
  'required names that are there': [60_000, (n) => [{ required: names(n) }, members(n)]],
  'branches of anyOf that require names': [
    3000,
    (n) => [{ anyOf: list(n, (index) => ({ required: [`b${index}`] })) }, members(20 * n)],
  ],
  'branches of oneOf that require names': [
    3000,
    (n) => [{ oneOf: list(n, (index) => ({ required: [`b${index}`, 'c'] })) }, members(20 * n)],
  ],
  dependentRequired: [
    5000,
    (n) => [{ dependentRequired: many(n, (index) => [`a${index}`, [`b${index}`]]) }, members(12 * n)],
  ],
  dependentSchemas: [
    3000,
    (n) => [{ dependentSchemas: many(n, (index) => [`a${index}`, { maxProperties: 1 }]) }, members(20 * n)],
  ],
  'a closed object with other members': [
    3000,
    (n) => [{ ...properties(n, () => true), additionalProperties: false }, members(20 * n, 'b')],
  ],
  'a closed object with similar members': [
    500,
    (n) => [
      { properties: many(n, (index) => [`member number ${index}`, true]), additionalProperties: false },
      many(n * 40, (index) => [`membre number ${index}`, 1]),
    ],
  ],
  'closed objects side by side': [
    2000,
    (n) => [{ allOf: list(n, () => ({ additionalProperties: { type: 'integer' } })) }, members(n)],
  ],
  'unevaluated members': [
    10_000,
    (n) => [
      { anyOf: [properties(n, () => true), properties(n / 2, () => true)], unevaluatedProperties: false },
      members(2 * n),
    ],
  ],
  'unevaluated members of branches': [
    500,
    (n) => [
      { allOf: list(n, () => properties(1, () => true)), unevaluatedProperties: { type: 'integer' } },
      members(20 * n),
    ],
  ],
  'unevaluated items': [
    20_000,
    (n) => [{ contains: { type: 'integer' }, unevaluatedItems: false }, list(n, (each) => each % 2 || 'x')],
  ],
  'patterns of members': [
    500,
    (n) => [
      { patternProperties: many(n, (index) => [`^a.*${index}$`, { type: 'integer' }]) },
      members(20 * n),
    ],
  ],
  'patterns of texts': [
    2000,
    (n) => [properties(n, (index) => ({ pattern: `^(ab?|c)*[d-f]{1,9}${index}$` })), members(n)],
  ],
  'the length of a pattern': [
    9000,
    (n) => [
      properties(20, (index) => ({ pattern: `${'(a|b)?'.repeat(n / 6)}${index}` })),
      { a0: 'ab'.repeat(n) },
    ],
  ],
  properties: [
    20_000,
    (n) => [properties(n, (index) => ({ type: 'string', title: `A ${index}` })), members(n)],
  ],
  'properties that are alike': [
    10_000,
    (n) => [properties(n, () => ({ type: 'integer', minimum: 0, 'fair:label': 'Number' })), members(n)],
  ],
  'branches of anyOf with properties': [
    3000,
    (n) => [
      { anyOf: list(n, (index) => ({ ...properties(1, () => ({ const: index })), required: ['a0'] })) },
      {},
    ],
  ],
  'branches of oneOf with properties': [
    3000,
    (n) => [
      { oneOf: list(n, (index) => ({ properties: { [`a${index}`]: { type: 'string' } } })) },
      members(n),
    ],
  ],
  'branches of allOf with properties': [
    5000,
    (n) => [
      { allOf: list(n, (index) => ({ properties: { [`a${index}`]: { type: 'integer' } } })) },
      members(n),
    ],
  ],
  'alternatives of a column': [
    3000,
    (n) => [
      { properties: { a0: { anyOf: list(n, (index) => ({ minimum: index, maximum: index })) } } },
      { a0: 'x' },
    ],
  ],
  conditions: [
    3000,
    (n) => [
      {
        allOf: list(n, (index) => ({
          if: { properties: { a0: { const: index } }, required: ['a0'] },
          then: { required: [`b${index}`] },
        })),
      },
      members(n),
    ],
  ],
  'a chain of references': [15_000, (n) => [{ $ref: '#/$defs/d0', $defs: chain(n, (next) => next) }, 'x']],
  'a chain of references through properties': [
    900,
    (n) => [{ $ref: '#/$defs/d0', $defs: chain(n, (next) => ({ properties: { a: next } })) }, {}],
  ],
  'chains of references from all properties': [
    800,
    (n) => [
      { ...properties(n, () => ({ $ref: '#/$defs/d0' })), $defs: chain(n, (next) => next) },
      members(n, 'a'),
    ],
  ],
  'references to one definition': [
    10_000,
    (n) => [
      {
        ...properties(n, () => ({ $ref: '#/$defs/one' })),
        $defs: { one: { type: 'integer', enum: list(100, (index) => index) } },
      },
      members(n),
    ],
  ],
  'references to places that are not schemas': [
    5000,
    (n) => [
      {
        ...properties(n, (index) => ({ $ref: `#/x/y${index}` })),
        x: many(n, (index) => [`y${index}`, { $id: `https://example.org/y${index}`, type: 'integer' }]),
      },
      members(n),
    ],
  ],
  'references that do not resolve': [
    5000,
    (n) => [properties(n, (index) => ({ $ref: `#/$defs/d${index}` })), {}],
  ],
  anchors: [
    5000,
    (n) => [
      {
        ...properties(n, (index) => ({ $ref: `#n${index}` })),
        $defs: many(n, (index) => [`d${index}`, { $anchor: `n${index}`, type: 'integer' }]),
      },
      members(n),
    ],
  ],
  'depth of arrays': [
    200,
    (n) => [nested(n, {}, (items) => ({ items })), nested(n, 'x', (inner) => [inner])],
  ],
  'depth of the schema': [
    100,
    (n) => [nested(n, {}, (a) => ({ properties: { a }, title: 'T' })), nested(n, 1, (a) => ({ a }))],
  ],
  'the length of a text': [
    2_000_000,
    (n) => [{ maxLength: 10, format: 'uri', enum: ['x', `${'a'.repeat(n)}c`] }, `${'a'.repeat(n)}b`],
  ],
  'the length of annotations': [
    1_000_000,
    (n) => [{ title: 'a '.repeat(n), description: 'b '.repeat(n) }, 'x'],
  ],
  'the length of names': [
    100_000,
    (n) => [
      { properties: { [`${'a'.repeat(n)}`]: { type: 'string' } }, additionalProperties: false },
      {
        [`${'a'.repeat(n)}b`]: 1,
      },
    ],
  ],
  'languages of a label': [
    20_000,
    (n) => [{ 'fair:label': many(n, (index) => [`x-a${index}`, `Word ${index}`]) }, {}],
  ],
  'languages of many labels': [
    200,
    (n) => [
      properties(n, () => ({ 'fair:label': many(n, (index) => [`x-a${index}`, `Word ${index}`]) })),
      {},
    ],
  ],
  contributors: [
    5000,
    (n) => [
      { 'fair:contributors': list(n, (index) => ({ name: `Person ${index}`, role: 'ContactPerson' })) },
      {},
    ],
  ],
  'contributors that variables share': [
    300,
    (n) => [
      {
        ...properties(n, () => ({ $ref: '#/$defs/shared' })),
        $defs: {
          shared: { 'fair:contributors': list(n, (index) => ({ name: `Person ${index}`, role: 'Creator' })) },
        },
      },
      {},
    ],
  ],
  'codes of a list': [
    10_000,
    (n) => [
      properties(2, () => ({ oneOf: list(n, (index) => ({ const: index, title: `Code ${index}` })) })),
      { a0: 'x' },
    ],
  ],
  'code lists of variables': [
    300,
    (n) => [
      properties(n, (at) => ({
        oneOf: list(20, (index) => ({ const: `${at} ${index}`, title: `Code ${index}` })),
      })),
      members(n),
    ],
  ],
  'tables of a data product': [
    1000,
    (n) => [
      {
        'fair:resourceType': 'data-product',
        properties: many(n, (index) => [
          `t${index}`,
          {
            'fair:resourceType': 'dataset',
            type: 'array',
            items: properties(3, () => ({ type: 'integer' })),
            'fair:datasetRelations': [
              {
                relationType: 'isReferencedBy',
                targetRef: `#/properties/t${(index * 7) % n}`,
                sourceVariables: ['a0'],
                targetVariables: ['a1'],
                cardinality: 'many-to-one',
              },
            ],
          },
        ]),
      },
      {},
    ],
  ],
  'relations of a table': [
    2000,
    (n) => [
      {
        ...properties(3, () => ({ type: 'integer' })),
        'fair:resourceType': 'dataset',
        'fair:datasetRelations': list(n, (index) => ({
          relationType: 'isReferencedBy',
          targetRef: `https://example.org/${index}`,
          sourceVariables: ['a0', 'x'],
          targetVariables: ['a1', 'y'],
        })),
      },
      {},
    ],
  ],
  'units of variables': [
    5000,
    (n) => [
      properties(n, (index) => ({
        type: 'number',
        'fair:measurementUnit': `meter${index}`,
        'fair:measurementUnitRef': `unit:Meter${index}`,
        'fair:quantityRef': 'quantitykind:Lenght',
      })),
      {},
    ],
  ],
  'keywords that do not exist': [20_000, (n) => [many(n, (index) => [`fair:licence${index}`, 1]), {}]],
  'keywords with wrong values': [
    5000,
    (n) => [
      properties(n, () => ({ 'fair:license': 5, 'fair:label': [], 'fair:contributors': {}, type: 'x' })),
      {},
    ],
  ],
  'versions and coverage': [
    5000,
    (n) => [
      properties(n, (index) => ({
        'fair:version': { identifier: `1.0.${index}` },
        'fair:temporalCoverage': { start: '2020-01-01', end: '2021-01-01' },
        'fair:spatialCoverage': `Place ${index}`,
      })),
      {},
    ],
  ],
};

/** Documents of other standards; those that exports write of the schemas above are read, too. */
export const documents = {
  'nodes of a graph': [
    10_000,
    (n) => ({
      '@context': 'https://w3id.org/ro/crate/1.1/context',
      '@graph': [
        {
          '@id': 'ro-crate-metadata.json',
          '@type': 'CreativeWork',
          about: { '@id': './' },
          conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
        },
        { '@id': './', '@type': 'Dataset', name: 'N', hasPart: list(n, (index) => ({ '@id': `#${index}` })) },
        ...list(n, (index) => ({
          '@id': `#${index}`,
          '@type': 'PropertyValue',
          name: `N ${index}`,
          next: { '@id': `#${(index + 1) % n}` },
        })),
      ],
    }),
  ],
  'fields of a record set': [
    10_000,
    (n) => ({
      '@context': {
        '@vocab': 'https://schema.org/',
        cr: 'http://mlcommons.org/croissant/',
        sc: 'https://schema.org/',
      },
      '@type': 'sc:Dataset',
      name: 'N',
      conformsTo: 'http://mlcommons.org/croissant/1.0',
      recordSet: [
        {
          '@type': 'cr:RecordSet',
          '@id': 'r',
          name: 'r',
          field: list(n, (index) => ({
            '@type': 'cr:Field',
            '@id': `r/f${index}`,
            name: `f${index}`,
            dataType: 'sc:Text',
          })),
        },
      ],
    }),
  ],
  'members that no standard has': [
    20_000,
    (n) => ({
      '@context': 'https://schema.org/',
      '@type': 'Dataset',
      name: 'N',
      ...many(n, (index) => [`member ${index}`, 'x']),
    }),
  ],
  'people of a dataset': [
    10_000,
    (n) => ({
      '@context': 'https://schema.org/',
      '@type': 'Dataset',
      name: 'N',
      creator: list(n, (index) => ({ '@type': 'Person', name: `P ${index}` })),
    }),
  ],
};

/** Tables: rows, columns and cells. */
export const tables = {
  rows: [40_000, (n) => [names(3).join(), ...list(n, (index) => `${index},x${index},${index % 7}`)]],
  columns: [5000, (n) => [names(n).join(), ...list(3, (row) => list(n, (index) => index + row).join())]],
  'values of a column': [40_000, (n) => ['a', ...list(n, (index) => `value number ${index}`)]],
  'the length of a cell': [500_000, (n) => ['a,b', `${'x'.repeat(n)},1`, `${'y'.repeat(n)},2`]],
};
