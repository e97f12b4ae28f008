import type { Fix } from '../../../../base/diagnostic.js';
import { areEqual, quote } from '../../../../base/json.js';
import {
  keywordNamed,
  keywords,
  type Suggestion,
  toleratedNames,
} from '../../../../schema/vocabulary/index.js';
import type { Annotation, LintContext } from '../../rule.js';
import { withPlainPrefix } from './prefix.js';

/** A keyword that was most likely meant by another name. */
export interface MeantKeyword {
  readonly name: string;
  readonly because: Suggestion['because'];
  /** The word that was written, without its prefix. */
  readonly word: string;
}

/** The keyword that a person meant by a name, whatever the prefix. */
export function keywordMeant(
  keyword: string,
  { suggest }: Pick<LintContext, 'suggest'>,
): MeantKeyword | undefined {
  const plain = withPlainPrefix(keyword);
  const word = plain.slice('fair:'.length);
  // Names of older editions are names too.
  if (Object.hasOwn(keywords, plain) || toleratedNames.includes(plain)) {
    return { name: plain, because: 'spelling', word };
  }
  const suggestion = suggest(plain);
  return suggestion && { name: suggestion.name, because: suggestion.because, word };
}

// Synonyms that say exactly the same; of the others ("creator", "issued", "rights") a part would be lost.
const SAME_MEANING: ReadonlySet<string> = new Set(
  [
    'prefLabel',
    'displayName',
    'labels',
    'title',
    'definition',
    'desc',
    'contributor',
    'licence',
    'temporal',
    'timePeriod',
    'timeCoverage',
    'spatial',
    'geographicCoverage',
    'studyPopulation',
    'versionInfo',
    'relations',
    'relatedDatasets',
    'qualityMeasurements',
    'dataQuality',
    'dataStructure',
    'codeList',
    'units',
    'uom',
    'unitOfMeasure',
    'unitOfMeasurement',
    'unitText',
    'technique',
    'quantityKind',
    'physicalQuantity',
    'scaleType',
    'measurementLevel',
    'levelOfMeasurement',
    'observationUnit',
    'unitOfObservation',
    'instanceVariable',
    'representedVariable',
    'conceptualVariable',
    'missingValue',
    'isMissing',
  ].map((word) => word.toLowerCase()),
);

/** Whether a suggestion is no guess: the same name in another form, or another word for exactly the same. */
export function isSure(meant: MeantKeyword | undefined): boolean {
  if (meant === undefined || meant.because === 'similar') return false;
  if (meant.because === 'spelling') return true;
  const word = meant.word.replace(/[\s_-]/g, '').toLowerCase();
  return SAME_MEANING.has(word) || SAME_MEANING.has(word.replace(/(?:ref|uri|url|iri)s?$/, ''));
}

/** The fix that gives an annotation another name; none when its value would be wrong there. */
export function renamingTo(name: string, annotation: Annotation, isSame: boolean): readonly Fix[] {
  const { object, pointer, keyword, value } = annotation;
  const row = keywordNamed(name);
  if (row && keyword !== `x-${name}`) {
    const isRefused = row.kind.check(value).length > 0;
    const lacks = row.needs?.some((needed) => !Object.hasOwn(object, needed)) ?? false;
    if (isRefused || lacks) return [];
  }
  const other = [name, `x-${name}`].find((each) => each !== keyword && Object.hasOwn(object, each));
  if (other === undefined) {
    return [{ title: `Rename it to ${quote(name)}`, safe: isSame, edits: [{ op: 'rename', pointer, name }] }];
  }
  const isTwin = areEqual(object[other]!, value);
  return isTwin
    ? [{ title: `Remove it: ${quote(other)} says the same`, safe: true, edits: [{ op: 'remove', pointer }] }]
    : [];
}
