import { strToU8, type Zippable, zipSync } from 'fflate';

/** A cell: what it holds, or its XML. */
export type XlsxCell = string | number | boolean | null | { readonly xml: string };

export interface XlsxFile {
  /** The rows of each sheet, by its name. */
  readonly sheets: { readonly [name: string]: readonly (readonly XlsxCell[])[] };
  /** The codes of number formats: the first is style 1. */
  readonly formats?: readonly string[];
  readonly isFrom1904?: boolean;
  /** Texts that cells refer to, as XML. */
  readonly texts?: readonly string[];
  /** Parts that replace the made ones, or are added. */
  readonly parts?: { readonly [path: string]: string | Uint8Array };
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The bytes of a workbook. */
export function xlsxFile({ sheets, formats = [], isFrom1904, texts = [], parts = {} }: XlsxFile) {
  const names = Object.keys(sheets);
  const made: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relationsXml([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${200 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  };
  for (const [index, rows] of Object.values(sheets).entries())
    made[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(rows);
  return zipped({ ...made, ...parts });
}

export function zipped(parts: { readonly [path: string]: string | Uint8Array }): Uint8Array<ArrayBuffer> {
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part]),
  );
  return new Uint8Array(zipSync(files, { mtime: new Date(2024, 0, 1) }));
}

export function sheetXml(rows: readonly (readonly XlsxCell[])[]): string {
  const xml = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, column, row)).join('')}</row>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet ${MAIN}><dimension ref="A1:XFD1048576"/><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: XlsxCell, column: number, row: number): string {
  const place = `r="${columnName(column)}${row + 1}"`;
  if (cell === null) return `<c ${place}/>`;
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c ${place}`);
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c ${place} t="b"><v>${Number(cell)}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}

function relationsXml(relations: readonly (readonly [type: string, target: string])[]): string {
  const each = relations.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

function escaped(text: string): string {
  return text.replace(/[<&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
