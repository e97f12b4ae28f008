// CSV files as programs and people write them, checked by the real command without flags.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from './command.js';
import { sample } from './effort.js';

let folder: string;

const SCHEMA = {
  type: 'object',
  required: ['town', 'inhabitants'],
  properties: {
    town: { type: 'string' },
    inhabitants: { type: 'integer', minimum: 0 },
    area: { type: 'number' },
    founded: { type: 'string', format: 'date' },
  },
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'everyday-'));
  writeFileSync(join(folder, 'towns.schema.json'), JSON.stringify(SCHEMA));
});
afterAll(() => rmSync(folder, { recursive: true }));

function validate(content: string | Uint8Array, ...flags: string[]) {
  writeFileSync(join(folder, 'towns.csv'), content);
  return command(['validate', 'towns.schema.json', 'towns.csv', ...flags], folder);
}

const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** What a file holds, how many rows are read, and what is said about how it is read. */
const files: readonly (readonly [name: string, content: string | Uint8Array, rows: number, said: string])[] =
  [
    ['plain CSV', 'town,inhabitants,area\nAlbury,5400,12.5\nBeeston,320,7\n', 2, ''],
    [
      'Latin-1 with semicolons and decimal commas',
      windows1252('town;inhabitants;area\nKöln;1087863;405,01\nMünster;317713;303,28\n'),
      2,
      'towns.csv: read as Windows-1252, semicolons, decimal commas.\n',
    ],
    [
      'an Excel export with a byte order mark, semicolons and CR LF',
      '\uFEFFtown;inhabitants;area\r\nKöln;1087863;405,01\r\n',
      1,
      'towns.csv: read as UTF-8, semicolons, decimal commas.\n',
    ],
    [
      'an Excel export that names its separator',
      'sep=;\r\ntown;inhabitants\r\nKöln;1087863\r\n',
      1,
      'towns.csv: read as UTF-8, semicolons, 1 line before the header skipped.\n',
    ],
    [
      'Unicode text of Excel: UTF-16 with tabs',
      utf16('town\tinhabitants\r\nKöln\t1087863\r\n'),
      1,
      'towns.csv: read as UTF-16, tabs.\n',
    ],
    [
      'comments before the header and between rows',
      '# Source: register, "2024"\n# Unit: persons\ntown,inhabitants\nAlbury,5400\n# revised, "later\nBeeston,320\n',
      2,
      'towns.csv: read as UTF-8, comments after #.\n',
    ],
    [
      'a title before the header',
      'Towns of the county\nAs of 2024\n\ntown,inhabitants\nAlbury,5400\n',
      1,
      'towns.csv: read as UTF-8, 3 lines before the header skipped.\n',
    ],
    [
      'notes below the table',
      'town;inhabitants;area\nAlbury;5400;1,5\n;;\nSource: register;;\nAll figures are provisional.\n',
      1,
      'towns.csv: read as UTF-8, semicolons, decimal commas, the last 2 lines skipped.\n',
    ],
    [
      'spellings of missing values',
      'town,inhabitants,area\nAlbury,5400,NA\nBeeston,320,n/a\nCorby,7,-\nNA,8,\n',
      4,
      '',
    ],
    [
      'points between thousands and decimal commas',
      'town;inhabitants;area\nKöln;1.087.863;405,01\nUlm;126.405;1.118,69\n',
      2,
      'towns.csv: read as UTF-8, semicolons, decimal commas, points between thousands.\n',
    ],
    [
      'commas between thousands, in quotes',
      'town,inhabitants,area\nCologne,"1,087,863",405.01\nUlm,"126,405","1,118.69"\n',
      2,
      'towns.csv: read as UTF-8, commas between thousands.\n',
    ],
    [
      'line breaks and delimiters in quotes',
      'town,inhabitants\n"Newcastle\nupon Tyne, ""the Toon""",300125\n',
      1,
      '',
    ],
    [
      'vertical bars',
      'town|inhabitants|area\nAlbury|5400|12.5\n',
      1,
      'towns.csv: read as UTF-8, vertical bars.\n',
    ],
    [
      'spaces between thousands',
      'town;inhabitants;area\nNice;342 669;71,92\nLyon;1 522 231;47,87\n',
      2,
      'towns.csv: read as UTF-8, semicolons, decimal commas, spaces between thousands.\n',
    ],
  ];

describe('an everyday file is read as UTF-8, it is meant', () => {
  test.each(files)('%s', async (_name, content, rows, said) => {
    for (const flags of [[], ['--workers', '2']]) {
      const { status, stdout, stderr } = await validate(content, ...flags);
      expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: said });
      expect(stdout).toContain(`${rows} row${rows === 1 ? '' : 's'}`);
    }
  });

  test.each(files.filter(([, , , said]) => said !== ''))(
    'unless --strict-dialect is given: %s',
    async (_name, content) => {
      const { status, stderr } = await validate(content, '--strict-dialect');
      expect(status).toBe(3);
      expect(stderr).toContain('--strict-dialect');
    },
  );
});

describe('what is wrong in an everyday file is found where it stands', () => {
  test('below lines that are left out', async () => {
    const { status, stdout } = await validate('A title\n\ntown,inhabitants\nAlbury,5400\nBeeston,-1\n');
    expect(status).toBe(1);
    expect(stdout).toContain('towns.csv:5:9 ');
  });

  test('in another encoding', async () => {
    const { stdout } = await validate(windows1252('town;inhabitants\nKöln;-5\n'));
    expect(stdout).toContain('towns.csv:2:6 ');
  });

  test('a number that can be read in two ways is not guessed', async () => {
    const { status, stdout } = await validate('town;inhabitants;area\nUlm;126405;118,690\n');
    expect(status).toBe(1);
    expect(stdout).toContain('--decimal ,');
    expect(stdout).toContain('--thousands ,');
    expect((await validate('town;inhabitants;area\nUlm;126405;118,690\n', '--decimal', ',')).status).toBe(0);
  });

  test('a row that is cut off at the end is no note', async () => {
    expect((await validate('town,inhabitants\nAlbury,5400\nBee\n')).status).toBe(1);
  });

  test('a column whose name differs in case or blanks', async () => {
    const { status, stdout } = await validate('town,inhabitants,Area \nAlbury,5400,x\n');
    expect(status).toBe(1);
    expect(stdout).toContain('Did you mean "area"?');
  });

  test('a date that does not exist: formats are asserted', async () => {
    const content = 'town,inhabitants,founded\nAlbury,5400,2024-02-30\n';
    expect((await validate(content)).status).toBe(1);
    expect((await validate(content, '--formats', 'annotate')).status).toBe(0);
  });

  test('in a file that is ASCII at first, and Windows-1252 later', async () => {
    const rows = Array.from({ length: 200_000 }, (_, row) => `Town ${row},${row}\n`).join('');
    const { status, stdout, stderr } = await validate(windows1252(`town,inhabitants\n${rows}Köln,-1\n`));
    expect(status).toBe(1);
    expect(stderr).toBe('towns.csv: read as Windows-1252.\n');
    expect(stdout).toContain('towns.csv:200002:6 ');
  });
});

describe('flags', () => {
  test('say what cannot be seen', async () => {
    const flags = [
      '--no-header',
      '--missing',
      'k.A.,.',
      '--quote',
      "'",
      '--delimiter',
      'tab',
      '--comment',
      '%',
    ];
    const { status, stderr } = await validate("% note\n'Albury'\t5400\tk.A.\t2024-01-31\n", ...flags);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('can make a number stand for a missing value', async () => {
    const content = 'town,inhabitants,area\nAlbury,5400,-999\nBeeston,-999,1\n';
    const { status, stdout } = await validate(content, '--missing', '-999');
    expect(status).toBe(1);
    expect(stdout).toContain('row 2, inhabitants: The member "inhabitants" is missing.');
    expect(stdout).not.toContain('row 1');
  });

  test('for rows before the header and an encoding', async () => {
    const content = utf16('x\ntown,inhabitants\nKöln,1\n').subarray(2);
    const { status, stderr } = await validate(content, '--skip-rows', '1', '--encoding', 'utf-16le');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    [['--delimiter', ';;'], 'delimiter'],
    [['--decimal', ',', '--thousands', ','], 'must differ'],
  ])('that make no sense are refused: %j', async (flags, says) => {
    const { status, stderr } = await validate('town,inhabitants\n', ...flags);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });
});

describe('options', () => {
  const content = "% note\n'Albury'\t5400\tk.A.\t2024-01-31\n";
  const dialect = { delimiter: 'tab', quote: "'", comment: '%', header: false, missing: ['k.A.', '.'] };
  const given = async (options: unknown, ...flags: string[]) => {
    writeFileSync(join(folder, 'more.json'), JSON.stringify(options, null, 2));
    return await validate(content, '--options', 'more.json', ...flags);
  };

  test('say how files are written', async () => {
    const { status, stdout, stderr } = await given({ dialect });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('1 row');
    expect((await given({ license: 'CC0-1.0' })).status).toBe(1);
  });

  test('count less than flags', async () => {
    expect((await given({ dialect: { ...dialect, delimiter: ';' } })).status).toBe(1);
    expect((await given({ dialect: { ...dialect, delimiter: ';' } }, '--delimiter', 'tab')).status).toBe(0);
    expect((await given({ dialect: { ...dialect, header: true } }, '--no-header')).status).toBe(0);
    expect((await given({ dialect: { ...dialect, missing: ['x'] } }, '--missing', 'k.A.')).status).toBe(0);
    expect((await given({ dialect: { ...dialect, decimal: ',' } }, '--thousands', ',')).status).toBe(2);
  });

  test.each(['towns.options.yaml', 'towns.options.json'])('beside the schema are read: %s', async (name) => {
    writeFileSync(join(folder, name), JSON.stringify({ dialect }));
    try {
      const { status, stderr } = await validate(content);
      expect({ status, stderr }).toEqual({ status: 0, stderr: `Options are read from ${name}.\n` });
      expect((await validate(content, '--quiet')).stderr).toBe('');
      // A file that is named is read instead.
      expect((await given({ dialect: { ...dialect, header: true } })).status).toBe(1);
    } finally {
      rmSync(join(folder, name));
    }
  });

  test.each([
    [
      { dialect: { delimitter: ';' } },
      'more.json:3:5 error A dialect has no member "delimitter".',
      '"delimiter"',
    ],
    [{ dialect: { delimiter: ';;' } }, 'more.json:3:18 error Expected one character, or tab', ';;'],
    [{ dialect: { encoding: 'latin-1' } }, 'more.json:3:17 error', '"utf-8"'],
    [{ dialect: { skipRows: -1 } }, 'more.json:3:17 error Expected a whole number', '0 to'],
    [{ dialect: { header: 'no' } }, 'more.json:3:15 error Expected true or false', 'no'],
    [{ dialect: ';' }, 'more.json:2:14 error', 'dialect'],
    [['dialect'], 'more.json:1:1 error', 'options'],
  ])('that are wrong are shown where they stand: %j', async (options, place, says) => {
    const { status, stderr } = await given(options);
    expect(status).toBe(2);
    expect(stderr).toContain(place);
    expect(stderr).toContain(says);
  });

  test('that are no document are a file that cannot be read', async () => {
    writeFileSync(join(folder, 'more.yaml'), '{ dialect: ');
    const { status, stderr } = await validate(content, '--options', 'more.yaml');
    expect(status).toBe(3);
    expect(stderr).toContain('more.yaml:1:');
  });
});

/** How files of other programs begin. */
const OTHERS: readonly (readonly [
  extension: string,
  start: string,
  name: string,
  to: string,
  advice: string,
])[] = [
  [
    'xls',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0',
    'an Excel workbook in an old format, or one with a password',
    '.xlsx or CSV',
    'In Excel or LibreOffice, save it as "Excel Workbook (.xlsx)".',
  ],
  [
    'ods',
    `PK\x03\x04\x14${'\0'.repeat(13)}${'.'.repeat(12)}mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK`,
    'an OpenDocument spreadsheet',
    '.xlsx or CSV',
    'In LibreOffice or Excel, save it as "Excel Workbook (.xlsx)".',
  ],
  ['dta', '<stata_dta><header><release>119', 'a Stata file', 'CSV', "In R: haven::read_dta('NAME')"],
  ['DTA', 'r\x02\x01\0\x03\0\x01\0', 'a Stata file', 'CSV', "In R: haven::read_dta('NAME')"],
];

describe.each(sample(OTHERS, (_other, index) => index % 3 === 0))(
  'a file of another program, .%s,',
  async (extension, text, kind, to, advice) => {
    const start = Buffer.from(text, 'latin1');
    const refused = async (name: string, content: Uint8Array, words: readonly string[] = [name]) => {
      writeFileSync(join(folder, name), content);
      const input = words.includes('-') ? content : undefined;
      const { status, stderr } = await command(['validate', 'towns.schema.json', ...words], folder, input);
      expect(status).toBe(3);
      return stderr;
    };

    test.each([
      ['its name', `old.${extension}`, start],
      ['its name in upper case', `OLD.${extension.toUpperCase()}`, start],
      ['its name, packed', `old.${extension}.gz`, gzipSync(start)],
      ['its name, packed, in upper case', `OLD.${extension.toUpperCase()}.GZ`, gzipSync(start)],
    ])('is known by %s, with a way to convert it', async (_name, name, content) => {
      const how = `fairwright: ${name} cannot be read: convert it to ${to} first. ${advice.replace('NAME', name)}`;
      expect((await refused(name, content)).startsWith(how)).toBe(true);
    });

    test.each([
      ['', start],
      [', packed', gzipSync(start)],
    ])('is known by its first bytes%s', async (_name, content) => {
      const name = 'called.csv';
      const stderr = await refused(name, content);
      expect(stderr).toContain(`fairwright: ${name} is ${kind}`);
      expect(stderr).toContain(advice.replace('NAME', name));
      expect(stderr).not.toContain(`write_csv('${name}')`);
      expect(await refused(name, content, ['-'])).toContain(`fairwright: <stdin> is ${kind}`);
      expect(await refused(name, content, [name, '--data-format', 'csv'])).toContain(`is ${kind}`);
    });
  },
);
