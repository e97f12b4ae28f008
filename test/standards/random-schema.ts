import { type Json, type JsonObject, setMember } from '../../src/base/json.js';
import { type Keyword, type Kind, keywords, lists } from '../../src/schema/vocabulary/index.js';
import { randomFrom } from '../mutate.js';

const WORDS = [
  'river',
  'Höhe',
  'count of',
  'age',
  '温度',
  'A "quoted" word',
  'tab\tand\nline',
  '<b>',
  '100 %',
];
const IRIS = [
  'https://example.org/concepts/a',
  'https://example.org/concepts/b?x=1&y=2#frag',
  'http://qudt.org/vocab/unit/M',
  'urn:example:thing',
  'https://example.org/größe',
  'https://orcid.org/0000-0002-1825-0097',
];
const CURIES = ['skos:Concept', 'unknownprefix:x', ...IRIS];
const NAMES = [
  'a',
  'b',
  'a b',
  'a/b',
  '#',
  '@id',
  '',
  '__proto__',
  'é',
  'a%20b',
  'constructor',
  'Station ID',
  'x.y',
  '.',
];
const TAGS = ['en', 'fr', 'de', 'pt-BR'];

/** A schema with annotations everywhere, which a seed decides. It is valid, whatever the seed. */
export function randomSchema(seed: number): JsonObject {
  return new Maker(randomFrom(seed)).root();
}

class Maker {
  constructor(private readonly random: () => number) {}

  root(): JsonObject {
    const isProduct = this.chance(0.3);
    return {
      $schema: 'https://highvaluedata.net/fair-data-schema/dev',
      ...(this.chance(0.8) ? { $id: `https://example.org/schemas/${this.count(1e6)}` } : {}),
      ...(this.chance(0.8) ? { title: this.words() } : {}),
      ...(this.chance(0.5) ? { description: this.words() } : {}),
      ...this.annotations('dataset', 0.35),
      'fair:resourceType': isProduct ? 'data-product' : 'dataset',
      ...(this.chance(0.2) && !isProduct
        ? { type: 'array', items: this.object(0) }
        : isProduct
          ? { type: 'object', properties: this.tables() }
          : this.object(0)),
      $defs: {
        shared: this.codes(),
        Part: { type: 'string', 'fair:label': 'shared part', ...this.annotations('variable', 0.1) },
      },
    };
  }

  private tables(): JsonObject {
    const tables: { [name: string]: Json } = {};
    for (let index = 0; index < 1 + this.count(3); index++) {
      setMember(tables, `${this.pick(NAMES)}${index}`, {
        type: 'array',
        title: this.words(),
        ...this.annotations('dataset', 0.15),
        'fair:resourceType': 'dataset',
        items: this.object(1),
      });
    }
    return tables;
  }

  private object(depth: number): JsonObject {
    const properties: { [name: string]: Json } = {};
    for (let index = 0; index < this.count(6); index++)
      setMember(properties, this.pick(NAMES), this.variable(depth));
    const names = Object.keys(properties);
    return {
      type: 'object',
      properties,
      ...(names.length > 0 && this.chance(0.5) ? { required: [this.pick(names)] } : {}),
    };
  }

  private variable(depth: number): JsonObject {
    const annotations = this.annotations('variable', 0.2);
    const roll = this.random();
    if (roll < 0.1) return { ...annotations, $ref: '#/$defs/shared' };
    if (roll < 0.2) return { ...annotations, allOf: [{ $ref: '#/$defs/Part' }] };
    if (roll < 0.35) return { ...annotations, ...this.codes() };
    if (roll < 0.45 && depth < 2) return { ...annotations, ...this.object(depth + 1) };
    if (roll < 0.55)
      return {
        ...annotations,
        type: 'array',
        items: depth < 2 && this.chance(0.4) ? this.object(depth + 1) : { type: 'number' },
      };
    if (roll < 0.6)
      return { ...annotations, type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] };
    return {
      ...annotations,
      title: this.words(),
      ...this.pick<JsonObject>([
        { type: 'string', minLength: 1, maxLength: 9, pattern: '^[a-z]+$' },
        { type: ['number', 'null'], minimum: -1.5, maximum: 1e3 },
        { type: 'integer', exclusiveMinimum: 0, multipleOf: 5, default: 5 },
        { type: 'boolean' },
        { type: 'string', format: this.pick(['date', 'date-time', 'uri', 'email', 'duration', 'time']) },
        {},
        { type: ['string', 'integer'] },
      ]),
    };
  }

  private codes(): JsonObject {
    if (this.chance(0.4)) return { enum: ['a', 'b c', 'ü', 1, 2.5] };
    return {
      type: 'integer',
      oneOf: [1, 2, 9].map((value) => ({
        const: value,
        title: this.words(),
        ...(value === 9 ? { 'fair:sentinel': true } : {}),
        ...(this.chance(0.5) ? { 'fair:label': this.texts(), 'fair:conceptRef': this.pick(CURIES) } : {}),
      })),
    };
  }

  /** Some of the keywords that are usual in a scope, and now and then another. */
  private annotations(scope: 'dataset' | 'variable', often: number): JsonObject {
    const found: { [name: string]: Json } = {};
    for (const [name, row] of Object.entries(keywords) as [string, Keyword][]) {
      const isUsual = row.scope === scope || row.scope === 'universal' || row.alsoOn?.includes(scope);
      if (row.needs || row.renamed || name === 'fair:resourceType') continue;
      if (!this.chance(isUsual ? often : often / 10)) continue;
      found[this.chance(0.05) ? `x-${name}` : name] = this.value(name, row.kind);
    }
    return found;
  }

  private value(name: string, kind: Kind): Json {
    const special: { readonly [name: string]: () => Json } = {
      'fair:measurementScale': () => this.pick([...Object.keys(lists['measurement-scales-v1'].terms), 'log']),
      'fair:license': () =>
        this.pick(['CC-BY-4.0', 'MIT License', 'https://creativecommons.org/licenses/by/4.0/']),
    };
    return special[name]?.() ?? this.ofKind(kind);
  }

  private ofKind(kind: Kind): Json {
    switch (kind.name) {
      case 'text':
      case 'richText':
        return this.texts();
      case 'iri':
        return this.pick(IRIS);
      case 'iriOrCurie':
        return this.pick(CURIES);
      case 'link':
        return this.pick([...CURIES, '#/$defs/Part']);
      case 'date':
        return this.pick(['2020-02-29', '2024-12-31', '1999-01-01']);
      case 'string':
        return this.pick(['1.2.0', '2024 edition', 'a', 'x']);
      case 'number':
        return this.pick([0.5, 3, -1e-7]);
      case 'boolean':
        return this.chance(0.5);
      case 'list':
        return Array.from({ length: 1 + this.count(2) }, () => this.ofKind(kind.parts[0]!));
      default:
        if (kind.members) return this.record(kind);
        if (kind.schema.enum) return this.pick(kind.schema.enum as readonly Json[]);
        return this.ofKind(this.pick(kind.parts));
    }
  }

  private record({ members, name }: Kind): Json {
    const made: { [name: string]: Json } = {};
    for (const [key, member] of Object.entries(members!)) {
      if (member.required || this.chance(0.6)) made[key] = this.ofKind(member.kind);
    }
    if (name === 'contributor') {
      made.type = this.pick([...Object.keys(lists['contributor-types-v1'].terms), 'Robot']);
      made.role = this.pick([
        ...Object.keys(lists['contributor-roles-v1'].terms),
        'Publisher',
        'Author',
        'Funder',
        'Weaver',
      ]);
      if (made.startDate !== undefined && made.endDate !== undefined) {
        const [start, end] = [made.startDate, made.endDate].sort();
        made.startDate = start!;
        made.endDate = end!;
      }
    }
    return made;
  }

  private texts(): Json {
    if (this.chance(0.6)) return this.words();
    return Object.fromEntries(TAGS.slice(0, 1 + this.count(4)).map((tag) => [tag, this.words()]));
  }

  private words(): string {
    return `${this.pick(WORDS)} ${this.count(1000)}`;
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private count(below: number): number {
    return Math.floor(this.random() * below);
  }

  private pick<T>(from: readonly T[]): T {
    return from[this.count(from.length)]!;
  }
}
