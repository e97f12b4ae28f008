// A thread that reads rows, and keeps what it knows of them until it is asked.

import type { Json } from '../../../base/json.js';
import { answerTasks, Transferred } from '../../../base/threads/index.js';
import { ANY_COLUMNS, TableProfile, ValueProfile } from '../../../data/infer/index.js';
import { type RowReader, rawReader, rowReader } from '../../../data/tables/index.js';
import { Stop } from '../exit.js';
import type {
  CellsReply,
  CellsTask,
  LinesReply,
  LinesTask,
  ProfileReply,
  ProfileTask,
  SentProfiles,
} from './profile-threads.js';
import { linesIn } from './ranges.js';
import { readerOf } from './shared-file.js';

/** How much of a range is read at a time: as much as stays in the cache of the processor. */
const ROOM = 64 * 1024;
const room = new Uint8Array(ROOM);

let table = new TableProfile();
let values = new ValueProfile();
let reader: RowReader | undefined;

answerTasks<undefined, ProfileTask, ProfileReply>(() => (task) => {
  if ('range' in task) return takeLines(task);
  return 'bytes' in task ? takeCells(task) : sent();
});

function takeCells({ bytes, isEnd, isCut, format, full, ...rest }: CellsTask): Transferred<CellsReply> {
  if (rest.header && table.columns.length === 0) table.header(rest.header);
  for (const index of full) table.columns[index]?.stopSearch();
  reader ??= rawReader(format, table, rest);
  for (const _ of reader.read(bytes));
  if (isEnd && !isCut) reader.end();
  const { rows, lines } = reader.extent();
  const { unreadRows } = table;
  const firstUnread = table.firstUnread.splice(0);
  table.unreadRows = 0;
  if (isEnd) reader = undefined;
  const filled = table.columns.map((column) => column.filled);
  const reply = { block: bytes.buffer, rows, lines, unreadRows, firstUnread, filled };
  return new Transferred(reply, [bytes.buffer]);
}

function takeLines({ range, file, part, uri }: LinesTask): LinesReply {
  const lines = rowReader('ndjson', ANY_COLUMNS, { uri, isLater: range.start > 0 });
  const rows = () => ({ rows: lines.extent().rows });
  try {
    for (const bytes of linesIn(range, readerOf(file), room))
      for (const batch of lines.read(bytes)) addRows(values, batch.values, part);
  } catch (fault) {
    if (!(fault instanceof Stop)) throw fault;
    return { ...rows(), fault: { code: fault.code, message: fault.message } };
  }
  addRows(values, lines.end().values, part);
  return rows();
}

function sent(): Transferred<SentProfiles> {
  const { names, columns, rows } = table;
  const profiles = { table: { names, columns, rows }, values };
  table = new TableProfile();
  values = new ValueProfile();
  return new Transferred(
    profiles,
    columns.flatMap(({ buffers }) => buffers),
  );
}

/** Adds rows of a part of a file to a profile; those are `undefined` that cannot be read. */
function addRows(profile: ValueProfile, rows: readonly (Json | undefined)[], part = 0): void {
  for (const row of rows) {
    if (row === undefined) profile.unread++;
    else profile.add(row, part);
  }
}
