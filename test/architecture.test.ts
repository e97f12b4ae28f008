import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, importsOf, roomOf, roomsIn, violations } from './architecture.js';

function sourceFiles(): Files {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

const rooms = roomsIn(readFileSync('CONTRIBUTING.md', 'utf8'));

describe('the house', () => {
  test('is in order', () => {
    const files = sourceFiles();
    expect(files.size).toBeGreaterThan(30);
    expect(violations(files, rooms)).toEqual([]);
  });

  test('has the rooms of the picture, and no others', () => {
    const built = new Set([...sourceFiles().keys()].map(roomOf));
    expect(rooms.map(({ name }) => name).sort()).toEqual([...built].sort());
  });

  test.each(rooms.filter(({ name }) => existsSync(`src/${name}`)))('$name explains itself', ({ name }) => {
    const lines = readFileSync(`src/${name}/README.md`, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.length).toBeLessThanOrEqual(15);
    const named = [...lines.join('\n').matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(join('src', name, file)))).toEqual([]);
  });
});

const PICTURE = roomsIn(
  'Text\n\n```\nsrc/\n  base/    json threads*\n  schema/  vocabulary document\n  apps/    http* cli*\n```\n',
);

describe('the check of the house', () => {
  const cases: readonly (readonly [name: string, files: Record<string, string>, says: RegExp])[] = [
    [
      'node: in a pure room',
      { 'src/schema/document/a.ts': "import { readFileSync } from 'node:fs';" },
      /pure but imports node:fs/,
    ],
    [
      'a lazy node: import in a pure room',
      { 'src/schema/document/a.ts': "const fs = await import('node:fs');" },
      /pure but imports/,
    ],
    [
      'the process in a pure room',
      { 'src/schema/document/a.ts': 'export const cwd = process.cwd();' },
      /pure but uses process/,
    ],
    [
      'the clock in a pure file',
      { 'src/base/json.ts': 'export const t = new Date();' },
      /pure but uses new Date/,
    ],
    [
      'an import of a later room',
      {
        'src/schema/vocabulary/a.ts': "import type { B } from '../document/index.js';",
        'src/schema/document/index.ts': '',
      },
      /in a later room/,
    ],
    [
      'an import of a later wing',
      { 'src/schema/document/a.ts': "import '../../apps/http/page.js';", 'src/apps/http/page.tsx': '' },
      /src\/apps\/http\/page.tsx, which is in a later room/,
    ],
    [
      'a file of the base that looks into a room',
      { 'src/base/json.ts': "import '../apps/cli/index.js';", 'src/apps/cli/index.ts': '' },
      /in a later room/,
    ],
    [
      'an import past the door',
      {
        'src/schema/document/a.ts': "export * from '../vocabulary/kind.js';",
        'src/schema/vocabulary/kind.ts': '',
      },
      /past the door/,
    ],
    [
      'an import cycle',
      { 'src/apps/cli/a.ts': "import './b.js';", 'src/apps/cli/b.ts': "export { a } from './a.js';" },
      /import cycle: src\/apps\/cli\/a.ts > src\/apps\/cli\/b.ts > src\/apps\/cli\/a.ts/,
    ],
    ['a room that is not in the picture', { 'src/schema/utils/a.ts': '' }, /in no room of the picture/],
    ['a file beside the wings', { 'src/json.ts': '' }, /in no room of the picture/],
  ];
  test.each(cases)('finds %s', (_name, files, says) => {
    expect(violations(new Map(Object.entries(files)), PICTURE).join('\n')).toMatch(says);
  });

  test('reads rooms and purity from the picture', () => {
    expect(PICTURE).toEqual([
      { name: 'base/json', isPure: true },
      { name: 'base/threads', isPure: false },
      { name: 'schema/vocabulary', isPure: true },
      { name: 'schema/document', isPure: true },
      { name: 'apps/http', isPure: false },
      { name: 'apps/cli', isPure: false },
    ]);
  });

  test('lets a house that is in order alone', () => {
    const files = {
      'src/apps/cli/a.ts': "import fs from 'node:fs';\nimport { b } from '../http/index.js';",
      'src/apps/http/index.ts': "import { quote } from '../../base/json.js';",
      'src/base/json.ts': '',
    };
    expect(violations(new Map(Object.entries(files)), PICTURE)).toEqual([]);
  });

  test('sees imports over several lines, re-exports and lazy imports, but not those in comments', () => {
    const source =
      "import {\n  a,\n} from './a.js';\nexport * from './b.js';\nimport './c.js';\nawait import('./d.js');\n// import './e.js';";
    expect(importsOf(source)).toEqual(['./a.js', './b.js', './c.js', './d.js']);
  });
});
