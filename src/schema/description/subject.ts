import type { Budget } from '../../base/budget.js';
import type { JsonObject } from '../../base/json.js';
import type { AgentBook } from './agents.js';
import type { Cursor } from './cursor.js';
import {
  type Contribution,
  type Fact,
  type LinkName,
  linkNames,
  type PeriodFacts,
  type QualityFacts,
  type RelationFacts,
  type Subject,
  type Term,
  type TermName,
  termNames,
  type VersionFacts,
  type Words,
} from './description.js';
import type { Layer } from './layer.js';
import type { Layers } from './layers.js';
import { Statements } from './statements.js';
import { bitsOf, type Topic, topic } from './topics.js';

/** Something of a description that is still being put together. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** A relation whose target is looked for among the tables when all of them are known. */
export interface PendingRelation {
  readonly relation: Draft<RelationFacts>;
  /** Where the target is, if it is in a known document. */
  readonly place: { readonly uri: string; readonly pointer: string } | undefined;
}

/** Reads the annotations of subjects. */
export class SubjectReader {
  readonly pending: PendingRelation[] = [];

  constructor(
    private readonly layers: Layers,
    private readonly agents: AgentBook,
    private readonly budget: Budget,
  ) {}

  /** The subject that the first of some layers stands for, with all that the layers state; callers may add to it. */
  readFirst(layers: readonly Layer[], first: Layer | undefined): Draft<Subject> {
    if (first === undefined) return this.read(layers, '', '', undefined);
    return this.read(layers, first.pointer, first.uri, first.value);
  }

  /** A subject at a place, with all that the layers state; callers may add to it. */
  read(
    layers: readonly Layer[],
    pointer: string,
    uri: string,
    schema: JsonObject | undefined,
  ): Draft<Subject> {
    const statements = new Statements(layers);
    this.budget.spend(STEPS_A_SUBJECT + 2 * (layers.length + statements.size) + (pointer.length >> 6));
    return {
      uri,
      pointer,
      schema,
      label: statements.find(LABEL, wordsOf) ?? NO_WORDS,
      title: plain(layers, 'title'),
      richDescription: statements.find(DESCRIPTION, wordsOf) ?? NO_WORDS,
      description: plain(layers, 'description'),
      terms: termsOf(statements),
      links: linksOf(statements),
      period: statements.find(PERIOD, periodOf),
      version: statements.find(VERSION, versionOf),
      contributions: statements.topics & CONTRIBUTIONS ? this.contributionsOf(statements) : NONE,
      relations: statements.find(RELATIONS, this.relationsOf) ?? NONE,
      quality: statements.find(QUALITY, qualitiesOf) ?? NONE,
      resourceType: statements.find(RESOURCE_TYPE, textOf),
      structureType: statements.find(STRUCTURE_TYPE, textOf),
    };
  }

  private contributionsOf(statements: Statements): readonly Contribution[] {
    const listed =
      statements.find(CONTRIBUTORS, (cursor) =>
        cursor.items().flatMap((entry) => this.agents.contribution(entry) ?? []),
      ) ?? NONE;
    if ((statements.topics & PROVIDER.bit) === 0) return listed;
    const names =
      statements.find(PROVIDER, (cursor) => (cursor.address() ? undefined : wordsOf(cursor))) ?? [];
    const refs = [
      statements.find(PROVIDER_REF, (cursor) => cursor.ref()),
      statements.find(PROVIDER, (cursor) => cursor.address()),
    ].filter((each) => each !== undefined);
    return names.length + refs.length > 0 ? [...listed, this.agents.provider(names, refs)] : listed;
  }

  private readonly relationsOf = (cursor: Cursor, layer: Layer): readonly RelationFacts[] =>
    cursor.items().flatMap((entry) => this.relationOf(entry, layer));

  private relationOf(entry: Cursor, layer: Layer): readonly RelationFacts[] {
    const type = entry.member('relationType')?.text();
    const targetAt = entry.member('targetRef');
    const target = targetAt?.ref();
    if (!type || !target) return [];
    const textsOf = (name: string) =>
      entry
        .member(name)
        ?.items()
        .flatMap((each) => each.text() ?? []) ?? [];
    const relation = {
      uri: entry.uri,
      pointer: entry.pointer,
      type,
      target,
      sourceVariables: textsOf('sourceVariables'),
      targetVariables: textsOf('targetVariables'),
      cardinality: entry.member('cardinality')?.text(),
      description: entry.member('description')?.words() ?? NO_WORDS,
    };
    const address = targetAt?.localAddress;
    const place = address === undefined ? undefined : this.layers.placeOf(address, layer.schemaIndex);
    this.pending.push({ relation, place });
    return [relation];
  }
}

/** The same about another. Member by member: a spread with further members takes a hundred times as long. */
export function copyOf(subject: Subject): Draft<Subject> {
  return {
    uri: subject.uri,
    pointer: subject.pointer,
    schema: subject.schema,
    label: subject.label,
    title: subject.title,
    richDescription: subject.richDescription,
    description: subject.description,
    terms: subject.terms,
    links: subject.links,
    period: subject.period,
    version: subject.version,
    contributions: subject.contributions,
    relations: subject.relations,
    quality: subject.quality,
    resourceType: subject.resourceType,
    structureType: subject.structureType,
  };
}

const LABEL = topic('fair:label');
const DESCRIPTION = topic('fair:description');
const PERIOD = topic('fair:temporalCoverage');
const VERSION = topic('fair:version');
const CONTRIBUTORS = topic('fair:contributors');
const PROVIDER = topic('fair:provider');
const PROVIDER_REF = topic('fair:providerRef');
const RELATIONS = topic('fair:datasetRelations');
const QUALITY = topic('fair:quality');
const RESOURCE_TYPE = topic('fair:resourceType');
const STRUCTURE_TYPE = topic('fair:structureType');
const CONTRIBUTIONS = bitsOf([CONTRIBUTORS, PROVIDER]);

const terms = termNames.map((name) => ({
  name,
  literal: topic(`fair:${name}`),
  reference: topic(`fair:${name}Ref`),
}));
const TERMS = bitsOf(terms.map(({ literal }) => literal));

const links = linkNames.map((name) => ({ name, link: topic(`fair:${name}`) }));
const LINKS = bitsOf(links.map(({ link }) => link));

const STEPS_A_SUBJECT = 8;

// What most subjects lack is one and the same for all.
const NONE: readonly never[] = [];
const NO_WORDS: Words = NONE;
const NO_TERMS: Subject['terms'] = {};
const NO_LINKS: Subject['links'] = {};

function termsOf(statements: Statements): Subject['terms'] {
  if ((statements.topics & TERMS) === 0) return NO_TERMS;
  const found: { [N in TermName]?: Term } = {};
  for (const { name, literal, reference } of terms) {
    if ((statements.topics & literal.bit) === 0) continue;
    const term = termOf(statements, literal, reference);
    if (term) found[name] = term;
  }
  return found;
}

function linksOf(statements: Statements): Subject['links'] {
  if ((statements.topics & LINKS) === 0) return NO_LINKS;
  const found: { [N in LinkName]?: Fact } = {};
  for (const { name, link } of links) {
    const fact = statements.find(link, refOf);
    if (fact) found[name] = fact;
  }
  return found;
}

function wordsOf(cursor: Cursor): Words | undefined {
  const words = cursor.words();
  return words.length > 0 ? words : undefined;
}

function textOf(cursor: Cursor): Fact | undefined {
  return cursor.text();
}

function refOf(cursor: Cursor): Fact | undefined {
  return cursor.ref();
}

/** A keyword and its reference form; an IRI in place of words is a reference. */
function termOf(statements: Statements, literal: Topic, reference: Topic): Term | undefined {
  const words = statements.find(literal, literal === PERIOD ? wordsUnlessPeriod : wordsUnlessAddress);
  const referred = statements.find(reference, refsOf);
  const written = statements.find(literal, refsInPlaceOfWords);
  if (!words && !referred && !written) return undefined;
  const refs = referred && written ? [...referred, ...written] : (referred ?? written ?? NONE);
  return { words: words ?? NO_WORDS, refs };
}

function wordsUnlessAddress(cursor: Cursor): Words | undefined {
  return cursor.address() ? undefined : wordsOf(cursor);
}

function wordsUnlessPeriod(cursor: Cursor): Words | undefined {
  return cursor.isObject ? undefined : wordsUnlessAddress(cursor);
}

function refsOf(cursor: Cursor): readonly Fact[] | undefined {
  const one = cursor.ref();
  return one ? [one] : refsInList(cursor);
}

function refsInPlaceOfWords(cursor: Cursor): readonly Fact[] | undefined {
  const address = cursor.address();
  return address ? [address] : refsInList(cursor);
}

function refsInList(cursor: Cursor): readonly Fact[] | undefined {
  const found = cursor.items().flatMap((each) => each.ref() ?? []);
  return found.length > 0 ? found : undefined;
}

function periodOf(cursor: Cursor): PeriodFacts | undefined {
  if (!cursor.isObject) return undefined;
  return {
    uri: cursor.uri,
    pointer: cursor.pointer,
    start: cursor.member('start')?.text(),
    end: cursor.member('end')?.text(),
    words: cursor.member('description')?.words() ?? NO_WORDS,
  };
}

function versionOf(cursor: Cursor): VersionFacts {
  return {
    uri: cursor.uri,
    pointer: cursor.pointer,
    identifier: cursor.text() ?? cursor.member('identifier')?.text(),
    date: cursor.member('date')?.text(),
    notes: cursor.member('notes')?.words() ?? NO_WORDS,
  };
}

function qualitiesOf(cursor: Cursor): readonly QualityFacts[] {
  return cursor.items().map(qualityOf);
}

function qualityOf(entry: Cursor): QualityFacts {
  const metricRef = entry.member('metricRef')?.ref();
  const value = entry.member('value');
  return {
    uri: entry.uri,
    pointer: entry.pointer,
    metric: entry.member('metric')?.words() ?? NO_WORDS,
    metricRefs: metricRef ? [metricRef] : NONE,
    value: value?.number(),
    valueWords: value?.words() ?? NO_WORDS,
    description: entry.member('description')?.words() ?? NO_WORDS,
  };
}

/** A plain annotation of JSON Schema; shared definitions that are only linked to do not lend theirs. */
function plain(layers: readonly Layer[], keyword: 'title' | 'description'): Fact | undefined {
  for (const layer of layers) {
    const fact = layer.isLent ? undefined : layer.plain(keyword);
    if (fact) return fact;
  }
  return undefined;
}
