import { describe, expect, test } from 'vitest';
import { findingsOf, rowsOf } from '../../../test/files/rows-of.js';
import { sheetXml, type XlsxCell, type XlsxFile, xlsxFile, zipped } from '../../../test/files/xlsx-writer.js';
import type { Json } from '../../base/json.js';

/** The rows below a header `v`, with one cell each. */
async function valuesOf(cells: readonly XlsxCell[], more: Omit<XlsxFile, 'sheets'> = {}) {
  const sheets = { Sheet1: [['n', 'v'], ...cells.map((cell, index) => [index, cell] as const)] };
  const rows = await rowsOf('xlsx', xlsxFile({ sheets, ...more }));
  return rows.map((row) => (row as { v?: unknown }).v);
}

describe('the cells of a sheet', () => {
  test('numbers, booleans, texts, and nothing', async () => {
    const cells = [1.5, -3e-7, 12_345_678_901, true, false, 'Köln & <b>', '007', null];
    expect(await valuesOf(cells)).toEqual([
      1.5,
      -3e-7,
      12_345_678_901,
      true,
      false,
      'Köln & <b>',
      '007',
      undefined,
    ]);
  });

  test('texts that are stored once, with runs and pronunciations', async () => {
    const texts = [
      '<t>plain</t>',
      '<r><t>ri</t></r><r><t xml:space="preserve">ch </t></r><rPh><t>x</t></rPh>',
      '<t/>',
      '<t>a_x000D_b</t>',
    ];
    const cells = texts.map((_, index) => ({ xml: `<c t="s"><v>${index}</v></c>` }));
    expect(await valuesOf(cells, { texts })).toEqual(['plain', 'rich ', undefined, 'a\rb']);
  });

  test('formulas count by their saved values, errors by their texts', async () => {
    const cells = [
      '<c><f>1+1</f><v>2</v></c>',
      '<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>',
      '<c t="str"><f>B9</f><v></v></c>',
      '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      '<c><f>1</f></c>',
    ];
    expect(await valuesOf(cells.map((xml) => ({ xml })))).toEqual([
      2,
      'ax',
      undefined,
      '#DIV/0!',
      '#N/A',
      undefined,
    ]);
  });

  test.each([
    ['yyyy-mm-dd', 45_413, '2024-05-01'],
    ['d. mmmm yyyy', 45_413, '2024-05-01'],
    ['[$-407]d/m/yy;@', 45_413.75, '2024-05-01'],
    ['mmm-yy', 45_413, '2024-05-01'],
    ['dd.mm.yyyy hh:mm', 45_413.5, '2024-05-01T12:00:00'],
    ['yyyy-mm-dd hh:mm:ss.000', 45_413.000_011_574_07, '2024-05-01T00:00:01'],
    ['h:mm AM/PM', 0.75, '18:00:00'],
    ['mm:ss', 0.5, '12:00:00'],
    ['[h]:mm', 1.5, '36:00:00'],
    ['yyyy', 1, '1900-01-01'],
    ['yyyy', 59, '1900-02-28'],
    ['yyyy', 61, '1900-03-01'],
    ['yyyy', 1e9, 1e9],
    ['0.00', 2.5, 2.5],
    ['#,##0 "days"', 2.5, 2.5],
    ['0%', 0.5, 0.5],
    ['General', 7, 7],
    ['[Red]0.0;[Blue]-0.0', 7, 7],
    ['0.00E+00', 7, 7],
    ['\\d0', 7, 7],
    ['@', 7, 7],
  ])('the format %s of %s', async (format, value, expected) => {
    expect(await valuesOf([{ xml: `<c s="1"><v>${value}</v></c>` }], { formats: [format] })).toEqual([
      expected,
    ]);
  });

  test('days can count from 1904, and dates can be written out', async () => {
    const cells = [{ xml: '<c s="1"><v>43951</v></c>' }, { xml: '<c t="d"><v>2024-05-01T10:00:00</v></c>' }];
    expect(await valuesOf(cells, { formats: ['yyyy-mm-dd'], isFrom1904: true })).toEqual([
      '2024-05-01',
      '2024-05-01T10:00:00',
    ]);
  });

  test('the formats that every workbook has', async () => {
    const styles = [14, 22, 21, 46, 2].map((number) => `<xf numFmtId="${number}"/>`).join('');
    const parts = { 'xl/styles.xml': `<styleSheet><cellXfs>${styles}</cellXfs></styleSheet>` };
    const cells = [0, 1, 2, 3, 4].map((style) => ({ xml: `<c s="${style}"><v>2.5</v></c>` }));
    expect(await valuesOf(cells, { parts })).toEqual([
      '1900-01-02',
      '1900-01-02T12:00:00',
      '12:00:00',
      '60:00:00',
      2.5,
    ]);
  });
});

describe('the rows of a sheet', () => {
  const file = (rows: readonly (readonly XlsxCell[])[]) => xlsxFile({ sheets: { Towns: rows } });

  test('the first row with a value names the columns; rows without a value are left out', async () => {
    const rows = [[null], [null, 'town', 'size', 1891], [null, 'Ulm', 1, 2], [null, null], [null, 'Bonn']];
    expect(await rowsOf('xlsx', file(rows))).toEqual([{ town: 'Ulm', size: 1, '1891': 2 }, { town: 'Bonn' }]);
  });

  test('a sheet is chosen by its name or number', async () => {
    const bytes = xlsxFile({ sheets: { '2': [['b'], [2]], One: [['a'], [1]], 'Drei & mehr': [['c'], [3]] } });
    const read = async (sheet?: string) =>
      (await rowsOf('xlsx', bytes, sheet === undefined ? {} : { sheet }))[0];
    expect(await read()).toEqual({ b: 2 });
    expect(await read('1')).toEqual({ b: 2 });
    expect(await read('2')).toEqual({ b: 2 });
    expect(await read('One')).toEqual({ a: 1 });
    expect(await read('3')).toEqual({ c: 3 });
    expect(await read('Drei & mehr')).toEqual({ c: 3 });
    expect(await findingsOf('xlsx', bytes, true, 'Four')).toEqual([
      'This cannot be read as an Excel workbook: it has no sheet "Four". Its sheets are "2", "One" and "Drei & mehr".',
    ]);
  });

  test('rows before the one that names columns of the schema are left out, and a note names what was read', async () => {
    const rows = [['Towns of the county'], ['As of', 2024], [null], ['Town', 'size'], ['Ulm', 1]];
    const bytes = xlsxFile({ sheets: { Towns: rows, Notes: [] } });
    const notes: string[] = [];
    const read = (schema: Json, more = {}) =>
      rowsOf('xlsx', bytes, { schema, say: (sentence) => void notes.push(sentence), ...more });
    const schema = { properties: { town: {}, size: {} } };
    expect(await read(schema)).toEqual([{ Town: 'Ulm', size: 1 }]);
    expect(await read(true, { skipRows: 3, sheet: '1' })).toEqual([{ Town: 'Ulm', size: 1 }]);
    expect(notes).toEqual([
      'd: read the sheet "Towns", the first of 2, with the header in row 4.',
      'd: read the sheet "Towns", with the header in row 4.',
    ]);
  });

  test('elements can have a prefix, and cells no address', async () => {
    const xml =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row><x:row><x:c><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const bytes = xlsxFile({ sheets: { A: [] }, parts: { 'xl/worksheets/sheet1.xml': xml } });
    expect(await rowsOf('xlsx', bytes)).toEqual([{ a: 5 }]);
  });

  test('more rows than one piece holds', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [`Town ${index}`, index]);
    const found = await rowsOf('xlsx', file([['town', 'n'], ...rows]));
    expect(found.length).toBe(20_000);
    expect(found[19_999]).toEqual({ town: 'Town 19999', n: 19_999 });
  });

  test('findings name the row, the column and the cell', async () => {
    const schema = {
      required: ['town', 'code'],
      properties: {
        town: { type: 'string' },
        size: { type: 'integer', minimum: 0 },
        code: { type: 'string' },
      },
    };
    const rows = [['town', 'size', null, 'size'], ['Ulm', -1], [null], [null, 'x'], ['Bonn', 1, 'stray']];
    expect(await findingsOf('xlsx', file(rows), schema)).toEqual([
      'The header has the column "size" twice. Only the first one is read: remove or rename the other.',
      'The column "code" is missing.',
      '1, size: Expected a number of at least 0, found -1. See cell B2.',
      '2, town: The member "town" is missing. See cell A4.',
      '2, size: Expected an integer, found the string "x". See cell B4.',
      '3, : The cell C5 has the value "stray", and its column has no name. Write a name in the header, or clear the cell.',
    ]);
  });
});

describe('a file that is no workbook, or a hostile one', () => {
  const SENTENCE = 'This cannot be read as an Excel workbook: ';
  const part = 'xl/worksheets/sheet1.xml';
  const withSheet = (sheet: string | Uint8Array) => xlsxFile({ sheets: { A: [] }, parts: { [part]: sheet } });
  const cfb = (stream: string) => {
    const bytes = new Uint8Array(2048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    bytes[48] = 1;
    bytes.set(Buffer.from(stream, 'utf16le'), 1024);
    return bytes;
  };
  const whole = xlsxFile({ sheets: { A: [['a'], [1]] } });
  const MORE = 'Check that the file is complete, or create or copy it again.';
  const SAVE = 'Save it as "Excel Workbook (.xlsx)", or the sheet as CSV.';

  test.each([
    ['text', new TextEncoder().encode('id,name\n1,Ada\n'), `it ends too early, or is no zip file. ${MORE}`],
    ['nothing', new Uint8Array(), `it ends too early, or is no zip file. ${MORE}`],
    ['cut', whole.subarray(0, whole.length - 30), `it ends too early, or is no zip file. ${MORE}`],
    [
      'with a password',
      cfb('EncryptedPackage'),
      'it has a password. Remove the password, or save the sheet as CSV.',
    ],
    ['an old one', cfb('Workbook'), `it has the format of Excel 97 to 2003 (.xls). ${SAVE}`],
    ['a binary one', zipped({ 'xl/workbook.bin': 'x' }), `it is a binary workbook (.xlsb). ${SAVE}`],
    [
      'an OpenDocument spreadsheet',
      zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
      `it is an OpenDocument spreadsheet (.ods). ${SAVE}`,
    ],
    ['another zip file', zipped({ 'a.txt': 'x' }), `it is another zip file. ${SAVE}`],
    ['no sheet', xlsxFile({ sheets: {} }), `it has no sheet with cells. ${MORE}`],
    [
      'an empty sheet',
      withSheet(sheetXml([])),
      'the sheet is empty. Write the names of the columns in the first row, or choose another sheet.',
    ],
    [
      'too many columns',
      withSheet('<worksheet><sheetData><row><c r="XFE1"><v>1</v></c></row></sheetData></worksheet>'),
      `it has more than 16,384 columns. ${MORE}`,
    ],
    [
      'a text that is not there',
      withSheet('<worksheet><sheetData><row><c r="A1" t="s"><v>4</v></c></row></sheetData></worksheet>'),
      `it has no text with the number 4. ${MORE}`,
    ],
    [
      'an entity',
      withSheet(
        '<!DOCTYPE a [<!ENTITY e "x">]><worksheet><sheetData><row><c><v>&e;</v></c></row></sheetData></worksheet>',
      ),
      `${part} in it is no XML (undefined entity.). ${MORE}`,
    ],
    [
      'a bomb of text',
      withSheet(new Uint8Array(40_000_000).fill(32)),
      `${part} in it has a text that is too long. ${MORE}`,
    ],
    ['a deep part', withSheet('<a>'.repeat(100_000)), `${part} in it is nested too deep. ${MORE}`],
    [
      'a large part',
      xlsxFile({ sheets: { A: [] }, parts: { 'xl/styles.xml': `<a>${'<b/>'.repeat(5_000_000)}</a>` } }),
      'xl/styles.xml in it is larger than 16 MiB when it is decompressed. Save the sheet as CSV.',
    ],
  ])('%s', async (_name, bytes, reason) => {
    expect(await findingsOf('xlsx', bytes, true)).toEqual([`${SENTENCE}${reason}`]);
  });

  test('cells without a value, and a size that is only stated, add no rows and no columns', async () => {
    const row = `<row>${'<c r="A1"/><c r="XFD1" s="3"/>'.repeat(1000)}</row>`;
    const sheet = `<worksheet><dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384"/></cols><sheetData><row><c t="inlineStr"><is><t>a</t></is></c></row>${row.repeat(100)}<row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>`;
    expect(await rowsOf('xlsx', withSheet(sheet))).toEqual([{ a: 1 }]);
  });
});
