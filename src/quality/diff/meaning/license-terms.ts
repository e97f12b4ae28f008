/** What licences may permit. */
export type Permission = 'commercial use' | 'sharing of adaptations';

/** What licences may require from those who share the data. */
export type Duty =
  | 'attribution'
  | 'stating changes'
  | 'share-alike'
  | 'offering the source'
  | 'offering the source to users over a network';

/** What a licence permits and requires, and where that is written. */
export interface LicenseTerms {
  readonly permissions: readonly Permission[];
  readonly duties: readonly Duty[];
  readonly source: string;
}

const ALL: readonly Permission[] = ['commercial use', 'sharing of adaptations'];
const NONCOMMERCIAL: readonly Permission[] = ['sharing of adaptations'];
const UNCHANGED: readonly Permission[] = ['commercial use'];
const NOTICE: readonly Duty[] = ['attribution'];
const BY: readonly Duty[] = ['attribution', 'stating changes'];
const COPYLEFT: readonly Duty[] = [...BY, 'share-alike', 'offering the source'];
const NETWORK_COPYLEFT: readonly Duty[] = [...COPYLEFT, 'offering the source to users over a network'];

/** The conditions that choosealicense.com lists for a licence. */
const chosen = (id: string) => `https://choosealicense.com/licenses/${id}/`;
const deed = (path: string) => `https://creativecommons.org/${path}/deed.en`;

/** One licence a row, or a family of versions that agree in this: SPDX identifier, permissions, duties, source. */
const ROWS: readonly (readonly [
  id: string,
  permissions: readonly Permission[],
  duties: readonly Duty[],
  source: string,
])[] = [
  ['CC0', ALL, [], deed('publicdomain/zero/1.0')],
  ['CC-PDM', ALL, [], deed('publicdomain/mark/1.0')],
  ['CC-PDDC', ALL, [], deed('licenses/publicdomain')],
  ['CC-BY', ALL, BY, deed('licenses/by/4.0')],
  ['CC-BY-SA', ALL, [...BY, 'share-alike'], deed('licenses/by-sa/4.0')],
  ['CC-BY-NC', NONCOMMERCIAL, BY, deed('licenses/by-nc/4.0')],
  ['CC-BY-NC-SA', NONCOMMERCIAL, [...BY, 'share-alike'], deed('licenses/by-nc-sa/4.0')],
  ['CC-BY-ND', UNCHANGED, BY, deed('licenses/by-nd/4.0')],
  ['CC-BY-NC-ND', [], BY, deed('licenses/by-nc-nd/4.0')],
  ['PDDL', ALL, [], 'https://opendatacommons.org/licenses/pddl/summary/'],
  ['ODC-By', ALL, NOTICE, 'https://opendatacommons.org/licenses/by/summary/'],
  [
    'ODbL',
    ALL,
    ['attribution', 'share-alike', 'offering the source'],
    'https://opendatacommons.org/licenses/odbl/1-0/',
  ],
  ['DL-DE-ZERO', ALL, [], 'https://www.govdata.de/dl-de/zero-2-0'],
  ['DL-DE-BY', ALL, BY, 'https://www.govdata.de/dl-de/by-2-0'],
  ['OGL-UK', ALL, NOTICE, 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'],
  ['OGL-Canada', ALL, NOTICE, 'https://open.canada.ca/en/open-government-licence-canada'],
  ['etalab', ALL, NOTICE, 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/'],
  ['NLOD', ALL, NOTICE, 'https://data.norge.no/nlod/en/2.0'],
  ['CDLA-Permissive', ALL, NOTICE, 'https://cdla.dev/'],
  ['CDLA-Sharing', ALL, [...BY, 'share-alike'], 'https://cdla.dev/sharing-1-0/'],
  ['0BSD', ALL, [], chosen('0bsd')],
  ['MIT-0', ALL, [], chosen('mit-0')],
  ['Unlicense', ALL, [], chosen('unlicense')],
  ['WTFPL', ALL, [], chosen('wtfpl')],
  ['MIT', ALL, NOTICE, chosen('mit')],
  ['ISC', ALL, NOTICE, chosen('isc')],
  ['BSD-2-Clause', ALL, NOTICE, chosen('bsd-2-clause')],
  ['BSD-3-Clause', ALL, NOTICE, chosen('bsd-3-clause')],
  ['Apache-2.0', ALL, BY, chosen('apache-2.0')],
  ['MPL-2.0', ALL, ['attribution', 'share-alike', 'offering the source'], chosen('mpl-2.0')],
  ['LGPL', ALL, COPYLEFT, chosen('lgpl-3.0')],
  ['GPL', ALL, COPYLEFT, chosen('gpl-3.0')],
  ['GFDL', ALL, COPYLEFT, chosen('gfdl-1.3')],
  ['AGPL', ALL, NETWORK_COPYLEFT, chosen('agpl-3.0')],
  ['EUPL', ALL, NETWORK_COPYLEFT, chosen('eupl-1.2')],
];

const TERMS: ReadonlyMap<string, LicenseTerms> = new Map(
  ROWS.map(([id, permissions, duties, source]) => [id, { permissions, duties, source }]),
);

// A version may be followed by a jurisdiction, or by whether later versions are meant.
const VERSION = /-\d+(?:\.\d+)*(?:\+|-only|-or-later|-[A-Z]{2,3})?$/;

/** The terms of a licence, by its SPDX identifier; none if the table does not have it. */
export function termsOf(id: string): LicenseTerms | undefined {
  return TERMS.get(id) ?? TERMS.get(familyOf(id));
}

/** An SPDX identifier without its version. */
export function familyOf(id: string): string {
  return id.replace(VERSION, '');
}

/** Whether only those who share adaptations have a duty. */
export function isAboutAdaptations(duty: Duty): boolean {
  return duty === 'share-alike' || duty === 'stating changes';
}

/** The licences and families that the table has. */
export const knownLicenses: readonly string[] = [...TERMS.keys()];
