import { CannotOpen, type Connection, type Dialect } from './database.js';
import type { Layout } from './first-layouts.js';

/** The columns of the present tables. */
const COLUMNS: { readonly [table: string]: readonly string[] } = {
  registry: ['one', 'seq', 'format', 'id', 'base'],
  base: ['iri'],
  owner: ['id', 'name', 'title', 'homepage', 'ror', 'least_readiness', 'compatibility'],
  schema: [
    ...[
      'id',
      'owner',
      'name',
      'title',
      'description',
      'keywords',
      'variables',
      'compatibility',
      'transitive',
    ],
    ...['versioning', 'least_readiness', 'latest', 'updated', 'entry'],
  ],
  content: ['digest', 'size', 'compressed'],
  version: [
    ...[
      'id',
      'schema',
      'number',
      'sort',
      'state',
      'digest',
      'media_type',
      'options',
      'identifier',
      'license',
    ],
    ...['readiness', 'facts', 'at', 'by_whom', 'reason', 'replaced_by', 'seals'],
  ],
  address: ['iri', 'version'],
  alias: ['schema', 'name', 'version'],
  reference: ['version', 'iri', 'target'],
  facet: ['version', 'kind', 'value'],
  change: ['seq', 'at', 'kind', 'schema', 'number', 'detail'],
  token: ['id', 'label', 'hash', 'scopes', 'expires', 'revoked'],
  audit: ['id', 'at', 'actor', 'action', 'target', 'outcome', 'request'],
};

const INDEXES = [
  ...['version_of_schema', 'schema_newest', 'reference_target', 'facet_of_version', 'change_of_version'],
  ...['address_of_version', 'alias_of_version', 'schema_latest', 'version_readiness', 'version_content'],
  ...['schema_of_owner', 'change_at', 'change_of_schema'],
];

/** A column whose values are keys of another table. */
export interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly key: string;
}

/** The references between the tables. */
export const FOREIGN_KEYS: readonly ForeignKey[] = [
  { table: 'schema', column: 'owner', target: 'owner', key: 'id' },
  { table: 'schema', column: 'latest', target: 'version', key: 'id' },
  { table: 'version', column: 'schema', target: 'schema', key: 'id' },
  { table: 'version', column: 'digest', target: 'content', key: 'digest' },
  { table: 'address', column: 'version', target: 'version', key: 'id' },
  { table: 'alias', column: 'schema', target: 'schema', key: 'id' },
  { table: 'alias', column: 'version', target: 'version', key: 'id' },
  { table: 'reference', column: 'version', target: 'version', key: 'id' },
  { table: 'reference', column: 'target', target: 'version', key: 'id' },
  { table: 'facet', column: 'version', target: 'version', key: 'id' },
  { table: 'change', column: 'schema', target: 'schema', key: 'id' },
];

/** The tables as they are. */
export async function layoutOf(connection: Connection, dialect: Dialect): Promise<Layout> {
  const columns = await connection.all(dialect.columns);
  const indexes = await connection.all(dialect.indexes);
  return {
    columns: new Set(columns.map(({ held, name }) => `${held}.${name}`)),
    indexes: new Set(indexes.map(({ name }) => name as string)),
  };
}

/** What the tables lack, in words: columns first, without which nothing can be read. */
export function lackingIn({ columns, indexes }: Layout): {
  readonly columns: readonly string[];
  readonly indexes: readonly string[];
} {
  return {
    columns: Object.entries(COLUMNS).flatMap(([table, names]) =>
      names.filter((name) => !columns.has(`${table}.${name}`)).map((name) => `${table}.${name}`),
    ),
    indexes: INDEXES.filter((name) => !indexes.has(name)),
  };
}

/** Refuses a database whose tables lack columns. */
export function refuseIncomplete(layout: Layout): void {
  const { columns } = lackingIn(layout);
  if (columns.length === 0) return;
  const shown = columns.slice(0, 5).join(', ');
  const more = columns.length > 5 ? ` and ${columns.length - 5} more` : '';
  throw new CannotOpen(
    `The registry is damaged: its tables lack the columns ${shown}${more}. Restore a backup, or import an export into a new registry.`,
  );
}
