import { lint, type Operation, schema, schemas, status, validate } from '../operations/index.js';

/** The operations of the service, in the order of its description. */
export const operations = [status, schemas, schema, validate, lint] as unknown as readonly Operation<
  unknown,
  unknown
>[];

/** Paths that are reserved for operations that do not exist yet. */
export const reserved: readonly {
  readonly method: 'POST';
  readonly path: string;
  readonly summary: string;
}[] = [
  ...['ro-crate', 'cdif', 'croissant', 'prov'].map((format) => ({
    method: 'POST' as const,
    path: `/v1/export/${format}`,
    summary: `Convert a schema to ${format}.`,
  })),
];
