import { EngineFault } from './engine-fault.js';

const ADDRESS = 'Check that the server is up. Set --server, or PGHOST and PGPORT.';
const LOGIN = 'Set PGUSER and PGPASSWORD.';

/** What is wrong and what to do, by the code and the words of a fault. `$` stands for the words, which name what is wrong. */
const FAULTS: readonly (readonly [fault: RegExp, sentence: string, help?: string])[] = [
  [/^(?:ECONNREFUSED|ENOENT) /, 'PostgreSQL cannot be reached: nothing listens at that address.', ADDRESS],
  [/^(?:ENOTFOUND|EAI_AGAIN) /, 'PostgreSQL cannot be reached: its host is unknown.', ADDRESS],
  [
    /^ETIMEDOUT |timeout expired|connection timeout/,
    'PostgreSQL cannot be reached: the server does not answer.',
    ADDRESS,
  ],
  [
    /does not support SSL/,
    'PostgreSQL cannot be reached: the server does not encrypt connections.',
    'Ask who runs the server for encryption, or set PGSSLMODE=disable in a network that is safe.',
  ],
  [/^57P03 /, 'PostgreSQL cannot be reached: $.', 'Try again in a moment.'],
  [/^53300 /, 'PostgreSQL cannot be reached: $.', 'Try again when fewer others are connected.'],
  [/password must be a string/, 'PostgreSQL asks for a password, and none is set.', 'Set PGPASSWORD.'],
  [/^28P01 /, 'PostgreSQL refuses the password.', LOGIN],
  [/^28000 /, 'PostgreSQL refuses the user: $.', LOGIN],
  [/^3D000 /, 'PostgreSQL has no such database: $.', 'Name the database in --server, or in PGDATABASE.'],
  [
    /^42P01 /,
    'PostgreSQL has no such table: $.',
    'Name the table with its schema: --table public.towns. Upper and lower case matter.',
  ],
  [
    /^42501 /,
    'PostgreSQL does not let the user read the table: $.',
    'Ask the owner of the table for: GRANT SELECT ON TABLE ... TO ...',
  ],
  [
    /statement timeout/,
    'PostgreSQL ended the query, since it took longer than the server allows.',
    "Allow more time: PGOPTIONS='-c statement_timeout=0'",
  ],
  [/due to user request/, 'The query was cancelled.'],
  [
    /^(?:ECONNRESET|EPIPE|57P01|57P02) |^ Connection terminated|not queryable|Client was closed/,
    'The connection to PostgreSQL was lost while a query ran.',
    'Check that the server is up, and run the check again.',
  ],
];

/** A fault of the server or of the connection, in one sentence. */
export function faultOf(fault: unknown): EngineFault {
  if (fault instanceof EngineFault) return fault;
  const { code = '', message = '' } = fault as { code?: string; message?: string };
  const [words = ''] = message.split('\n');
  const [, sentence, help] = FAULTS.find(([pattern]) => pattern.test(`${code} ${words}`)) ?? [];
  return sentence === undefined
    ? EngineFault.from(fault)
    : new EngineFault(
        sentence.replace('$', () => words),
        help,
      );
}
