// What exports say and what they leave unsaid: no document claims more than its schema does.
import { describe, expect, test } from 'vitest';
import { type ExportOptions, exporters } from '../../src/export/index.js';
import { isObject, type Json, type JsonObject } from '../../src/json.js';
import { exported } from './sources.js';

type Format = (typeof exporters)[number]['id'];

function exportOf(format: Format, schema: Json, options: ExportOptions = {}) {
  const exporter = exporters.find(({ id }) => id === format)!;
  return exported(exporter, { name: 'schema', schema }, options);
}

/** The objects anywhere in a document. */
function objectsIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The object that describes what has this address; mere references do not. */
function nodeAt(document: Json, address: string): JsonObject | undefined {
  return objectsIn(document).find((each) => each['@id'] === address && Object.keys(each).length > 1);
}

describe('codes for the lack of a value', () => {
  const schema = {
    $id: 'https://data.example.org/incomes',
    properties: {
      income: {
        anyOf: [
          { type: 'integer', minimum: 0 },
          { const: -8, title: 'Refused', 'fair:label': 'No answer', 'fair:sentinel': true },
        ],
      },
    },
  };

  test.each(exporters.map(({ id }) => id))('are all kept by %s', (format) => {
    const { document, losses } = exportOf(format, schema);
    expect(losses).toEqual([]);
    expect(JSON.stringify(document)).toContain('No answer');
  });

  test('are no foreign key of croissant', () => {
    const { document } = exportOf('croissant', schema);
    const field = nodeAt(document, 'data/income');
    expect(field).not.toHaveProperty('references');
    expect(field).not.toHaveProperty('valueReference');
    expect(field).toMatchObject({ 'cdi:takesSentinelValuesFrom': { '@id': 'codes/income' } });
    expect(nodeAt(document, 'codes/income')).toMatchObject({ name: 'Missing values of income' });
  });

  test('are no value reference of a crate', () => {
    const { document } = exportOf('ro-crate', schema);
    const variable = nodeAt(document, '#variable-income');
    expect(variable).not.toHaveProperty('valueReference');
    expect(variable).toMatchObject({ takesSentinelValuesFrom: { '@id': '#codelist-income' } });
    expect(nodeAt(document, '#codelist-income')).toMatchObject({ name: 'Missing values of income' });
  });

  test('are no code list of a provenance graph', () => {
    const { document } = exportOf('prov', schema);
    const variable = nodeAt(document, 'https://data.example.org/incomes#variable/data/income');
    expect(variable).not.toHaveProperty('codeList');
    expect(variable).toHaveProperty('takesSentinelValuesFrom');
  });
});
