import type { Json } from '../../base/json.js';
import { printable } from '../../base/printable.js';
import {
  type NumberStyle,
  noColumnsIn,
  type Oddity,
  odditiesIn,
  type ProfiledTable,
  type SummarizedTable,
  sharedDialect,
  ValueProfile,
} from '../../data/infer/index.js';
import type { Call } from './command.js';
import { type DialectFlags, dialectOf } from './data/dialect.js';
import { profilesOf } from './data/profile-files.js';
import type { TableFile } from './data/table-files.js';
import { threadCountOf } from './data/thread-count.js';
import { EXIT, Stop } from './exit.js';
import { STDIN } from './files.js';
import type { SampledFile } from './sample-note.js';
import type { Terminal } from './terminal.js';

/** What files of data have. */
export interface ReadTables {
  readonly tables: readonly (ProfiledTable & SummarizedTable)[];
  /** How the dialect of all files differs from the plain one. */
  readonly dialect: { readonly [name: string]: Json };
  /** What the flags say of it. */
  readonly cells: DialectFlags;
  /** How numbers are written, if the flags say it. */
  readonly numbers: Partial<NumberStyle>;
  /** The files of which only the first rows were read. */
  readonly sampled: readonly SampledFile[];
}

/** Reads the rows of files, and says what is odd about them; with a summary, that has it. */
export async function readTables(
  files: readonly TableFile[],
  flags: Call['flags'],
  terminal: Terminal,
): Promise<ReadTables> {
  const tables: ReadTables['tables'][number][] = [];
  const dialects: Parameters<typeof sharedDialect<Json>>[0][number][] = [];
  const sampled: SampledFile[] = [];
  const cells = dialectOf(flags);
  const most = flags.sample as number | undefined;
  const reading = { most, workers: threadCountOf(flags), flags: cells };
  for await (const { file, ...profiled } of profilesOf(files, reading, terminal)) {
    refuseWithoutColumns(file.uri, profiled.profile);
    const oddities = Array.from(odditiesIn(profiled.profile), withFlags);
    tables.push({ name: file.name, file: file.uri, oddities, ...profiled });
    dialects.push({ format: file.format, dialect: profiled.dialect });
    if (profiled.isSample) sampled.push({ file: file.uri, rows: most! });
    if (!flags.summary)
      for (const sentence of oddities) terminal.err(`${printable(`${file.uri}: ${sentence}`)}\n`);
  }
  const { decimal, thousands } = cells.dialect;
  const numbers = { ...(decimal ? { decimal } : {}), ...(thousands ? { thousands } : {}) };
  return { tables, dialect: sharedDialect(dialects), cells, numbers, sampled };
}

function refuseWithoutColumns(uri: string, profile: ProfiledTable['profile']): void {
  const fault = noColumnsIn(profile);
  if (fault === undefined) return;
  const isEmpty = profile instanceof ValueProfile && profile.count + profile.unread === 0;
  const hint = uri === STDIN && !isEmpty ? ' If it is in another format, set --data-format.' : '';
  throw new Stop(EXIT.unreadable, `${uri} ${withFlags(fault)}${hint}`);
}

function withFlags({ message, flags }: Pick<Oddity, 'message' | 'flags'>): string {
  return flags === undefined ? message : `${message} ${flags}`;
}
