import { closeSync } from 'node:fs';
import { inOrder } from '../../../base/threads/index.js';
import { ColumnProfile, mostUnique, type TableProfile, ValueProfile } from '../../../data/infer/index.js';
import { type CellFormat, type Dialect, partsOf } from '../../../data/tables/index.js';
import { Stop } from '../exit.js';
import type { Bytes } from './bytes.js';
import { AHEAD } from './check-in-threads.js';
import type { DataFile } from './data-files.js';
import { Memory } from './memory.js';
import type { CellsReply, CellsTask, LinesReply, ProfileThreads, SentProfiles } from './profile-threads.js';
import type { Progress } from './progress.js';
import { rangesOf } from './ranges.js';
import { openShared } from './shared-file.js';

/** What is read by several threads, and who hears of it. */
interface Shared {
  readonly threads: ProfileThreads;
  readonly passed: Progress['passed'];
}

/** The bytes of a file of cells. */
export interface CellBytes extends Pick<CellsTask, 'uri' | 'start'> {
  readonly format: CellFormat;
  readonly bytes: Bytes;
  readonly dialect: Dialect;
}

/** Adds all rows of a file of cells to a profile: the same as if one thread had read them. */
export async function addCells(
  profile: TableProfile,
  { bytes, format, dialect, ...how }: CellBytes,
  { threads, passed }: Shared,
): Promise<void> {
  await threads.share(async (claimed) => {
    const memory = new Memory();
    async function* turns() {
      let part = 0;
      for await (const piece of partsOf(bytes, format, memory, dialect)) {
        // Threads take turns: all pieces of a part go to the same thread.
        const number = part % claimed.length;
        if (piece.isEnd) part++;
        yield async () => {
          const task = { ...piece, ...how, format, dialect, full: fullColumns(filled) };
          const reply = await claimed[number]!.takeCells(task);
          filled[number] = reply.filled;
          return { reply, piece };
        };
      }
    }
    const filled: CellsReply['filled'][] = claimed.map(() => []);
    let [rows, lines] = [0, 0];
    const take = (reply: CellsReply, isEnd: boolean) => {
      memory.giveBack(reply.block);
      profile.addUnread(
        reply.unreadRows,
        reply.firstUnread.map(({ line, reason }) => ({ line: line + lines, reason })),
      );
      passed({ rows: reply.rows - rows });
      rows = isEnd ? 0 : reply.rows;
      if (isEnd) lines += reply.lines;
    };
    await inOrder(turns(), threads.count * AHEAD, ({ reply, piece }) => take(reply, piece.isEnd));
    for (const thread of claimed) profile.merge(revivedTable(await thread.end()));
  });
}

/** What the rows of a file are that are lines; `undefined` if one thread has to read it from its beginning. */
export async function linesProfile(
  file: DataFile,
  { threads, passed }: Shared,
): Promise<ValueProfile | undefined> {
  const shared = openShared(file);
  if (shared === undefined) return undefined;
  const { size } = shared;
  try {
    const profile = await threads.share(async (claimed) => {
      const turns = [...rangesOf(size)].map((range, part) => async () => {
        const thread = claimed[part % claimed.length]!;
        const reply = await thread.takeLines({ range, file: shared, uri: file.uri, part });
        return { ...reply, bytes: Math.min(range.end, size) - range.start };
      });
      await inOrder(turns, threads.count * AHEAD, (reply: LinesReply & { readonly bytes: number }) => {
        if (reply.fault) throw new Stop(reply.fault.code, reply.fault.message);
        passed(reply);
      });
      const all = new ValueProfile();
      for (const thread of claimed) all.merge(ValueProfile.from((await thread.end()).values!));
      return all;
    });
    // What threads cannot know: which columns are the first of too many, in which lines rows cannot be read, and what a
    // file without any columns is.
    const isWhole = !profile.hasTooManyMembers && profile.unread === 0 && profile.members.size > 0;
    return isWhole ? profile : undefined;
  } finally {
    closeSync(shared.descriptor);
  }
}

/** The columns with more values, in all threads, than duplicates are looked for in: their hashes are not kept. */
function fullColumns(filled: readonly CellsReply['filled'][]): readonly number[] {
  const [columns = []] = filled;
  const most = mostUnique(columns.length);
  return [...columns.keys()].filter(
    (column) => filled.reduce((sum, counts) => sum + (counts[column] ?? 0), 0) > most,
  );
}

function revivedTable({ table }: SentProfiles): Pick<TableProfile, 'names' | 'columns' | 'rows'> {
  return { ...table!, columns: table!.columns.map(ColumnProfile.from) };
}
