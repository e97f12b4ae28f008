import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, FLOW, importsOf, PURE, sketched, violations } from './architecture.js';

function sourceFiles(): Files {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => join('src', path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

describe('the house', () => {
  test('is in order', () => {
    const files = sourceFiles();
    expect(files.size).toBeGreaterThan(30);
    expect(violations(files)).toEqual([]);
  });

  test('is as the table of CONTRIBUTING says', () => {
    const rows = sketched(readFileSync('CONTRIBUTING.md', 'utf8'));
    const folders = rows.filter(({ name }) => name.endsWith('/')).map(({ name }) => name.slice(0, -1));
    const pure = rows.filter(({ name, isPure }) => isPure && name.endsWith('/'));
    const files = rows.filter(({ name }) => !name.endsWith('/')).map(({ name }) => name);
    const entries = readdirSync('src', { withFileTypes: true });
    const [inFolders, inFiles] = [true, false].map((isFolder) =>
      entries.filter((each) => each.isDirectory() === isFolder).map(({ name }) => name),
    );
    expect(folders).toEqual(FLOW);
    expect([...folders].sort()).toEqual(inFolders!.sort());
    expect(pure.map(({ name }) => name.slice(0, -1))).toEqual(PURE);
    expect([...files].sort()).toEqual(inFiles!.filter((name) => !name.endsWith('.test.ts')).sort());
  });
});

describe('the check of the house', () => {
  const cases: readonly (readonly [name: string, files: Record<string, string>, says: RegExp])[] = [
    [
      'node: in a pure folder',
      { 'src/document/a.ts': "import { readFileSync } from 'node:fs';" },
      /pure but imports node:fs/,
    ],
    [
      'a lazy node: import in a pure folder',
      { 'src/lint/a.ts': "const fs = await import('node:fs');" },
      /pure but imports/,
    ],
    [
      'the process in a pure folder',
      { 'src/standards/a.ts': 'export const cwd = process.cwd();' },
      /pure but uses process/,
    ],
    [
      'the clock in a pure folder',
      { 'src/standards/a.ts': 'export const today = new Date();' },
      /pure but uses new Date/,
    ],
    [
      'an import to the right',
      {
        'src/vocabulary/a.ts': "import type { B } from '../document/index.js';",
        'src/document/index.ts': '',
      },
      /to its right/,
    ],
    [
      'an import past the door',
      { 'src/document/a.ts': "export * from '../vocabulary/kind.js';", 'src/vocabulary/kind.ts': '' },
      /past the door/,
    ],
    [
      'an import ring',
      { 'src/cli/a.ts': "import './b.js';", 'src/cli/b.ts': "export { a } from './a.js';" },
      /import ring: src\/cli\/a.ts > src\/cli\/b.ts > src\/cli\/a.ts/,
    ],
    [
      'an import of a component to the right',
      { 'src/store/a.ts': "import '../studio/page.js';", 'src/studio/page.tsx': '' },
      /src\/studio\/page.tsx, which is to its right/,
    ],
    [
      'a folder that is not in the flow',
      { 'src/utils/a.ts': "import '../json2/index.js';", 'src/json2/index.ts': '' },
      /no folder of the flow/,
    ],
    [
      'a root file that looks into a folder',
      { 'src/json.ts': "import './cli/index.js';", 'src/cli/index.ts': '' },
      /before all folders/,
    ],
  ];
  test.each(cases)('finds %s', (_name, files, says) => {
    expect(violations(new Map(Object.entries(files))).join('\n')).toMatch(says);
  });

  test('reads folders, files and purity from the table', () => {
    const table =
      'Text\n\n| folder of `src/` | what it gives | pure |\n|---|---|---|\n| `a/` | `x` | yes |\n| `b.ts`, `c.ts` | c | |\n\nMore | `d/` |\n';
    expect(sketched(table)).toEqual([
      { name: 'a/', isPure: true },
      { name: 'b.ts', isPure: false },
      { name: 'c.ts', isPure: false },
    ]);
  });

  test('lets a room that is in order alone', () => {
    const files = {
      'src/cli/a.ts': "import fs from 'node:fs';\nimport { b } from '../report/index.js';",
      'src/report/index.ts': '',
    };
    expect(violations(new Map(Object.entries(files)))).toEqual([]);
  });

  test('sees imports over several lines, re-exports and lazy imports, but not those in comments', () => {
    const source =
      "import {\n  a,\n} from './a.js';\nexport * from './b.js';\nimport './c.js';\nawait import('./d.js');\n// import './e.js';";
    expect(importsOf(source)).toEqual(['./a.js', './b.js', './c.js', './d.js']);
  });
});
