import { allOfWords, quote } from '../../base/json.js';
import { BrokenFile } from './broken-file.js';
import type { ByteSource } from './byte-source.js';
import { meaningOf, type NumberMeaning } from './xlsx-values.js';
import { type XmlListener, XmlReader } from './xml-reader.js';
import { unzipped, type ZipEntry, zipEntries } from './zip.js';

/** What is needed to read a sheet (ECMA-376, part 1, SpreadsheetML). */
export interface Workbook {
  readonly isFrom1904: boolean;
  /** The texts that cells refer to by number. */
  readonly texts: readonly string[];
  /** What the numbers of a cell mean, by the number of its style. */
  readonly meanings: readonly NumberMeaning[];
  readonly sheet: Sheet;
  /** How many sheets it has. */
  readonly count: number;
}

/** How large the texts of a workbook, and each of its other parts, may be. */
const MOST_TEXT = 1 << 28;
const LARGEST_PART = 1 << 24;

/** Opens a workbook at one of its sheets. */
export async function workbookIn(source: ByteSource, sheet: string | undefined): Promise<Workbook> {
  const entries = await zipEntries(source);
  const read = (entry: ZipEntry, listener: XmlListener, limit = LARGEST_PART) =>
    readPart(source, entry, listener, limit);
  const related = (part: string) => relationsOf(part, entries, read);
  const [root] = (await related('')).filter(({ type }) => type === 'officeDocument');
  if (root === undefined || !root.entry.name.endsWith('.xml')) throw notWorkbook(entries);
  const relations = await related(root.entry.name);
  const { sheets, isFrom1904 } = await sheetsIn(root.entry, read);
  const tables = sheets.flatMap(({ name, id }) => {
    const found = relations.find((each) => each.id === id && each.type === 'worksheet');
    return found ? [{ name, entry: found.entry }] : [];
  });
  const partOf = (type: string) => relations.find((each) => each.type === type)?.entry;
  const [texts, styles] = [partOf('sharedStrings'), partOf('styles')];
  return {
    isFrom1904,
    sheet: chosen(tables, sheet),
    count: tables.length,
    texts: texts ? await textsIn(texts, read) : [],
    meanings: styles ? await meaningsIn(styles, read) : [],
  };
}

/** What a zip file is instead, by one of its parts. */
const OTHER_FILES = [
  ['xl/workbook.bin', 'a binary workbook (.xlsb)'],
  ['content.xml', 'an OpenDocument spreadsheet (.ods)'],
] as const;

function notWorkbook(entries: ReadonlyMap<string, ZipEntry>): BrokenFile {
  const [, what = 'another zip file'] = OTHER_FILES.find(([part]) => entries.has(part)) ?? [];
  return new BrokenFile('xlsx', `it is ${what}`, 'Save it as "Excel Workbook (.xlsx)", or the sheet as CSV.');
}

interface Sheet {
  readonly name: string;
  readonly entry: ZipEntry;
}

/** The sheet with a name or a number; by default the first. */
function chosen(sheets: readonly Sheet[], wanted: string | undefined): Sheet {
  const found =
    sheets.find(({ name }) => name === wanted) ?? sheets[wanted === undefined ? 0 : Number(wanted) - 1];
  if (found) return found;
  if (sheets.length === 0) throw new BrokenFile('xlsx', 'it has no sheet with cells');
  throw new BrokenFile(
    'xlsx',
    `it has no sheet ${quote(wanted!)}`,
    `Its sheets are ${allOfWords(sheets.map(({ name }) => quote(name)))}.`,
  );
}

type ReadPart = (entry: ZipEntry, listener: XmlListener, limit?: number) => Promise<void>;

async function readPart(
  source: ByteSource,
  entry: ZipEntry,
  listener: XmlListener,
  limit: number,
): Promise<void> {
  const reader = new XmlReader(listener, entry.name);
  for await (const bytes of unzipped(source, entry, limit)) reader.write(bytes);
  reader.end();
}

interface Relation {
  readonly id: string;
  /** The last part of its address, such as `worksheet`. */
  readonly type: string;
  readonly entry: ZipEntry;
}

/** The parts that a part refers to. */
async function relationsOf(
  part: string,
  entries: ReadonlyMap<string, ZipEntry>,
  read: ReadPart,
): Promise<readonly Relation[]> {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(part)!;
  const list = entries.get(`${folder}_rels/${name}.rels`);
  const relations: Relation[] = [];
  if (list === undefined) return relations;
  await read(list, {
    open(tag, { Id = '', Type = '', Target = '' }) {
      if (tag !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : withoutSteps(folder + Target);
      const entry = entries.get(path);
      if (entry) relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), entry });
    },
  });
  return relations;
}

/** A path without `.` and `..`. */
function withoutSteps(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '.') kept.push(part);
  }
  return kept.join('/');
}

async function sheetsIn(workbook: ZipEntry, read: ReadPart) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let isFrom1904 = false;
  await read(workbook, {
    open(tag, attributes) {
      if (tag === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
      sheets.push({ name: attributes.name ?? '', id });
    },
  });
  return { sheets, isFrom1904 };
}

async function meaningsIn(styles: ZipEntry, read: ReadPart): Promise<readonly NumberMeaning[]> {
  const codes = new Map<number, string>();
  const numbers: number[] = [];
  let isOfCells = false;
  await read(styles, {
    open(tag, { numFmtId = '0', formatCode = '' }) {
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode);
      else if (tag === 'cellXfs') isOfCells = true;
      else if (tag === 'xf' && isOfCells) numbers.push(Number(numFmtId));
    },
    close(tag) {
      if (tag === 'cellXfs') isOfCells = false;
    },
  });
  return numbers.map((number) => meaningOf(number, codes.get(number)));
}

async function textsIn(part: ZipEntry, read: ReadPart): Promise<readonly string[]> {
  const texts: string[] = [];
  const collector = new TextCollector();
  await read(
    part,
    {
      open(tag) {
        if (tag === 'si') collector.begin();
        collector.open(tag);
      },
      text: (text) => collector.add(text),
      close(tag) {
        collector.close(tag);
        if (tag === 'si') texts.push(collector.text);
      },
    },
    MOST_TEXT,
  );
  return texts;
}

/** Puts a text together of its runs, without how it is pronounced. */
export class TextCollector {
  text = '';
  private isText = false;
  private isPhonetic = false;

  begin(): void {
    this.text = '';
  }

  open(tag: string): void {
    if (tag === 't' || tag === 'v') this.isText = !this.isPhonetic;
    else if (tag === 'rPh') this.isPhonetic = true;
  }

  add(text: string): void {
    if (this.isText) this.text += text;
  }

  close(tag: string): void {
    if (tag === 't' || tag === 'v') this.isText = false;
    else if (tag === 'rPh') this.isPhonetic = false;
    // Characters that XML does not allow are escaped (ECMA-376, part 1, 22.9.2.19).
    else if (tag === 'si' || tag === 'c') this.text = unescaped(this.text);
  }
}

function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
