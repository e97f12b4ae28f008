// What the tables generate, beside the published meta-schemas: the same keywords, the same values at the root.
import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import {
  editions,
  keywordsOf,
  listDocument,
  lists,
  metaSchemas,
  PUBLISHED_DOCS_URL,
} from '../../src/schema/vocabulary/index.js';
import { probes } from '../mutate.js';
import { readJson } from './material.js';

const PARTS = ['', '/vocab/annotations', '/vocab/vocabulary', '/vocab/dialect', '/vocab/refinements'];

/** Each reason for a difference, with the values that it is about. `wider`: we accept what they refuse. */
const REASONS: readonly {
  readonly why: string;
  readonly wider: boolean;
  readonly covers: (keyword: string, value: Json) => boolean;
}[] = [
  {
    why: 'fair:classification is a text or an array of IRIs in both editions',
    wider: true,
    covers: (keyword, value) => keyword === 'fair:classification' && (Array.isArray(value) || isText(value)),
  },
  {
    why: 'fair:temporalCoverage may be an IRI',
    wider: true,
    covers: (keyword, value) => keyword === 'fair:temporalCoverage' && typeof value === 'string',
  },
  {
    why: 'a quality value may be a plain string',
    wider: true,
    covers: (keyword, value) => keyword === 'fair:quality' && typeof memberOf(value, 'value') === 'string',
  },
  {
    why: 'a language tag is any BCP 47 tag, private ones too',
    wider: true,
    covers: (_keyword, value) => Object.hasOwn(Object(value), 'x-private'),
  },
  {
    why: 'dates are asserted, not only annotated',
    wider: false,
    covers: (_keyword, value) => hasBadDate(value),
  },
  {
    why: 'the published edition says nothing of entityRef and description of a contributor',
    wider: false,
    covers: (keyword, value) =>
      keyword === 'fair:contributors' &&
      ['entityRef', 'description'].some((name) => memberOf(value, name) === 5),
  },
];

function memberOf(value: Json, name: string): Json | undefined {
  return Array.isArray(value) ? (value[0] as JsonObject | undefined)?.[name] : undefined;
}

function isText(value: Json): boolean {
  return (
    typeof value === 'string' ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((each) => typeof each === 'string'))
  );
}

function hasBadDate(value: Json): boolean {
  const dates = JSON.stringify(value).matchAll(/"(?:start|end|date|startDate|endDate)":"([^"]*)"/g);
  return [...dates].some(([, text]) => !isDay(text!));
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

type Engine = (document: JsonObject) => boolean;

async function judgeOf(documents: readonly JsonObject[], address: string): Promise<Engine> {
  for (const each of documents) registerSchema(each as never);
  const valid = await validate(address);
  for (const each of documents) unregisterSchema(each.$id as string);
  return (document) => valid(document as never).valid;
}

describe.each(editions)('edition %s', (edition) => {
  const published = PARTS.map(
    (part) => readJson('vocabulary', edition, part.slice(1), 'index.json') as JsonObject,
  );
  const generated = [...metaSchemas().values()].filter(({ $id }) =>
    published.some((each) => each.$id === $id),
  );

  test('has the same addresses', () => {
    expect(generated.map(({ $id }) => $id).sort()).toEqual(published.map(({ $id }) => $id).sort());
  });

  test('has the same keywords', () => {
    const theirs = Object.keys(published[1]!.properties as JsonObject).filter((name) =>
      name.startsWith('fair:'),
    );
    expect(
      keywordsOf(edition)
        .map(([name]) => name)
        .sort(),
    ).toEqual(theirs.sort());
  });

  test('has the same definitions in its refinements', () => {
    const definitions = (from: readonly JsonObject[]) =>
      Object.keys(from.find(({ $id }) => String($id).endsWith('/refinements'))!.$defs as JsonObject).sort();
    expect(definitions(generated)).toEqual(definitions(published));
  });

  test('accepts and refuses the same values at the root, save for the reasons listed', async () => {
    const address = `${PUBLISHED_DOCS_URL}/${edition}`;
    const theirs = await judgeOf(published, address);
    const ours = await judgeOf(generated, address);
    const used = new Set<string>();
    let same = 0;
    for (const [keyword] of keywordsOf(edition)) {
      for (const value of probes) {
        const document = { [keyword]: value, ...(keyword === 'fair:sentinel' ? {} : { const: 1 }) };
        const accepts = ours(document);
        if (accepts === theirs(document)) {
          same++;
          continue;
        }
        const reason = REASONS.find(({ wider, covers }) => wider === accepts && covers(keyword, value));
        expect(reason, `${accepts ? 'wider' : 'narrower'}: ${JSON.stringify(document)}`).toBeDefined();
        used.add(reason!.why);
      }
    }
    console.log(`published ${edition}: ${same} verdicts the same, others for ${used.size} reasons`);
    expect(same).toBeGreaterThan(1000);
  });

  test('refines as published, but accepts scalars', async () => {
    const address = `${PUBLISHED_DOCS_URL}/${edition}/vocab/refinements#/$defs/FairAnnotated`;
    const theirs = await judgeOf(published, address);
    const ours = await judgeOf(generated, address);
    const cascade = { 'fair:instanceVariableRef': 'a', 'fair:representedVariableRef': 'b' };
    for (const value of [
      {},
      { 'fair:instanceVariableRef': 'a' },
      cascade,
      { 'fair:label': 5 },
      { 'fair:label': 'x' },
    ]) {
      expect(ours(value), JSON.stringify(value)).toBe(theirs(value));
    }
    expect(theirs(5 as never)).toBe(false);
    expect(ours(5 as never)).toBe(true);
  });
});

describe('the controlled lists', () => {
  test.each(Object.keys(lists) as (keyof typeof lists)[])(
    '%s has the published terms, labels and matches',
    (name) => {
      const pick = (document: JsonObject) =>
        Object.entries(document.terms as JsonObject).map(([term, each]) => {
          const { $anchor, uri, label, sameAs } = each as JsonObject;
          return { term, $anchor, uri, label, sameAs };
        });
      const published = readJson('vocabulary', 'cv', `${name}.json`) as JsonObject;
      expect(pick(listDocument(name, PUBLISHED_DOCS_URL))).toEqual(pick(published));
    },
  );
});
