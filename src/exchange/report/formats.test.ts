import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { Diagnostic, Severity } from '../../base/diagnostic.js';
import { positionsOf } from '../../schema/document/index.js';
import { csvLines } from './csv.js';
import type { ReportedFile } from './file.js';
import { githubReport } from './github.js';
import { jsonReport } from './json.js';
import { junitReport } from './junit.js';
import { markdownReport } from './markdown.js';
import { addressOf, type SarifOptions, sarifReport } from './sarif.js';
import { filesTextReport } from './text.js';

const TEXT = '{\n  "title": "A",\n  "fair:licence": "MIT"\n}\n';

function found(mark: string, more: Partial<Diagnostic> = {}): Diagnostic {
  const start = TEXT.indexOf(mark);
  const range = positionsOf(TEXT).range({ start, end: start + mark.length });
  const at = { uri: 'a.json', pointer: '/fair:licence', on: 'key', range } as const;
  return {
    code: 'lint/known',
    severity: 'error',
    message: 'It is wrong.',
    help: 'Put it right.',
    at,
    ...more,
  };
}

function file(...diagnostics: readonly Diagnostic[]): ReportedFile {
  return { uri: 'a.json', text: TEXT, diagnostics };
}

const CLEAN: ReportedFile = { uri: 'b.json', text: '{}', diagnostics: [] };
const WITHOUT_RANGE = { at: { uri: 'a.json', pointer: '', on: 'object' } } as const;
const NASTY = 'a|b `c` <d> & "e" \'f\' ]]> % \u0000\u001b[31m\u0085\uD800\uFFFF\r\n😀 {0}';

function sarif(files: readonly ReportedFile[]) {
  const rules = [
    { code: 'lint/known', summary: 'S.', help: 'H {x}.', severity: 'info', tags: ['a', 'a'] },
  ] as const;
  return JSON.parse(sarifReport(files, { version: '1.2.3', rules })).runs[0];
}

describe('SARIF', () => {
  test('has a region for every finding with a range, and the pointer', () => {
    const [result] = sarif([file(found('"fair:licence"'))]).results;
    expect(result.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'a.json' },
          region: { startLine: 3, startColumn: 3, endLine: 3, endColumn: 17 },
        },
        logicalLocations: [{ name: 'fair:licence', fullyQualifiedName: '/fair:licence', kind: 'property' }],
      },
    ]);
    expect(result.message.text).toBe('It is wrong. Put it right.');
  });

  test('has no region where there is no range', () => {
    const [result] = sarif([file(found('{', WITHOUT_RANGE))]).results;
    expect(result.locations).toEqual([
      {
        physicalLocation: { artifactLocation: { uri: 'a.json' } },
        logicalLocations: [{ fullyQualifiedName: '', kind: 'object' }],
      },
    ]);
  });

  test.each([
    ['error', 'error'],
    ['warning', 'warning'],
    ['info', 'note'],
    ['hint', 'note'],
  ] as const)('gives %s the level %s', (severity, level) => {
    const [result] = sarif([file(found('{', { severity }))]).results;
    expect([result.level, result.properties]).toEqual([level, { severity }]);
  });

  test('points from each result to its rule, described or not', () => {
    const codes = ['schema/type', 'lint/known', '__proto__', 'schema/type'];
    const { tool, results } = sarif([file(...codes.map((code) => found('{', { code })))]);
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'lint/known',
      '__proto__',
      'schema/type',
    ]);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(tool.driver.rules[0]).toMatchObject({
      help: { text: 'H {{x}}.' },
      defaultConfiguration: { level: 'note' },
      properties: { tags: ['a'] },
    });
  });

  test('leaves no brace in a message that would be a placeholder', () => {
    const [result] = sarif([
      file(found('{', { message: 'It must match "^a{2}$".', help: 'Use {0}.' })),
    ]).results;
    expect(result.message.text).toBe('It must match "^a{{2}}$". Use {{0}}.');
  });

  test('lists files without findings, and related places', () => {
    const related = [{ message: 'Here.', at: found('"A"').at }];
    const { artifacts, results } = sarif([file(found('{', { related })), CLEAN]);
    expect(artifacts.map(({ location }: { location: { uri: string } }) => location.uri)).toEqual([
      'a.json',
      'b.json',
    ]);
    expect(results[0].relatedLocations).toMatchObject([
      { id: 0, message: { text: 'Here.' }, physicalLocation: { region: { startLine: 2, startColumn: 12 } } },
    ]);
  });
});

describe('the name of a file as an address', () => {
  test.each([
    ['schemas/a.json', 'schemas/a.json'],
    ['a b#1?%41.json', 'a%20b%231%3F%2541.json'],
    ['c:d.json', 'c%3Ad.json'],
    ['a\\b.json', 'a%5Cb.json'],
    ['C:/data/a b.json', 'file:///C:/data/a%20b.json'],
    ['/tmp/ä.json', 'file:///tmp/%C3%A4.json'],
    ['<stdin>', '%3Cstdin%3E'],
    ['https://example.org/a%20b?c#d e', 'https://example.org/a%20b?c#d%20e'],
    ['half\uD800', 'half%EF%BF%BD'],
  ])('%s', (name, address) => {
    expect(addressOf(name)).toBe(address);
  });
});

interface Suite {
  readonly '@name': string;
  readonly '@tests': string;
  readonly '@failures': string;
  readonly testcase: readonly Record<string, unknown>[];
}

function junit(xml: string): { readonly all: Record<string, unknown>; readonly suites: readonly Suite[] } {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => name === 'testsuite' || name === 'testcase',
    htmlEntities: true,
    trimValues: false,
    parseTagValue: false,
  });
  const { testsuites } = parser.parse(xml);
  return { all: testsuites, suites: testsuites.testsuite ?? [] };
}

describe('JUnit', () => {
  test('has a suite for each file and a case for each finding or passed file', () => {
    const { all, suites } = junit(junitReport([file(found('"A"'), found('{', { severity: 'hint' })), CLEAN]));
    expect(all).toMatchObject({ '@tests': '3', '@failures': '1' });
    expect(
      suites.map((suite) => [suite['@name'], suite['@tests'], suite['@failures'], suite.testcase.length]),
    ).toEqual([
      ['a.json', '2', '1', 2],
      ['b.json', '1', '0', 1],
    ]);
    const [hint, error] = suites[0]!.testcase;
    expect(hint).toMatchObject({ 'system-out': 'a.json:1:1 hint It is wrong.\nPut it right.', '@line': '1' });
    expect(error).toMatchObject({ failure: { '@type': 'lint/known', '@message': 'It is wrong.' } });
    expect(suites[1]!.testcase[0]).not.toHaveProperty('failure');
  });

  test.each([
    ['never', 0],
    ['error', 1],
    ['warning', 2],
    ['info', 3],
    ['hint', 4],
  ] as const)('fails on %s: %i of 4', (failOn, failures) => {
    const severities: Severity[] = ['error', 'warning', 'info', 'hint'];
    const all = file(...severities.map((severity) => found('{', { severity })));
    expect(junit(junitReport([all], { failOn })).suites[0]!['@failures']).toBe(String(failures));
  });

  test('gives any text back but what XML cannot say', () => {
    const xml = junitReport([{ uri: NASTY, diagnostics: [found('{', { message: NASTY, help: NASTY })] }]);
    expect(xml).not.toMatch(/(?![\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u);
    const plain = 'a|b `c` <d> & "e" \'f\' ]]> % [31m\r\n😀 {0}';
    const [suite] = junit(xml).suites;
    expect(suite!['@name']).toBe(plain);
    expect(suite!.testcase[0]).toMatchObject({ failure: { '@message': plain } });
  });

  test('is well-formed without files', () => {
    expect(junit(junitReport([])).all).toMatchObject({ '@tests': '0' });
  });
});

describe('GitHub workflow commands', () => {
  test.each([
    [
      'error',
      '::error file=a.json,line=2,col=12,endLine=2,endColumn=14,title=lint/known::It is wrong.%0APut it right.\n',
    ],
    [
      'warning',
      '::warning file=a.json,line=2,col=12,endLine=2,endColumn=14,title=lint/known::It is wrong.%0APut it right.\n',
    ],
    [
      'hint',
      '::notice file=a.json,line=2,col=12,endLine=2,endColumn=14,title=lint/known::It is wrong.%0APut it right.\n',
    ],
  ] as const)('say %s', (severity, expected) => {
    expect(githubReport([file(found('"A"', { severity }))])).toBe(expected);
  });

  test('escape what ends a command, a property or a line', () => {
    const at = { uri: 'a:b,c%\r\n.json', pointer: '', on: 'value' } as const;
    const report = githubReport([
      file(found('{', { at, code: 'x::y', message: '100 %\r\n::error::a, b: c', help: '' })),
    ]);
    expect(report).toBe(
      '::error file=a%3Ab%2Cc%25%0D%0A.json,title=x%3A%3Ay::100 %25%0D%0A::error::a, b: c\n',
    );
  });

  test('have no columns over several lines, and columns in order for nothing at all', () => {
    expect(githubReport([file(found('"A",\n  "fair'))])).toContain('line=2,endLine=3,title=');
    expect(githubReport([file(found(''))])).toContain('line=1,col=1,endLine=1,endColumn=1,');
  });

  test('are nothing where nothing was found', () => {
    expect(githubReport([CLEAN])).toBe('');
  });
});

describe('Markdown', () => {
  test('has a table for each file with findings', () => {
    const score = { total: 71, principles: { F: 100, A: 99, I: 0, R: 5 } };
    expect(
      markdownReport([{ ...file(found('"A"'), found('{', WITHOUT_RANGE)), score }, CLEAN]),
    ).toBe(`## fairwright

**2 errors** in 1 of 2 files.

### a.json

2 errors. Readiness 71 of 100 (F 100, A 99, I 0, R 5).

| Severity | Place | Finding and what to do | Rule |
| --- | --- | --- | --- |
| error | the whole | It is wrong.<br>Put it right. | lint/known |
| error | 2:12 | It is wrong.<br>Put it right. | lint/known |
`);
  });

  test('escapes pipes, backticks, tags, links and line breaks', () => {
    const message = 'a|b `c` <img> [d](e)\r\n| f \\| https://x_y.org *g* &lt;';
    const row = markdownReport([file(found('{', { message, help: '' }))])
      .trimEnd()
      .split('\n')
      .at(-1);
    expect(row).toBe(
      '| error | 1:1 | a\\|b \\`c\\` &lt;img> \\[d\\](e) \\| f \\\\\\| https\\://x\\_y.org \\*g\\* &amp;lt; | lint/known |'.replace(
        '>',
        '\\>',
      ),
    );
  });

  test('says how much is not shown, and that nothing was found', () => {
    const all = [file(found('{'), found('"A"'), found('"title"', { severity: 'info' }))];
    expect(markdownReport(all, { max: 1 })).toMatch(
      /\*\*2 errors, 1 info\*\*[\s\S]*2 more findings are not shown\.\n$/,
    );
    expect(markdownReport(all, { quiet: true })).toMatch(/1 more finding is not shown\.\n$/);
    expect(markdownReport([CLEAN])).toBe('## fairwright\n\nNo problems found in 1 file.\n');
  });
});

describe('JSON', () => {
  test('has the diagnostics from top to bottom, and counts', () => {
    const low = found('"A"', { severity: 'hint' });
    const high = found('{', { params: { name: '__proto__' } });
    expect(JSON.parse(jsonReport([file(low, high), CLEAN]))).toEqual({
      counts: { files: 2, error: 1, warning: 0, info: 0, hint: 1 },
      files: [
        { uri: 'a.json', counts: { error: 1, warning: 0, info: 0, hint: 1 }, diagnostics: [high, low] },
        { uri: 'b.json', counts: { error: 0, warning: 0, info: 0, hint: 0 }, diagnostics: [] },
      ],
    });
  });
});

describe('a text about many files', () => {
  const other = {
    ...CLEAN,
    diagnostics: [found('{', { at: { uri: 'b.json', pointer: '/x', on: 'value' }, help: '' })],
  };

  test('closes with one count', () => {
    expect(
      filesTextReport([file(found('"A"', { severity: 'warning' })), other, { ...CLEAN, uri: 'c' }]),
    ).toBe(
      `a.json:2:12 warning It is wrong. (lint/known)
  1 | {
> 2 |   "title": "A",
    |            ^^^
  3 |   "fair:licence": "MIT"
  help: Put it right.

b.json#/x error It is wrong. (lint/known)

1 error, 1 warning in 2 of 3 files
`,
    );
  });

  test.each([
    ['shows only so many', { max: 1 }, ['a.json:1:1'], '2 more findings are not shown.'],
    ['shows only errors', { quiet: true }, ['a.json:2:12', 'b.json#/x'], '1 more finding is not shown.'],
    ['shows the count alone', { max: 0 }, [], '3 more findings are not shown.'],
  ])('%s', (_name, options, places, hidden) => {
    const report = filesTextReport([file(found('{', { severity: 'hint' }), found('"A"')), other], options);
    expect(report.match(/^\S+\.json\S+/gm) ?? []).toEqual(places);
    expect(report.endsWith(`2 errors, 1 hint in 2 of 2 files\n${hidden}\n`)).toBe(true);
  });

  test('says that nothing was found', () => {
    expect(filesTextReport([CLEAN])).toBe('No problems found in 1 file.\n');
  });
});

test('SARIF names the pages of the tool and of its rules, where there are such', () => {
  const rule = { code: 'lint/known', summary: 'S.', help: 'H.' };
  const driverOf = (options: Partial<SarifOptions>) =>
    JSON.parse(sarifReport([], { version: '1', rules: [rule], ...options })).runs[0].tool.driver;
  const page = 'https://example.org/fairwright';
  const driver = driverOf({ page, rules: [{ ...rule, page: `${page}/known` }] });
  expect(driver).toMatchObject({ informationUri: page, rules: [{ helpUri: `${page}/known` }] });
  expect(driverOf({})).not.toHaveProperty('informationUri');
  expect(driverOf({}).rules[0]).not.toHaveProperty('helpUri');
});

test('SARIF shows a fix as a replacement in the text', () => {
  const fix = { title: 'Rename it', safe: true, edits: [] };
  const diagnostic = found('fair:licence', { fixes: [fix, { ...fix, title: 'Not shown' }] });
  const replacements = new Map([[fix, { range: diagnostic.at.range!, text: 'fair:license' }]]);
  const log = JSON.parse(
    sarifReport([{ uri: 'a.json', text: TEXT, diagnostics: [diagnostic] }], { version: '1', replacements }),
  );
  const [{ results }] = log.runs;
  expect(results[0].fixes).toEqual([
    {
      description: { text: 'Rename it' },
      artifactChanges: [
        {
          artifactLocation: { uri: 'a.json' },
          replacements: [
            {
              deletedRegion: results[0].locations[0].physicalLocation.region,
              insertedContent: { text: 'fair:license' },
            },
          ],
        },
      ],
    },
  ]);
});

test('no cell of a CSV report is a formula to a spreadsheet', () => {
  for (const text of ['=1+1', '+1', '-1', '@sum', '\t=1', '=HYPERLINK("x")']) {
    const [line] = csvLines([found('title', { message: text })]).split('\r\n');
    expect(line).toContain(`,"'${text.replaceAll('"', '""')}",`);
  }
});

test('characters that change the direction of a text are visible in a terminal', () => {
  const text = '{ "a\u202Eb": 1 }';
  const range = positionsOf(text).range({ start: 2, end: 7 });
  const at = { uri: 'a\u2066.json', pointer: '', on: 'key', range } as const;
  const diagnostics: Diagnostic[] = [{ code: 'x/y', severity: 'error', message: 'The name "a\u202Eb".', at }];
  const report = filesTextReport([{ uri: at.uri, text, diagnostics }]);
  expect(report).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(report).toContain('The name "a\\u202Eb".');
  expect(report).toContain('a\\u2066.json:1:3');
});
