import { append } from '../document/index.js';
import { member } from '../json.js';
import type { AgentBook } from './agents.js';
import { Cursor } from './cursor.js';
import {
  type Contribution,
  type Fact,
  linkNames,
  type PeriodFacts,
  type QualityFacts,
  type RelationFacts,
  type Subject,
  type Term,
  type TermName,
  termNames,
  type VersionFacts,
} from './description.js';
import type { Layer, Layers } from './layers.js';

/** A relation whose target is looked for among the tables when all of them are known. */
export interface PendingRelation {
  readonly relation: { -readonly [K in keyof RelationFacts]: RelationFacts[K] };
  /** Where the target stands, if it stands in a known document. */
  readonly place: { readonly uri: string; readonly pointer: string } | undefined;
}

/** Reads what is said about subjects. */
export class SubjectReader {
  readonly pending: PendingRelation[] = [];

  constructor(
    private readonly layers: Layers,
    private readonly agents: AgentBook,
    private readonly urn: () => string,
  ) {}

  /** All that the layers of a subject say; of two that speak of the same thing, the nearer counts. */
  read(layers: readonly Layer[], pointer: string, uri: string): Subject {
    const said = saidBy(layers);
    const title = plain(layers, 'title');
    const description = plain(layers, 'description');
    if (said.size === 0) return bare(uri, pointer, title, description);
    const find: Find = (keyword, reader) => {
      const speakers = said.get(keyword);
      if (speakers === undefined) return undefined;
      for (const layer of speakers) {
        const cursor = Cursor.at(layer, keyword, this.urn);
        const read = cursor && reader(cursor, layer);
        if (read !== undefined) return read;
      }
      return undefined;
    };
    return {
      uri,
      pointer,
      label: find('fair:label', wordsOf) ?? [],
      title,
      richDescription: find('fair:description', wordsOf) ?? [],
      description,
      terms: termsOf(said, find),
      links: linksOf(said, find),
      period: find('fair:temporalCoverage', periodOf),
      version: find('fair:version', versionOf),
      contributions: this.contributionsOf(find),
      relations:
        find('fair:datasetRelations', (cursor, layer) =>
          cursor.items().flatMap((entry) => this.relationOf(entry, layer)),
        ) ?? [],
      quality: find('fair:quality', (cursor) => cursor.items().map(qualityOf)) ?? [],
      resourceType: find('fair:resourceType', (cursor) => cursor.text()),
      structureType: find('fair:structureType', (cursor) => cursor.text()),
    };
  }

  private contributionsOf(find: Find): readonly Contribution[] {
    const listed =
      find('fair:contributors', (cursor) =>
        cursor.items().flatMap((entry) => this.agents.contribution(entry) ?? []),
      ) ?? [];
    const names = find('fair:provider', (cursor) => (cursor.address() ? undefined : wordsOf(cursor))) ?? [];
    const refs = [
      find('fair:providerRef', (cursor) => cursor.ref()),
      find('fair:provider', (cursor) => cursor.address()),
    ].filter((each): each is Fact => each !== undefined);
    return names.length + refs.length > 0 ? [...listed, this.agents.provider(names, refs)] : listed;
  }

  private relationOf(entry: Cursor, layer: Layer): readonly RelationFacts[] {
    const type = entry.member('relationType')?.text();
    const targetAt = entry.member('targetRef');
    const target = targetAt?.ref();
    if (!type || !target) return [];
    const cardinality = entry.member('cardinality')?.text();
    const textsOf = (name: string) =>
      entry
        .member(name)
        ?.items()
        .flatMap((each) => each.text() ?? []) ?? [];
    const relation = {
      ...entry.place,
      type,
      target,
      sourceVariables: textsOf('sourceVariables'),
      targetVariables: textsOf('targetVariables'),
      ...(cardinality ? { cardinality } : {}),
      description: entry.member('description')?.words() ?? [],
    };
    const address = targetAt?.localAddress;
    const place = address === undefined ? undefined : this.layers.placeOf(address, layer.frame);
    this.pending.push({ relation, place });
    return [relation];
  }
}

/** What is known of a subject that nobody annotated. */
function bare(uri: string, pointer: string, title: Fact | undefined, description: Fact | undefined): Subject {
  return {
    uri,
    pointer,
    label: [],
    title,
    richDescription: [],
    description,
    terms: {},
    links: {},
    period: undefined,
    version: undefined,
    contributions: [],
    relations: [],
    quality: [],
    resourceType: undefined,
    structureType: undefined,
  };
}

/** Which layers carry which keyword, the nearest first. */
type Said = ReadonlyMap<string, readonly Layer[]>;

function saidBy(layers: readonly Layer[]): Said {
  const said = new Map<string, Layer[]>();
  for (const layer of layers) {
    for (const keyword of layer.keywords.keys()) {
      const others = said.get(keyword);
      if (others) others.push(layer);
      else said.set(keyword, [layer]);
    }
  }
  return said;
}

const termKeywords = termNames.map((name) => ({
  name,
  literal: `fair:${name}`,
  reference: `fair:${name}Ref`,
}));

const linkKeywords = linkNames.map((name) => ({ name, keyword: `fair:${name}` }));

function termsOf(said: Said, find: Find): Subject['terms'] {
  const terms: { [N in TermName]?: Term } = {};
  for (const { name, literal, reference } of termKeywords) {
    if (!said.has(literal) && !said.has(reference)) continue;
    const term = termOf(name, find);
    if (term) terms[name] = term;
  }
  return terms;
}

function linksOf(said: Said, find: Find): Subject['links'] {
  const links: { [N in (typeof linkNames)[number]]?: Fact } = {};
  for (const { name, keyword } of linkKeywords) {
    const link = said.has(keyword) ? find(keyword, (cursor) => cursor.ref()) : undefined;
    if (link) links[name] = link;
  }
  return links;
}

type Find = <T>(keyword: string, reader: (cursor: Cursor, layer: Layer) => T | undefined) => T | undefined;

function wordsOf(cursor: Cursor) {
  const words = cursor.words();
  return words.length > 0 ? words : undefined;
}

/** A keyword and its reference form; an IRI where words may stand is a reference. */
function termOf(name: TermName, find: Find): Term | undefined {
  const words = find(`fair:${name}`, (cursor) => {
    if (cursor.address() || (name === 'temporalCoverage' && cursor.isObject)) return undefined;
    return wordsOf(cursor);
  });
  const refs = [
    ...(find(`fair:${name}Ref`, refsOf) ?? []),
    ...(find(`fair:${name}`, (cursor) => {
      const found = [cursor.address() ?? [], ...cursor.items().map((each) => each.ref() ?? [])].flat();
      return found.length > 0 ? found : undefined;
    }) ?? []),
  ];
  return words || refs.length > 0 ? { words: words ?? [], refs } : undefined;
}

function refsOf(cursor: Cursor): readonly Fact[] | undefined {
  const one = cursor.ref();
  const found = one ? [one] : cursor.items().flatMap((each) => each.ref() ?? []);
  return found.length > 0 ? found : undefined;
}

function periodOf(cursor: Cursor): PeriodFacts | undefined {
  if (!cursor.isObject) return undefined;
  const start = cursor.member('start')?.text();
  const end = cursor.member('end')?.text();
  const words = cursor.member('description')?.words() ?? [];
  return { ...cursor.place, ...(start ? { start } : {}), ...(end ? { end } : {}), words };
}

function versionOf(cursor: Cursor): VersionFacts | undefined {
  const identifier = cursor.text() ?? cursor.member('identifier')?.text();
  const date = cursor.member('date')?.text();
  return {
    ...cursor.place,
    ...(identifier ? { identifier } : {}),
    ...(date ? { date } : {}),
    notes: cursor.member('notes')?.words() ?? [],
  };
}

function qualityOf(entry: Cursor): QualityFacts {
  const metricRef = entry.member('metricRef')?.ref();
  const value = entry.member('value');
  return {
    ...entry.place,
    metric: entry.member('metric')?.words() ?? [],
    metricRefs: metricRef ? [metricRef] : [],
    value: value?.number(),
    valueWords: value?.words() ?? [],
    description: entry.member('description')?.words() ?? [],
  };
}

/** A plain annotation of JSON Schema; shared definitions that are only linked to do not lend theirs. */
function plain(layers: readonly Layer[], keyword: 'title' | 'description'): Fact | undefined {
  for (const { value, pointer, uri, isLent } of layers) {
    const text = isLent ? undefined : member(value, keyword);
    if (typeof text === 'string') return { value: text, keyword, uri, pointer: append(pointer, keyword) };
  }
  return undefined;
}
