import { EngineFault } from './engine-fault.js';

/** What Trino says of a query that failed. */
export interface TrinoError {
  readonly message?: string;
  readonly errorName?: string;
}

const NO_TABLE = ['TABLE_NOT_FOUND', 'CATALOG_NOT_FOUND', 'SCHEMA_NOT_FOUND'];
const NO_PLACE = ['MISSING_CATALOG_NAME', 'MISSING_SCHEMA_NAME'];
const ENDED = [
  ...['ADMINISTRATIVELY_KILLED', 'ADMINISTRATIVELY_PREEMPTED', 'USER_CANCELED', 'ABANDONED_QUERY'],
  ...['EXCEEDED_TIME_LIMIT', 'EXCEEDED_CPU_LIMIT', 'EXCEEDED_SCAN_LIMIT', 'EXCEEDED_LOCAL_MEMORY_LIMIT'],
  ...['EXCEEDED_GLOBAL_MEMORY_LIMIT', 'CLUSTER_OUT_OF_MEMORY'],
];
const BUSY = [
  ...['QUERY_QUEUE_FULL', 'QUERY_REJECTED', 'NO_NODES_AVAILABLE'],
  ...['SERVER_STARTING_UP', 'SERVER_SHUTTING_DOWN'],
];

/** The errors that people can do something about: what is wrong, and what to do. */
const FAULTS: readonly (readonly [names: readonly string[], what: string, help: string])[] = [
  [NO_TABLE, 'Trino has no such table', 'Name the table as CATALOG.SCHEMA.TABLE.'],
  [NO_PLACE, 'The name of the table is not complete', 'Name the table as CATALOG.SCHEMA.TABLE.'],
  [['COLUMN_NOT_FOUND'], 'Trino has no such column', 'Trino has the names of columns in lower case.'],
  [['PERMISSION_DENIED'], 'Trino does not allow it', 'Ask for the right to read the table.'],
  [ENDED, 'Trino ended the query', 'Ask who runs the server, or check a view with fewer rows.'],
  [BUSY, 'Trino takes no query now', 'Try again later.'],
  [
    ['QUERY_TEXT_TOO_LARGE'],
    'The schema asks for more than Trino takes in one query',
    'Raise query.max-length of the server, or check fewer columns.',
  ],
];

/** An error of Trino as a fault. */
export function faultOf({ message = 'it does not say why', errorName = '' }: TrinoError): EngineFault {
  const [line = ''] = message.replace(/^line \d+:\d+: /, '').split('\n');
  const [, what, help] = FAULTS.find(([names]) => names.includes(errorName)) ?? [
    [],
    'Trino refused the query',
  ];
  return new EngineFault(`${what}: ${line.trim().replace(/\.$/, '')}.`, help);
}
