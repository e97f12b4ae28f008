import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { exporters, importers, importFrom } from '../../src/exchange/standards/index.js';
import { exportedWhole, ownSchemas, randomSchemas, type SchemaSource } from './sources.js';

function withSchema(id: string, source: SchemaSource): JsonObject {
  return exportedWhole(exporters.find((each) => each.id === id)!, source).document;
}

async function back(id: string, document: Json) {
  return importFrom(importers[id]!, document, {
    uri: 'document',
    exporter: exporters.find((each) => each.id === id)!,
  });
}

describe.each(Object.keys(importers))('a schema in a document of %s', (id) => {
  test('comes back as it was', async () => {
    for (const source of [...ownSchemas, ...randomSchemas(40)]) {
      if (typeof source.schema !== 'object') continue;
      const { schema, diagnostics } = await back(id, withSchema(id, source));
      expect(diagnostics, source.name).toEqual([]);
      expect(schema, source.name).toEqual(source.schema);
    }
  });

  const schema = {
    $id: 'https://data.example.org/towns',
    $comment: 'kept',
    title: 'Towns',
    'fair:licenseRef': 'https://spdx.org/licenses/CC0-1.0',
    properties: { area: { type: 'number', 'fair:label': { en: 'Area' }, 'fair:measurementUnit': 'km²' } },
  };

  test('is changed where the document was, and that is reported', async () => {
    const document = withSchema(id, { name: 'towns', schema });
    const text = JSON.stringify(document);
    const carried = JSON.stringify(JSON.stringify(schema));
    const edited = text
      .replace(carried, '"@carried@"')
      .replaceAll('CC0-1.0', 'CC-BY-4.0')
      .replace('"@carried@"', carried);
    expect(edited).not.toBe(text);
    const imported = await back(id, JSON.parse(edited) as Json);
    expect(imported.schema).toEqual({ ...schema, 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0' });
    expect(imported.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['import/edited', '"fair:licenseRef" of the dataset was changed.'],
    ]);
  });
});
