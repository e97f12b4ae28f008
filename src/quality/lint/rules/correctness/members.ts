import type { Budget } from '../../../../base/budget.js';
import type { JsonObject } from '../../../../base/json.js';
import { closest, type Kind } from '../../../../schema/vocabulary/index.js';
import { membersOf } from '../../annotations/annotation-parts.js';

/** What people write for the members of records, by record. */
const OTHER_WORDS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'contributor',
    wordsFor({
      entityRef: ['ref', 'uri', 'iri', 'url', 'orcid', 'ror', 'isni', 'entity', 'identifier', 'id'],
      name: ['label', 'fullname'],
      type: ['contributortype', 'entitytype', 'kind'],
      typeRef: ['contributortyperef'],
      role: ['contributorrole', 'roles'],
      roleRef: ['contributorroleref'],
      startDate: ['start', 'from'],
      endDate: ['end', 'to', 'until'],
    }),
  ],
  [
    'version',
    wordsFor({
      identifier: ['version', 'id', 'number', 'versionnumber'],
      date: ['releasedate', 'released', 'issued', 'datepublished'],
      notes: ['releasenotes', 'description', 'changes', 'changelog'],
    }),
  ],
  [
    'dataset relation',
    wordsFor({
      relationType: ['type', 'relation', 'relationship'],
      targetRef: ['target', 'ref', 'uri', 'iri', 'url', 'dataset'],
      sourceVariables: ['source', 'sources', 'sourcekeys'],
      targetVariables: ['targets', 'targetkeys'],
    }),
  ],
  [
    'period',
    wordsFor({
      start: ['startdate', 'from', 'begin', 'beginning'],
      end: ['enddate', 'to', 'until'],
      description: ['label', 'name', 'text'],
    }),
  ],
  [
    'quality measurement',
    wordsFor({
      metric: ['name', 'measure', 'label'],
      metricRef: ['ref', 'uri', 'iri', 'measureref'],
      value: ['result', 'score'],
    }),
  ],
]);

function wordsFor(members: { readonly [name: string]: readonly string[] }): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(members).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
  );
}

/** A member of a record that the record does not have. */
export interface UnknownMember {
  readonly key: string;
  /** The member that was most likely meant; it is not there in any of its spellings. */
  readonly meant?: string;
  /** Whether that is the same name in another form or word, and the value fits. */
  readonly isSure: boolean;
}

/** The members of an object that a record does not have; names for machines and remarks are left alone. */
export function unknownMembers(record: Kind, object: JsonObject, budget: Budget): readonly UnknownMember[] {
  const members = membersOf(record);
  return Object.keys(object)
    .filter((key) => !members.has(key) && !/^(?:x-|\$|@)/.test(key))
    .map((key) => unknownMember(record, object, key, budget));
}

const STEPS_A_MEMBER = 30;

function unknownMember(record: Kind, object: JsonObject, key: string, budget: Budget): UnknownMember {
  const members = membersOf(record);
  budget.spend(STEPS_A_MEMBER);
  const word = key.replace(/[\s_-]+/g, '').toLowerCase();
  const same = [...members.keys()].find((name) => name.toLowerCase() === word);
  const sure = same ?? OTHER_WORDS.get(record.name)?.get(word);
  const meant = sure ?? closest(word, members.keys(), budget);
  const member = meant === undefined ? undefined : members.get(meant);
  if (meant === undefined || member === undefined) return { key, isSure: false };
  const isThere = [...members].some(([name, each]) => each === member && Object.hasOwn(object, name));
  if (isThere) return { key, isSure: false };
  return { key, meant, isSure: sure !== undefined && member.kind.check(object[key]!).length === 0 };
}
