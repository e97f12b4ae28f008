import type { Diagnostic } from '../../base/diagnostic.js';
import { type Json, quote } from '../../base/json.js';
import type { Fault, RowBatch, WholeOptions } from './batch.js';
import { BrokenFile } from './broken-file.js';
import type { ByteSource } from './byte-source.js';
import { columnOf } from './cell-rows.js';
import type { Columns } from './columns.js';
import { plainName } from './detect-dialect.js';
import { NamedRows } from './named-rows.js';
import { numberAs } from './xlsx-values.js';
import { TextCollector, type Workbook, workbookIn } from './xlsx-workbook.js';
import { type Attributes, XmlReader } from './xml-reader.js';
import { unzipped } from './zip.js';

/** How large a sheet may be when it is decompressed. */
const LARGEST_SHEET = 1 << 30;

/** How many columns a sheet of Excel has. */
const MOST_COLUMNS = 16_384;

/** A row of a sheet that has a cell with a value. */
interface SheetRow {
  readonly number: number;
  /** The values, by column; the first column is 0. */
  readonly cells: ReadonlyMap<number, Json>;
}

/** The rows of a sheet below the one that names its columns. Rows without a value are left out. */
export async function* rowsInXlsx(
  source: ByteSource,
  columns: Columns,
  options: WholeOptions,
): AsyncGenerator<RowBatch> {
  const { uri, sheet, skipRows = 0 } = options;
  await refuseOthers(source);
  const workbook = await workbookIn(source, sheet);
  let table: SheetTable | undefined;
  for await (const found of rowsIn(source, workbook)) {
    const rows = found.filter(({ number }) => number > skipRows);
    if (rows.length === 0) continue;
    if (table) yield table.batch(rows);
    else {
      const at = options.skipRows === undefined ? headerIn(rows, columns) : 0;
      const note = noteOn(workbook, rows[at]!, options);
      if (note) options.say?.(note);
      table = new SheetTable(rows[at]!, columns, uri);
      yield table.batch(rows.slice(at + 1));
    }
  }
  if (table === undefined) throw new BrokenFile('xlsx', 'the sheet is empty', EMPTY);
}

/** How many rows may be before the header. */
const MOST_PREAMBLE = 50;

/** The index of the row that names the most columns of the schema, if the first row names none. */
function headerIn(rows: readonly SheetRow[], { columns }: Columns): number {
  const names = new Set(columns.map(({ name }) => plainName(name)));
  const counts = rows
    .slice(0, MOST_PREAMBLE)
    .map(({ cells }) => [...cells.values()].filter((cell) => names.has(plainName(String(cell)))).length);
  return counts[0]! > 0 ? 0 : counts.indexOf(Math.max(...counts));
}

/** What was read, if there was a choice. */
function noteOn(
  { sheet, count }: Workbook,
  header: SheetRow,
  { uri, sheet: wanted }: WholeOptions,
): string | undefined {
  const notes = [
    ...(count > 1 && wanted === undefined ? [`the first of ${count}`] : []),
    ...(header.number > 1 ? [`with the header in row ${header.number}`] : []),
  ];
  if (notes.length === 0) return undefined;
  return `${uri}: read the sheet ${quote(sheet.name)}, ${notes.join(', ')}.`;
}

const EMPTY = 'Write the names of the columns in the first row, or choose another sheet.';

/** Rows below a header. */
class SheetTable {
  private readonly rows: NamedRows;
  /** The columns that have a name. */
  private readonly places: readonly number[];
  private readonly named: ReadonlySet<number>;
  private readonly names: ReadonlyMap<string, number>;
  private first = 1;

  constructor(
    header: SheetRow,
    columns: Columns,
    private readonly uri: string,
  ) {
    const cells = [...header.cells].toSorted(([one], [other]) => one - other);
    const names = cells.map(([, value]) => String(value));
    this.places = cells.map(([column]) => column);
    this.names = new Map(names.map((name, index) => [name, this.places[index]!] as const).toReversed());
    this.named = new Set(this.places);
    this.rows = new NamedRows(names, columns, uri);
  }

  batch(rows: readonly SheetRow[]): RowBatch {
    const faults: Fault[] = [];
    const values = rows.map(({ number, cells }, index) => {
      const stray = [...cells.keys()].find((column) => !this.named.has(column));
      if (stray !== undefined) {
        const diagnostic = this.strayFault(addressOf(stray, number), cells.get(stray)!);
        faults.push({ index, isOfRow: true, diagnostic });
        return undefined;
      }
      return this.rows.row((column) => cells.get(this.places[column]!));
    });
    const batch = this.rows.batch(this.first, values, faults, (diagnostic, index) =>
      this.placed(diagnostic, rows[index]!),
    );
    this.first += rows.length;
    return batch;
  }

  private strayFault(address: string, value: Json): Diagnostic {
    return {
      code: 'syntax/cells',
      severity: 'error',
      message: `The cell ${address} has the value ${quote(String(value))}, and its column has no name.`,
      help: 'Write a name in the header, or clear the cell.',
      params: { keyword: 'syntax' },
      at: { uri: this.uri, pointer: '', on: 'value' },
    };
  }

  /** A diagnostic with the address of its cell. */
  private placed(diagnostic: Diagnostic, { number }: SheetRow): Diagnostic {
    const column = this.names.get(columnOf(diagnostic) ?? '');
    const place = column === undefined ? `row ${number} of the sheet` : `cell ${addressOf(column, number)}`;
    const help = `See ${place}.`;
    return { ...diagnostic, help: diagnostic.help ? `${diagnostic.help} ${help}` : help };
  }
}

/** `A` is the first column. */
function addressOf(column: number, row: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26
    ? `${letter}${row}`
    : `${addressOf(Math.floor(column / 26) - 1, 0).slice(0, -1)}${letter}${row}`;
}

/** The rows of a sheet, as many at a time as a piece of the file holds. */
async function* rowsIn(source: ByteSource, workbook: Workbook): AsyncGenerator<readonly SheetRow[]> {
  const { sheet } = workbook;
  const reader = new SheetReader(workbook);
  const xml = new XmlReader(reader, sheet.entry.name);
  for await (const bytes of unzipped(source, sheet.entry, LARGEST_SHEET)) {
    xml.write(bytes);
    yield reader.taken();
  }
  xml.end();
  yield reader.taken();
}

/** Collects the rows of a sheet while it is read. */
class SheetReader {
  private rows: SheetRow[] = [];
  private number = 0;
  private cells = new Map<number, Json>();
  private column = -1;
  private type = 'n';
  private style = 0;
  private readonly content = new TextCollector();

  constructor(private readonly workbook: Workbook) {}

  taken(): readonly SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  readonly open = (tag: string, attributes: Attributes): void => {
    if (tag === 'row') {
      this.number = Number(attributes.r) || this.number + 1;
      this.cells = new Map();
      this.column = -1;
    } else if (tag === 'c') {
      this.column = columnIn(attributes.r) ?? this.column + 1;
      if (this.column >= MOST_COLUMNS)
        throw new BrokenFile('xlsx', `it has more than ${MOST_COLUMNS.toLocaleString('en')} columns`);
      this.type = attributes.t ?? 'n';
      this.style = Number(attributes.s ?? 0);
      this.content.begin();
    } else this.content.open(tag);
  };

  readonly text = (text: string): void => this.content.add(text);

  readonly close = (tag: string): void => {
    this.content.close(tag);
    if (tag === 'c') {
      const value = this.valueIn(this.content.text);
      if (value !== undefined) this.cells.set(this.column, value);
    } else if (tag === 'row' && this.cells.size > 0)
      this.rows.push({ number: this.number, cells: this.cells });
  };

  /** What a cell holds; formulas count by the values that were saved with them, errors by their texts. */
  private valueIn(text: string): Json | undefined {
    if (text === '') return undefined;
    const { texts, meanings, isFrom1904 } = this.workbook;
    switch (this.type) {
      case 's': {
        const shared = texts[Number(text)];
        if (shared === undefined) throw new BrokenFile('xlsx', `it has no text with the number ${text}`);
        return shared || undefined;
      }
      case 'b':
        return text === '1' || text === 'true';
      case 'n': {
        const number = Number(text);
        return Number.isFinite(number)
          ? numberAs(meanings[this.style] ?? 'number', number, isFrom1904)
          : text;
      }
      default:
        return text;
    }
  }
}

/** The column of an address such as `AB12`, counted from 0. */
function columnIn(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,4}/.exec(address ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const OLD_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const SECTOR = 512;

/** A workbook with a password, and one of Excel 97 to 2003, are files of another kind (MS-CFB), whose list of streams has their names. */
async function refuseOthers(source: ByteSource): Promise<void> {
  const start = await latin1(source, 0, 52);
  if (!start.startsWith(OLD_FILE)) return;
  const sector = [...start.slice(48, 52)].reduce(
    (sum, byte, index) => sum + byte.charCodeAt(0) * 256 ** index,
    0,
  );
  const list = await latin1(source, (sector + 1) * SECTOR, (sector + 1) * SECTOR + 8 * SECTOR);
  if (list.replaceAll('\0', '').includes('EncryptedPackage'))
    throw new BrokenFile('xlsx', 'it has a password', 'Remove the password, or save the sheet as CSV.');
  throw new BrokenFile(
    'xlsx',
    'it has the format of Excel 97 to 2003 (.xls)',
    'Save it as "Excel Workbook (.xlsx)", or the sheet as CSV.',
  );
}

async function latin1(source: ByteSource, start: number, end: number): Promise<string> {
  const { byteLength } = source;
  const bytes = new Uint8Array(await source.slice(Math.min(start, byteLength), Math.min(end, byteLength)));
  return String.fromCharCode(...bytes);
}
