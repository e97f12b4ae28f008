import type { Dialect } from './database.js';

/** The columns of all tables, each as `table.column`, and the names of all indexes. */
export interface Layout {
  readonly columns: ReadonlySet<string>;
  readonly indexes: ReadonlySet<string>;
}

/** What the column of contents was called first. */
const FIRST_NAME = 'packed';

/**
 * Format 1 had six layouts before it was frozen. What each lacks of the last one, in order: a test for the
 * layout, and the statements.
 */
export const firstLayouts: readonly {
  readonly isNeeded: (layout: Layout) => boolean;
  readonly sql: (dialect: Dialect) => string;
}[] = [
  {
    isNeeded: ({ columns }) => columns.has(`content.${FIRST_NAME}`),
    sql: () => `alter table content rename column ${FIRST_NAME} to compressed;`,
  },
  {
    isNeeded: ({ columns }) => !columns.has('version.media_type'),
    sql: () => `
alter table version add column media_type text not null default 'application/schema+json';
update version set media_type = (select c.media_type from content c where c.digest = version.digest);
alter table content drop column media_type;`,
  },
  {
    isNeeded: ({ columns }) => !columns.has('schema.entry'),
    sql: () => 'alter table schema add column entry text;',
  },
  {
    isNeeded: ({ indexes }) => !indexes.has('change_of_version'),
    sql: ({ name }) =>
      name === 'postgres'
        ? `
alter table version alter column sort type text collate "C";
create index change_of_version on change (schema, number);`
        : 'create index change_of_version on change (schema, number);',
  },
];
