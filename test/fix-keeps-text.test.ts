// A fix moves text and never rewrites it: comments, anchors and spellings stay.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixDocument, lint } from '../src/quality/lint/index.js';
import { parse } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';
import { runs } from './effort.js';
import { type RandomFile, randomFile, writtenParts } from './random-files.js';

const registry = createRegistry();

async function fixed({ format, text }: RandomFile) {
  const { document } = await parse(text, 'file', format);
  const { document: after, ...rest } = await fixDocument(document!, {
    registry,
    examine: async (each) => (await lint(each, registry)).diagnostics,
    unsafe: true,
  });
  return { text: after.source!.text, ...rest };
}

const yaml = (text: string): RandomFile => ({ format: 'yaml', text });
const json = (text: string): RandomFile => ({ format: 'json', text });
const HEAD =
  '$schema: https://highvaluedata.net/fair-data-schema/dev\ntitle: T\nfair:resourceType: dataset\n';
const JSON_HEAD =
  '"$schema": "https://highvaluedata.net/fair-data-schema/dev", "title": "T", "fair:resourceType": "dataset", ';

describe('the text of a value stays', () => {
  test.each([
    [
      'a version that looks like a number',
      yaml(`${HEAD}fair:version: 1.10 # tenth\n`),
      yaml(`${HEAD}fair:version: "1.10" # tenth\n`),
    ],
    [
      'an anchor of a version',
      yaml(`${HEAD}fair:version: &v 1.10\n`),
      yaml(`${HEAD}fair:version: &v "1.10"\n`),
    ],
    [
      'a version in JSON',
      json(`{${JSON_HEAD}"fair:version": 9007199254740993}`),
      json(`{${JSON_HEAD}"fair:version": "9007199254740993"}`),
    ],
    [
      'lines that become an item',
      yaml(
        `${HEAD}fair:contributors: # who\n    name: "\\x41" # name\n    # between\n    role: 'Publisher'\n`,
      ),
      yaml(
        `${HEAD}fair:contributors: # who\n    - name: "\\x41" # name\n      # between\n      role: 'Publisher'\n`,
      ),
    ],
    [
      'an object in JSON that becomes an item',
      json(`{${JSON_HEAD}"fair:contributors": {"name" :"\\u0041",  "role":"Publisher"}}`),
      json(`{${JSON_HEAD}"fair:contributors": [{"name" :"\\u0041",  "role":"Publisher"}]}`),
    ],
    [
      'codes with comments, which are their labels',
      yaml(
        `${HEAD}type: object\nproperties:\n  sex:\n    enum:\n    - 1  # male\n    # two\n    - 2.0 # female\n`,
      ),
      yaml(
        `${HEAD}type: object\nproperties:\n  sex:\n    oneOf:\n    - const: 1\n      title: male  # male\n    # two\n    - const: 2.0\n      title: female # female\n`,
      ),
    ],
    [
      'codes with anchors',
      yaml(`${HEAD}type: object\nproperties:\n  sex:\n    enum: [&m 1.10, 2]\n    default: *m\n`),
      yaml(
        `${HEAD}type: object\nproperties:\n  sex:\n    oneOf: [{"const": &m 1.10, "title": "1.10"}, {"const": 2, "title": "2"}]\n    default: *m\n`,
      ),
    ],
    [
      'codes over several lines',
      yaml(
        `${HEAD}properties:\n  a:\n    enum:\n    - "x\n      y" # c\n    - |\n      block\n    -\n      1\n    - # three\n      !!str 3\n`,
      ),
      yaml(
        `${HEAD}properties:\n  a:\n    oneOf:\n    - const: "x\n        y"\n      title: c # c\n    - const: |\n        block\n      title: block\n    -\n      const: 1\n      title: "1"\n    - # three\n      const: !!str 3\n      title: "3"\n`,
      ),
    ],
    [
      'the lines of a name',
      yaml(`${HEAD}fair:provider: >-\r\n  Parks\r\n\r\n  Dept # no comment\r\n# end\r\n`),
      yaml(
        `${HEAD}fair:contributors:\n  - name: >-\r\n      Parks\r\n\r\n      Dept # no comment\n    type: Organization\n    role: Provider\r\n# end\r\n`,
      ),
    ],
    [
      'codes in JSON',
      json(`{${JSON_HEAD}"type": "object", "properties": {"a": {"enum": [1.10, 9007199254740993]}}}`),
      json(
        `{${JSON_HEAD}"type": "object", "properties": {"a": {"oneOf": [{"const": 1.10, "title": "1.10"}, {"const": 9007199254740993, "title": "9007199254740993"}]}}}`,
      ),
    ],
  ])('%s', async (_name, before, after) => {
    expect((await fixed(before)).text).toBe(after.text);
  });

  test('or the fix is refused, with the reason', async () => {
    const text = `${HEAD}fair:contributors: &us\n  name: Oslo\nx-same: *us\n`;
    const result = await fixed(yaml(text));
    expect(result.text).toBe(text);
    expect(result.refused).toMatchObject([
      { reason: 'An anchor or a tag is before the lines that would be moved.' },
    ]);
  });

  test('or the fix is refused, as a comment would be lost', async () => {
    const text = `${HEAD}fair:unitTypeRef: wd:Q5\nfair:unitType: http://www.wikidata.org/entity/Q5 # why\n`;
    const result = await fixed(yaml(text));
    expect(result.text).toBe(text);
    expect(result.refused).toMatchObject([
      { reason: 'The text "# why" would be lost: make this change by hand.' },
    ]);
  });
});

describe('a new member goes where a person would put it', () => {
  test.each([
    [
      yaml('# top\ntitle: T\nfair:license: MIT # mine\n\ntype: object\n'),
      yaml(
        '# top\n$schema: https://highvaluedata.net/fair-data-schema/dev\ntitle: T\nfair:license: MIT # mine\nfair:licenseRef: https://spdx.org/licenses/MIT\nfair:resourceType: dataset\n\ntype: object\n',
      ),
    ],
    [
      json('{\n  "title": "T",\n  "fair:license": "MIT",\n  "type": "object"\n}\n'),
      json(
        '{\n  "$schema": "https://highvaluedata.net/fair-data-schema/dev",\n  "title": "T",\n  "fair:license": "MIT",\n  "fair:licenseRef": "https://spdx.org/licenses/MIT",\n  "fair:resourceType": "dataset",\n  "type": "object"\n}\n',
      ),
    ],
  ])('%#', async (before, after) => {
    expect((await fixed(before)).text).toBe(after.text);
  });
});

test('every scalar, comment and anchor of a random file is there after all fixes', async () => {
  let applied = 0;
  await fc.assert(
    fc.asyncProperty(randomFile, async (file) => {
      const before = await writtenParts(file);
      fc.pre(before !== undefined);
      const result = await fixed(file);
      applied += result.applied.length;
      const after = await writtenParts({ ...file, text: result.text });
      const lost = [...before!].filter(([part, count]) => (after?.get(part) ?? 0) < count);
      expect(lost, `${file.text}\n---\n${result.text}`).toEqual([]);
    }),
    { numRuns: runs({ test: 60, conformance: 3000 }), seed: 14 },
  );
  expect(applied).toBeGreaterThan(60);
});
