// The walk over a schema document, beside the generated meta-schema in a full 2020-12 validator.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import { validateSchema } from '../dist/quality/validate/index.js';
import { documentOf } from '../dist/schema/document/index.js';
import { createRegistry } from '../dist/schema/references/index.js';
import { metaSchemas, PUBLISHED_DOCS_URL } from '../dist/schema/vocabulary/index.js';
import { cpuTimes, report } from './measure.mjs';

/** A schema with many annotated properties. */
export function generatedSchema(count) {
  const property = (index) => ({
    type: ['string', 'integer', 'number'][index % 3],
    title: `Variable ${index}`,
    'fair:label': { en: `Variable ${index}`, fr: `Variable ${index}` },
    'fair:conceptRef': `https://example.org/concepts/${index}`,
    ...(index % 6 === 1
      ? {
          oneOf: [
            { const: 1, title: 'Yes' },
            { const: 2, title: 'No' },
          ],
        }
      : {}),
    ...(index % 7 === 0 ? { $ref: '#/$defs/Shared' } : {}),
  });
  return {
    $schema: `${PUBLISHED_DOCS_URL}/dev`,
    $id: 'https://example.org/schemas/generated',
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`variable_${index}`, property(index)]),
    ),
    $defs: { Shared: { 'fair:label': 'Shared' } },
  };
}

function corpus(folder) {
  if (!folder) return [];
  return ['fair', 'plain'].flatMap((part) =>
    readdirSync(join(folder, 'data/corpus', part))
      .filter((name) => name.endsWith('.json') && !name.endsWith('.data.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, 'data/corpus', part, name), 'utf8'))),
  );
}

export async function run(folder) {
  for (const schema of metaSchemas().values()) registerSchema(schema);
  const check = await validate(`${PUBLISHED_DOCS_URL}/dev`);
  const registry = createRegistry();
  const walk = (schemas) => () =>
    schemas.map((schema) => validateSchema(documentOf(schema, 'x'), { registry }));
  const meta = (schemas) => () => schemas.map((schema) => check(schema));

  console.log(
    'schemas: time of the generated meta-schema in @hyperjump/json-schema, as a multiple of the walk',
  );
  const real = corpus(folder);
  if (real.length > 0) {
    const times = await cpuTimes({ walk: walk(real), meta: meta(real) });
    report(`the ${real.length} schemas of the corpus`, times.meta / times.walk);
  }
  const large = [generatedSchema(10_000)];
  const small = [generatedSchema(1_000)];
  const times = await cpuTimes({ walk: walk(large), meta: meta(large), small: walk(small) }, { rounds: 5 });
  report('a generated schema of 10,000 properties', times.meta / times.walk);
  console.log('schemas: how the walk grows');
  report('10,000 properties as a multiple of 1,000', times.walk / times.small, { atMost: 12 });
}
