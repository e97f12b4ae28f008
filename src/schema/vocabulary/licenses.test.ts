import { describe, expect, test } from 'vitest';
import { loadLicenses } from './load-lists.js';

const licenses = await loadLicenses();

describe('licences by identifier', () => {
  test.each([
    ['MIT', 'MIT'],
    ['cc-by-4.0', 'CC-BY-4.0'],
    ['GPL-3.0', 'GPL-3.0'],
    ['GPL-2.0+', 'GPL-2.0+'],
    ['MIT License', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('%s is %s', (id, found) => {
    expect(licenses.byId(id)?.id).toBe(found);
  });

  test('say what is deprecated and what replaces it', () => {
    expect(licenses.byId('MIT')).toEqual({
      id: 'MIT',
      name: 'MIT License',
      iri: 'https://spdx.org/licenses/MIT',
      isDeprecated: false,
    });
    expect(licenses.byId('GPL-3.0')).toMatchObject({ isDeprecated: true, replacement: 'GPL-3.0-only' });
    expect(licenses.byId('LGPL-2.1+')).toMatchObject({
      isDeprecated: true,
      replacement: 'LGPL-2.1-or-later',
    });
    expect(licenses.byId('StandardML-NJ')?.replacement).toBe('SMLNJ');
  });
});

describe('licences by address', () => {
  test.each([
    ['https://spdx.org/licenses/CC-BY-4.0', 'CC-BY-4.0'],
    ['http://spdx.org/licenses/MIT.html', 'MIT'],
    ['https://creativecommons.org/licenses/by/4.0/', 'CC-BY-4.0'],
    ['http://creativecommons.org/licenses/by/4.0', 'CC-BY-4.0'],
    ['https://creativecommons.org/licenses/by-nc-sa/4.0/legalcode', 'CC-BY-NC-SA-4.0'],
    ['https://creativecommons.org/licenses/by-sa/4.0/deed.en', 'CC-BY-SA-4.0'],
    ['https://creativecommons.org/licenses/by/3.0/de/', 'CC-BY-3.0-DE'],
    ['https://creativecommons.org/licenses/by/3.0/xx/', undefined],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
    ['https://opensource.org/licenses/MIT', 'MIT'],
    ['https://opensource.org/license/mit/', 'MIT'],
    ['https://opensource.org/license/apache-2-0', 'Apache-2.0'],
    ['https://opensource.org/licenses/BSD-3-Clause', 'BSD-3-Clause'],
    ['https://www.apache.org/licenses/LICENSE-2.0', 'Apache-2.0'],
    ['https://www.apache.org/licenses/LICENSE-2.0.html', 'Apache-2.0'],
    ['https://www.gnu.org/licenses/gpl-3.0.en.html', 'GPL-3.0-only'],
    ['https://opendatacommons.org/licenses/odbl/', 'ODbL-1.0'],
    ['https://opendatacommons.org/licenses/by/1-0/', 'ODC-By-1.0'],
    ['https://opendatacommons.org/licenses/pddl/1.0/', 'PDDL-1.0'],
    ['http://publications.europa.eu/resource/authority/licence/CC_BY_4_0', 'CC-BY-4.0'],
    ['http://publications.europa.eu/resource/authority/licence/CC0', 'CC0-1.0'],
    ['https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/', 'OGL-UK-3.0'],
    ['https://www.mozilla.org/en-US/MPL/2.0/', 'MPL-2.0'],
    ['https://choosealicense.com/licenses/mit/', 'MIT'],
    ['https://creativecommons.org/licenses/', undefined],
    ['https://example.org/licenses/by/4.0/', undefined],
    ['https://spdx.org/licenses/NOPE', undefined],
  ])('%s means %s', (iri, id) => {
    expect(licenses.byIri(iri)?.id).toBe(id);
  });
});

describe('licences by words', () => {
  test.each([
    ['CC BY 4.0', 'CC-BY-4.0'],
    ['CC-BY 4.0 International', 'CC-BY-4.0'],
    ['CC BY v4', 'CC-BY-4.0'],
    ['CCBY 4.0', 'CC-BY-4.0'],
    ['cc-by', 'CC-BY-4.0'],
    ['CC-BY', 'CC-BY-4.0'],
    ['CC BY-NC-ND', 'CC-BY-NC-ND-4.0'],
    ['CC0', 'CC0-1.0'],
    ['CC0 1.0 Universal', 'CC0-1.0'],
    ['CC Zero', 'CC0-1.0'],
    ['Creative Commons Zero v1.0', 'CC0-1.0'],
    ['Creative Commons CC0', 'CC0-1.0'],
    ['Creative Commons Attribution 4.0 International', 'CC-BY-4.0'],
    ['Creative Commons Attribution 4.0 International (CC BY 4.0)', 'CC-BY-4.0'],
    ['Creative Commons Attribution-NonCommercial-ShareAlike 3.0', 'CC-BY-NC-SA-3.0'],
    ['Creative Commons Attribution Share-Alike 4.0 License', 'CC-BY-SA-4.0'],
    ['Creative Commons Attribution 4.0 (CC BY-SA 4.0)', undefined],
    ['MIT', 'MIT'],
    ['MIT License', 'MIT'],
    ['The MIT License (MIT)', 'MIT'],
    ['mit licence', 'MIT'],
    ['Apache 2', 'Apache-2.0'],
    ['Apache License, Version 2.0', 'Apache-2.0'],
    ['GPLv3', 'GPL-3.0-only'],
    ['GNU GPL v3', 'GPL-3.0-only'],
    ['GPL-3.0', 'GPL-3.0-only'],
    ['GPLv3+', 'GPL-3.0-or-later'],
    ['GNU General Public License v3.0 or later', 'GPL-3.0-or-later'],
    ['AGPL 3', 'AGPL-3.0-only'],
    ['3-clause BSD', 'BSD-3-Clause'],
    ['ODbL', 'ODbL-1.0'],
    ['Open Database License v1.0', 'ODbL-1.0'],
    ['EUPL 1.2', 'EUPL-1.2'],
    ['Open Government Licence v3.0', 'OGL-UK-3.0'],
  ])('%s means %s', (words, id) => {
    expect(licenses.byWords(words)?.id).toBe(id);
  });

  test.each([
    'Public domain',
    'public',
    'open',
    'Open Data',
    'GPL',
    'BSD',
    'CC',
    'Creative Commons',
    'proprietary',
    'All rights reserved',
    'see website',
    'Other',
    'none',
    'unknown',
    'FAIR',
    '',
    ' ',
    '4.0',
    'CC BY 9.0',
    'constructor',
    '__proto__',
    'toString',
  ])('%j may mean anything', (words) => {
    expect(licenses.byWords(words)).toBeUndefined();
  });

  test.each([
    ['cc-by', true],
    ['CC BY-SA', true],
    ['GPLv3', true],
    ['GPL-3.0', true],
    ['Apache', true],
    ['CC BY 4.0', false],
    ['CC0', false],
    ['ODbL', false],
    ['MIT License', false],
    ['GPL-3.0-or-later', false],
    ['GPLv3+', false],
    ['nonsense', false],
  ])('%s is a guess: %s', (words, isGuess) => {
    expect(licenses.isGuess(words)).toBe(isGuess);
  });

  test('find every licence by its own identifier, address and name', async () => {
    const { licenseRows } = await import('./licenses.generated.js');
    const rows = licenseRows.split('\n').map((row) => row.split('\t'));
    expect(rows.length).toBeGreaterThan(700);
    const missed: string[] = [];
    for (const [id, name, deprecated] of rows) {
      expect(licenses.byId(id!)?.id).toBe(id);
      expect(licenses.byIri(`https://spdx.org/licenses/${id}`)?.id).toBe(id);
      const found = licenses.byWords(name!)?.id;
      if (!deprecated && found !== id) missed.push(`${name} (${id}): ${found}`);
    }
    expect(missed).toEqual([]);
  });
});

describe('licence expressions', () => {
  test.each([
    ['MIT', true],
    ['MIT OR Apache-2.0', true],
    ['mit or apache-2.0', true],
    ['(MIT AND CC-BY-4.0) OR ((GPL-2.0-only))', true],
    ['GPL-2.0-or-later WITH Classpath-exception-2.0', true],
    ['Apache-2.0+', true],
    ['LicenseRef-Ours OR MIT', true],
    ['DocumentRef-x:LicenseRef-y', true],
    ['MIT OR', false],
    ['OR MIT', false],
    ['MIT Apache-2.0', false],
    ['(MIT', false],
    ['MIT)', false],
    ['()', false],
    ['MIT WITH MIT', false],
    ['(MIT) WITH Classpath-exception-2.0', false],
    ['MIT Or Apache-2.0', false],
    ['CC BY 4.0', false],
    ['Nope-1.0', false],
    ['', false],
    [' ', false],
  ])('%s: %s', (text, isValid) => {
    expect(licenses.isExpression(text)).toBe(isValid);
  });

  test('are read in linear time, however deep', () => {
    expect(licenses.isExpression(`${'('.repeat(50_000)}MIT${')'.repeat(50_000)}`)).toBe(true);
    for (const text of ['('.repeat(100_000), 'cc '.repeat(100_000), '1.'.repeat(100_000)]) {
      expect(licenses.isExpression(text)).toBe(false);
      expect(licenses.byWords(text)).toBeUndefined();
      expect(licenses.byIri(text)).toBeUndefined();
    }
  });
});

describe('licences while they are typed', () => {
  test.each<[words: string, first: readonly string[]]>([
    ['cc by', ['CC-BY-4.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', 'CC-BY-SA-4.0']],
    ['CC-BY-3.0', ['CC-BY-3.0', 'CC-BY-3.0-AT']],
    ['cc by sa 3', ['CC-BY-SA-3.0', 'CC-BY-SA-3.0-AT']],
    ['creative commons attribution', ['CC-BY-4.0']],
    ['cc0', ['CC0-1.0']],
    ['mit', ['MIT', 'MIT-0']],
    ['apache', ['Apache-2.0', 'Apache-1.1', 'Apache-1.0']],
    ['gpl', ['GPL-3.0-only', 'GPL-3.0-or-later', 'GPL-2.0-only', 'GPL-2.0-or-later']],
    ['GPL-3.0', ['GPL-3.0-only', 'GPL-3.0-or-later']],
    ['agp', ['AGPL-3.0-only', 'AGPL-3.0-or-later', 'AGPL-1.0-only', 'AGPL-1.0-or-later']],
    ['bsd 3', ['BSD-3-Clause']],
    ['open database', ['ODbL-1.0']],
    ['government open', ['NLOD-2.0', 'OGL-UK-3.0', 'OGL-Canada-2.0']],
    ['constructor', []],
    ['***', []],
    ['', []],
    ['x'.repeat(5000), []],
  ])('%j finds %j first', (words, first) => {
    const found = licenses.search(words, 20).map(({ id }) => id);
    expect(found.slice(0, Math.max(1, first.length))).toEqual(first);
  });

  test('are at most as many as wanted, each once, and deprecated only at the end', () => {
    expect(licenses.search('license', 3)).toHaveLength(3);
    const all = licenses.search('gpl', 1000);
    expect(new Set(all).size).toBe(all.length);
    const fates = all.map(({ isDeprecated }) => isDeprecated);
    expect(fates).toContain(true);
    expect(fates.indexOf(true)).toBeGreaterThan(fates.lastIndexOf(false));
  });
});
