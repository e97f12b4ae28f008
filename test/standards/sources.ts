import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../src/base/json.js';
import {
  type Exported,
  type Exporter,
  type ExportOptions,
  exportAs,
} from '../../src/exchange/standards/index.js';
import { describe as read } from '../../src/schema/description/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import { randomSchema } from './random-schema.js';

/** A schema to be exported. */
export interface SchemaSource {
  readonly name: string;
  readonly schema: Json;
}

const CORPUS = join(import.meta.dirname, '../corpus');

/** Our own schemas, which cover every construct. */
export const ownSchemas: readonly SchemaSource[] = readdirSync(CORPUS)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => ({
    name: name.replace(/\.json$/, ''),
    schema: JSON.parse(readFileSync(join(CORPUS, name), 'utf8')) as Json,
  }));

/** Random annotated schemas, the same in every run. */
export function randomSchemas(count: number): readonly SchemaSource[] {
  return Array.from({ length: count }, (_, seed) => ({ name: `random-${seed}`, schema: randomSchema(seed) }));
}

const registry = createRegistry();

/** The day of all exports in tests. */
export const TODAY = '2026-05-01';

/** What a schema describes. */
export function described({ schema }: SchemaSource) {
  return read(documentOf(schema, 'schema'), registry);
}

/** A schema in another standard; the document does not carry it. */
export function exported(exporter: Exporter, source: SchemaSource, options: ExportOptions = {}): Exported {
  return exportAs(exporter, described(source), { options, today: TODAY });
}

/** A schema in another standard, as the command and the service export it: the document carries it. */
export function exportedWhole(
  exporter: Exporter,
  source: SchemaSource,
  options: ExportOptions = {},
): Exported {
  return exportAs(exporter, described(source), { options, today: TODAY, schema: source.schema });
}
