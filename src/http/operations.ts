import { type Operation, schema, schemas, status, validate } from '../operations/index.js';

/** The operations of the service, in the order of its description. */
export const operations = [status, schemas, schema, validate] as unknown as readonly Operation<
  unknown,
  unknown
>[];

/** Paths that are reserved for operations that do not exist yet. */
export const reserved: readonly {
  readonly method: 'POST';
  readonly path: string;
  readonly summary: string;
}[] = [
  { method: 'POST', path: '/v1/lint', summary: 'Judge the quality of the metadata of a schema.' },
  ...['ro-crate', 'cdif', 'croissant', 'prov'].map((format) => ({
    method: 'POST' as const,
    path: `/v1/export/${format}`,
    summary: `Convert a schema to ${format}.`,
  })),
];
