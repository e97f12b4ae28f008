/** What a licence forbids, and what it obliges those to who share the data. */
export type Restriction = 'attribution' | 'share-alike' | 'no commercial use' | 'no derivatives';

/**
 * The restrictions of licences that data have, by the beginnings of their SPDX identifiers; versions do not differ in
 * these. Sources: the deeds of Creative Commons and Open Data Commons, and the texts of the others.
 */
const RESTRICTIONS: readonly (readonly [pattern: RegExp, restrictions: readonly Restriction[]])[] = [
  [/^(?:CC0|CC-PDDC|PDDL|Unlicense|0BSD)/, []],
  [/^CC-BY-NC-ND/, ['attribution', 'no commercial use', 'no derivatives']],
  [/^CC-BY-NC-SA/, ['attribution', 'no commercial use', 'share-alike']],
  [/^CC-BY-ND-NC/, ['attribution', 'no commercial use', 'no derivatives']],
  [/^CC-BY-NC/, ['attribution', 'no commercial use']],
  [/^CC-BY-ND/, ['attribution', 'no derivatives']],
  [/^CC-BY-SA/, ['attribution', 'share-alike']],
  [/^CC-BY/, ['attribution']],
  [/^ODbL/, ['attribution', 'share-alike']],
  [/^(?:ODC-By|DL-DE-BY|OGL-UK|OGL-Canada|etalab|NLOD|MIT|BSD|Apache|ISC)/, ['attribution']],
  [/^DL-DE-ZERO/, []],
  [/^(?:GPL|LGPL|AGPL|GFDL|EUPL)/, ['attribution', 'share-alike']],
  [/^CDLA-Permissive/, ['attribution']],
  [/^CDLA-Sharing/, ['attribution', 'share-alike']],
];

/** The restrictions of a licence; none known for one that is not listed. */
export function restrictionsOf(id: string): readonly Restriction[] | undefined {
  return RESTRICTIONS.find(([pattern]) => pattern.test(id))?.[1];
}
