import { isAscii } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import type { Diagnostic } from '../../base/diagnostic.js';
import {
  countFindings,
  moveRows,
  type RowChecker,
  rowChecker,
  type Table,
  withFindings,
} from '../check/index.js';
import {
  type EngineFindings,
  type FoundLine,
  linesQuery,
  patternsOfCells,
  patternsOfObjects,
} from '../sql/index.js';
import {
  BLANK,
  BLOCK,
  type Dialect,
  type DivisibleFormat,
  headerOf,
  isCellFormat,
  isGzip,
  LOOKED_AT,
  plainDialect,
  wholeRowTest,
} from '../tables/index.js';
import type { CheckTableOptions } from './check-table.js';
import { fileLiteral } from './duckdb.js';
import type { Engine } from './engine.js';
import { EngineFault } from './engine-fault.js';

/** A file of text, whose rows are lines. */
export interface LineFile {
  readonly path: string;
  readonly format: DivisibleFormat;
  /** How cells are written. */
  readonly dialect?: Dialect | undefined;
}

/** Checks the rows of a text: DuckDB finds the lines that may be wrong, and the row checker checks those. */
export async function checkLines(
  engine: Engine,
  table: Table,
  file: LineFile,
  options: Pick<CheckTableOptions, 'uri' | 'maxErrors' | 'assertsFormats'>,
): Promise<EngineFindings> {
  const handle = await open(file.path).catch((fault: unknown) => {
    throw EngineFault.from(fault);
  });
  try {
    const beginning = await beginningOf(handle, file);
    const patterns = patternsFor(table, file, beginning, options.assertsFormats);
    if (patterns === undefined)
      throw new EngineFault('The text of a line does not show whether its row meets the schema.');
    const { uri, maxErrors } = options;
    const checker = rowChecker(table, { ...file, uri, maxErrors, isPart: true });
    const lines = new SuspectLines(checker, handle, file, beginning);
    // Lines are numbered in their order.
    for await (const _ of engine.rows('SET preserve_insertion_order = true')) break;
    const query = linesQuery(fileLiteral(file.path), beginning.lineBreak, patterns, beginning.size);
    for await (const line of linesIn(engine, query)) await lines.take(line);
    const { diagnostics, rows, suspect } = lines.end();
    const ends = countFindings(table, rows, uri);
    return {
      diagnostics: [...diagnostics, ...ends].slice(0, maxErrors),
      summary: withFindings({ ...checker.summary(), rows, lines: 0, characters: 0 }, ends),
      doubtful: suspect,
    };
  } finally {
    await handle.close();
  }
}

/** The lines that a query finds. */
async function* linesIn(engine: Engine, query: string): AsyncGenerator<FoundLine> {
  try {
    for await (const line of engine.rows(query)) yield line as unknown as FoundLine;
  } catch {
    throw new EngineFault(
      'DuckDB cannot read it: line breaks differ, a line is very long, or it is not UTF-8.',
    );
  }
}

/** How a file begins. */
interface Beginning {
  /** The first line, without its line break and a byte order mark. */
  readonly first: string;
  readonly lineBreak: '\n' | '\r\n';
  /** The line with the names of the columns, as it is in the file; empty without one. */
  readonly header: Uint8Array;
  readonly hasMark: boolean;
  /** How many bytes the lines have, without a mark. */
  readonly size: number;
  /** Whether the last line has a line break. */
  readonly isEnded: boolean;
}

const MARK = '\uFEFF';
const MARK_BYTES = 3;
const LINE_FEED = 0x0a;

async function beginningOf(handle: FileHandle, { format, dialect }: LineFile): Promise<Beginning> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
  if (isGzip(buffer)) throw new EngineFault('The file is compressed.');
  const end = buffer.subarray(0, bytesRead).indexOf(LINE_FEED);
  if (end === -1) throw new EngineFault('It has only one line, or the first line is very long.');
  const line = decoderOf().decode(buffer.subarray(0, end));
  const hasMark = line.startsWith(MARK);
  const hasHeader = isCellFormat(format) && (dialect ?? plainDialect(format)).header;
  if (hasMark && !hasHeader) throw new EngineFault('The text begins with a byte order mark.');
  const { size } = await handle.stat();
  const last = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return {
    first: line.replace(/\r$/, '').replace(MARK, ''),
    lineBreak: line.endsWith('\r') ? '\r\n' : '\n',
    header: hasHeader ? buffer.subarray(0, end + 1) : new Uint8Array(),
    hasMark,
    size: size - (hasMark ? MARK_BYTES : 0),
    isEnded: last.buffer[0] === LINE_FEED,
  };
}

function patternsFor(
  table: Table,
  { format, dialect }: LineFile,
  { first, header }: Beginning,
  assertsFormats: boolean,
): readonly string[] | undefined {
  if (!isCellFormat(format)) return patternsOfObjects(table, jsonIn(first), assertsFormats);
  const written = dialect ?? plainDialect(format);
  if (written.comment !== '') return undefined;
  if (!written.header) return patternsOfCells(table, namesOf(table), written, assertsFormats);
  const found = headerOf(header, format, written);
  if (found?.end !== header.length) return undefined;
  return patternsOfCells(table, found.names, written, assertsFormats);
}

function namesOf({ columns }: Table): readonly string[] {
  return columns.map(({ name }) => name);
}

function jsonIn(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Passes lines to the row checker as if they followed each other, and puts its findings where they belong. */
class SuspectLines {
  private readonly diagnostics: Diagnostic[] = [];
  private readonly isWholeRow: (line: string) => boolean;
  private readonly places: FilePlaces;
  /** What the row checker has got. */
  private readonly given = { rows: 0, lines: 0, characters: 0 };
  private readonly last = { number: 0, bytes: 0 };
  private blanks = 0;

  constructor(
    private readonly checker: RowChecker,
    handle: FileHandle,
    private readonly file: LineFile,
    private readonly beginning: Beginning,
  ) {
    const { format, dialect } = file;
    this.isWholeRow = isCellFormat(format) ? wholeRowTest(dialect ?? plainDialect(format)) : () => true;
    this.places = new FilePlaces(handle);
    const { header } = beginning;
    if (header.length === 0) return;
    this.diagnostics.push(...checker.take(header));
    this.given.lines = 1;
    this.given.characters = decoderOf().decode(header).length;
  }

  /** Checks a line that was found; they must come in the order of the file. */
  async take({ number, bytes, length, line, isSure }: FoundLine): Promise<void> {
    const { beginning, given, last } = this;
    const { header, hasMark, lineBreak } = beginning;
    const found = { number: Number(number), bytes: Number(bytes) };
    if (found.number <= last.number) throw otherLines();
    Object.assign(last, found);
    if (isSure || (header.length > 0 && found.number === 1)) return;
    if (!this.isWholeRow(line ?? '')) throw new EngineFault('One of its cells contains a line break.');
    const text = `${line ?? ''}${lineBreak}`;
    const content = Buffer.from(text);
    if (content.length > BLOCK) throw new EngineFault('One of its lines is very long.');
    if (content.length !== Number(length) + lineBreak.length) throw otherLines();
    const start = found.bytes - content.length + (hasMark ? MARK_BYTES : 0);
    const isBlank = isCellFormat(this.file.format) ? line === null : BLANK.test(line ?? '');
    if (isBlank) {
      await this.places.verify(start, content);
      this.blanks++;
      return;
    }
    const diagnostics = this.checker.take(content);
    if (diagnostics.length > 0) {
      await this.places.verify(start, content);
      const before = {
        rows: this.rowsBefore(found.number) - given.rows,
        lines: found.number - 1 - given.lines,
        characters: (await this.places.charactersBefore(start)) - given.characters,
      };
      this.diagnostics.push(...moveRows(diagnostics, before));
    }
    given.rows++;
    given.lines++;
    given.characters += text.length;
  }

  /** All that was found, if all lines were there. */
  end() {
    const { beginning, checker, given, last, diagnostics } = this;
    diagnostics.push(...checker.end());
    const { rows, isGivenUp } = checker.summary();
    const { size, isEnded, lineBreak } = beginning;
    const isWhole = last.bytes === size + (isEnded ? 0 : lineBreak.length);
    if (!isWhole || isGivenUp || rows !== given.rows) throw otherLines();
    return { diagnostics, rows: this.rowsBefore(last.number + 1), suspect: given.rows };
  }

  private rowsBefore(line: number): number {
    return line - 1 - this.blanks - (this.beginning.header.length > 0 ? 1 : 0);
  }
}

function otherLines(): EngineFault {
  return new EngineFault('DuckDB splits the file into other lines.');
}

function decoderOf(): TextDecoder {
  return new TextDecoder('utf-8', { ignoreBOM: true });
}

const ROOM = 1 << 20;

/** Counts the characters of a file, in UTF-16 code units. */
class FilePlaces {
  private readonly decoder = decoderOf();
  private bytes = 0;
  private characters = 0;

  constructor(private readonly handle: FileHandle) {}

  /** How many there are before a byte with which a character begins. Bytes must come in their order. */
  async charactersBefore(start: number): Promise<number> {
    while (this.bytes < start) {
      const bytes = await this.read(this.bytes, Math.min(ROOM, start - this.bytes));
      if (bytes.length === 0) throw otherLines();
      this.characters += isAscii(bytes) ? bytes.length : this.decoder.decode(bytes, { stream: true }).length;
      this.bytes += bytes.length;
    }
    return this.characters;
  }

  /** Makes sure that a line is where it is said to be. The last one may have no line break. */
  async verify(start: number, line: Uint8Array): Promise<void> {
    const found = await this.read(start, line.length);
    if (found.length === 0 || Buffer.compare(found, line.subarray(0, found.length)) !== 0) throw otherLines();
  }

  private async read(position: number, length: number): Promise<Uint8Array> {
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  }
}
