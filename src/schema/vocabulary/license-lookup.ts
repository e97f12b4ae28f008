import { splitAtBrackets } from './brackets.js';
import { addressKey, licenseWordsAt } from './license-addresses.js';
import { expressionTest } from './license-expression.js';
import { rankedLicenses } from './license-ranking.js';
import { licenseKey } from './license-words.js';
import { exceptionRows, licenseRows } from './licenses.generated.js';
import type { License, Licenses } from './licenses.js';

const SPDX = 'spdx.org/licenses/';

// Deprecated identifiers whose replacement does not follow from their form.
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['BSD-2-Clause-FreeBSD', 'BSD-2-Clause-Views'],
  ['BSD-2-Clause-NetBSD', 'BSD-2-Clause'],
  ['StandardML-NJ', 'SMLNJ'],
  ['bzip2-1.0.5', 'bzip2-1.0.6'],
]);
const GNU_WITHOUT_CHOICE = /^((?:A|L)?GPL|GFDL)-(\d\.\d)(\+?)$/;

// What people mean by a name without its version, or by another name: the newest licence, if there is no doubt.
const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'CC0-1.0': ['CC0', 'CC Zero', 'CC Zero 1.0', 'Creative Commons CC0', 'CC0 Public Domain Dedication'],
    'CC-BY-4.0': ['CC BY', 'Creative Commons Attribution'],
    'CC-BY-SA-4.0': ['CC BY SA'],
    'CC-BY-NC-4.0': ['CC BY NC'],
    'CC-BY-ND-4.0': ['CC BY ND'],
    'CC-BY-NC-SA-4.0': ['CC BY NC SA'],
    'CC-BY-NC-ND-4.0': ['CC BY NC ND'],
    'ODbL-1.0': ['ODbL', 'ODC ODbL', 'ODC ODbL 1.0', 'Open Database License', 'Open Database License 1.0'],
    'ODC-By-1.0': ['ODC By', 'Open Data Commons Attribution License'],
    'PDDL-1.0': [
      'PDDL',
      'ODC PDDL',
      'ODC PDDL 1.0',
      'Open Data Commons Public Domain Dedication and License',
    ],
    'Apache-2.0': ['Apache', 'Apache Software License', 'Apache Software License 2.0', 'ASL 2.0'],
    'MPL-2.0': ['MPL', 'Mozilla Public License'],
    'EUPL-1.2': ['EUPL', 'European Union Public License'],
    'BSD-2-Clause': ['BSD 2', '2 Clause BSD', 'Simplified BSD', 'FreeBSD License'],
    'BSD-3-Clause': ['BSD 3', '3 Clause BSD', 'New BSD', 'Modified BSD', 'Revised BSD'],
    'DL-DE-BY-2.0': ['DL DE BY', 'Datenlizenz Deutschland Namensnennung 2.0'],
    'DL-DE-ZERO-2.0': ['DL DE Zero', 'Datenlizenz Deutschland Zero 2.0'],
    'OGL-UK-3.0': ['UK Open Government Licence v3.0', 'UK OGL 3.0', 'OGL 3.0'],
    'etalab-2.0': ['Licence Ouverte 2.0', 'Licence Ouverte / Open Licence 2.0', 'Open Licence 2.0'],
  }).flatMap(([id, phrases]) => phrases.map((phrase) => [licenseKey(phrase), id] as const)),
);
// Of these the version goes without saying, because there is one.
const ONLY_VERSIONS: ReadonlySet<string> = new Set(['CC0-1.0', 'ODbL-1.0', 'ODC-By-1.0', 'PDDL-1.0']);

// Words that are the name of some licence, but hardly meant as such in a description of data.
const DOUBTFUL: ReadonlySet<string> = new Set(['fair', 'ruby']);

/** Reads the generated table of licences. */
export function readLicenses(): Licenses {
  const ids = new Map<string, License>();
  const addresses = new Map<string, License>();
  const shared = new Set<string>();
  for (const row of licenseRows.split('\n')) {
    const [id = '', name = '', deprecated = '', url = ''] = row.split('\t');
    const license = licenseOf(id, name, deprecated !== '');
    ids.set(id.toLowerCase(), license);
    if (url === '' || license.isDeprecated) continue;
    const address = addressKey(url);
    // An address that several licences share identifies none.
    if (addresses.has(address)) shared.add(address);
    addresses.set(address, license);
  }
  for (const address of shared) addresses.delete(address);

  const knownExceptions = new Set(exceptionRows.toLowerCase().split('\n'));
  const byId = (id: string) => ids.get(id.toLowerCase());
  const keys = keysOf([...ids.values()]);
  const named = (words: string) => {
    if (DOUBTFUL.has(words.trim().toLowerCase())) return undefined;
    const key = licenseKey(words);
    return byId(words.trim()) ?? keys.get(key) ?? byId(MEANT.get(key) ?? '');
  };
  const find = (words: string) => inUse(agreed(words, named), byId);
  return {
    byId,
    byIri(iri) {
      const address = addressKey(iri);
      // The names of SPDX itself are used unchanged, deprecated or not.
      if (address.startsWith(SPDX)) return byId(address.slice(SPDX.length));
      return addresses.get(address) ?? find(licenseWordsAt(iri) ?? '');
    },
    byWords: find,
    search: rankedLicenses(ids.values(), find),
    isGuess(words) {
      const found = agreed(words, named);
      if (found === undefined) return false;
      if (found.isDeprecated) return GNU_WITHOUT_CHOICE.exec(found.id)?.[3] === '';
      return !/\d/.test(words) && /\d\.\d/.test(found.id) && !ONLY_VERSIONS.has(found.id);
    },
    isExpression: expressionTest(
      (id) => ids.has(id.toLowerCase()),
      (id) => knownExceptions.has(id.toLowerCase()),
    ),
  };
}

function licenseOf(id: string, name: string, isDeprecated: boolean): License {
  const license = { id, name, iri: `https://spdx.org/licenses/${id}`, isDeprecated };
  const replacement = isDeprecated ? replacementOf(id) : undefined;
  return replacement === undefined ? license : { ...license, replacement };
}

function replacementOf(id: string): string | undefined {
  const [, family, version, plus] = GNU_WITHOUT_CHOICE.exec(id) ?? [];
  if (family === undefined) return REPLACEMENTS.get(id);
  return `${family}-${version}-${plus === '+' ? 'or-later' : 'only'}`;
}

/** Words that name exactly one licence: identifiers before names, and those in use before deprecated ones. */
function keysOf(licenses: readonly License[]): ReadonlyMap<string, License> {
  const keys = new Map<string, License>();
  const inUseFirst = [...licenses].sort((a, b) => Number(a.isDeprecated) - Number(b.isDeprecated));
  for (const part of ['id', 'name'] as const) {
    const found = new Map<string, License | undefined>();
    for (const license of inUseFirst) {
      const key = licenseKey(license[part]);
      const other = found.get(key);
      if (!found.has(key)) found.set(key, license);
      else if (other?.isDeprecated === license.isDeprecated) found.set(key, undefined);
    }
    for (const [key, license] of found) {
      if (license !== undefined && !keys.has(key)) keys.set(key, license);
    }
  }
  return keys;
}

/** What words name; of words with others in brackets, what either names unless they disagree. */
function agreed(words: string, find: (words: string) => License | undefined): License | undefined {
  const whole = find(words);
  if (whole !== undefined) return whole;
  const parts = splitAtBrackets(words);
  if (parts === undefined) return undefined;
  const outside = find(parts.outside);
  const inside = find(parts.inside);
  if (outside && inside && outside !== inside) return undefined;
  return outside ?? inside;
}

function inUse(license: License | undefined, byId: (id: string) => License | undefined): License | undefined {
  return license?.replacement === undefined ? license : (byId(license.replacement) ?? license);
}
