import type { Edit, Fix } from '../../../../base/diagnostic.js';
import { isObject, type Json, quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import { keywordNamed } from '../../../../schema/vocabulary/index.js';
import { isAvailable, keyOf, spelledLike } from '../../annotations/keyword-spelling.js';
import { isAlone } from '../../annotations/stands-alone.js';
import { inFull, isAddress } from '../../annotations/web-address.js';
import { type Annotation, defineRule } from '../../rule.js';

/** A reference where words belong. */
export const noIriInLiteral = defineRule({
  id: 'no-iri-in-literal',
  on: 'annotation',
  group: 'semantics',
  severity: 'warning',
  fix: 'safe',
  summary: 'A keyword for words contains words, and its reference form contains the IRI.',
  why: 'Web pages show the words, and programs follow the reference. An IRI in place of words helps neither.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: ['FsF-I2-01M-2', 'RDA-I2-01M'],
  examples: {
    bad: [
      {
        schema: { type: 'object', 'fair:license': 'https://spdx.org/licenses/CC0-1.0' },
        fixed: { type: 'object', 'fair:licenseRef': 'https://spdx.org/licenses/CC0-1.0' },
      },
      {
        schema: {
          type: 'object',
          properties: {
            nace: { type: 'string', 'fair:classification': ['http://data.europa.eu/ux2/nace2'] },
          },
        },
        fixed: {
          type: 'object',
          properties: {
            nace: { type: 'string', 'fair:classificationRef': ['http://data.europa.eu/ux2/nace2'] },
          },
        },
      },
      {
        schema: {
          type: 'object',
          'fair:unitType': 'http://www.wikidata.org/entity/Q5',
          'fair:unitTypeRef': 'wd:Q5',
        },
        fixed: { type: 'object', 'fair:unitTypeRef': 'wd:Q5' },
      },
    ],
    good: [
      {
        schema: {
          type: 'object',
          'fair:license': 'CC0-1.0',
          'fair:licenseRef': 'https://spdx.org/licenses/CC0-1.0',
        },
      },
    ],
  },
  concerns: ({ ref, deprecated }) => ref !== undefined && deprecated === undefined,
  applies: ({ row }, context) => isAvailable(row!.ref!, context),
  check(annotation, context) {
    const { keyword, row, value, pointer } = annotation;
    const found = addressIn(value);
    if (found === undefined) return undefined;
    const reference = spelledLike(keyword, row!.ref!);
    const fix =
      found.tag === undefined ? fixFor(annotation, reference, isAlone(annotation, context)) : undefined;
    return {
      pointer: found.tag === undefined ? pointer : append(pointer, found.tag),
      on: 'value',
      message: `${quote(keyword)} contains ${found.what}, but words are expected.`,
      help: `Write its name in ${quote(keyword)}, and the IRI in ${quote(reference)}.`,
      ...(fix ? { fixes: [fix] } : {}),
    };
  },
});

/** The IRI that is in the place of words, and under which language if under one. */
function addressIn(value: Json): { readonly what: string; readonly tag?: string } | undefined {
  if (typeof value === 'string') return isAddress(value) ? { what: 'an IRI' } : undefined;
  if (Array.isArray(value)) return referencesIn(value) ? { what: 'references' } : undefined;
  if (!isObject(value)) return undefined;
  const tag = Object.keys(value).find((each) => typeof value[each] === 'string' && isAddress(value[each]));
  return tag === undefined ? undefined : { what: 'an IRI', tag };
}

function referencesIn(value: Json): readonly string[] | undefined {
  const items: readonly Json[] = Array.isArray(value) ? value : [value];
  return items.length > 0 && items.every((each) => typeof each === 'string') ? items : undefined;
}

function fixFor(
  { keyword, row, value, object, objectPointer, pointer }: Annotation,
  reference: string,
  safe: boolean,
): Fix | undefined {
  const edits = editsFor();
  if (edits === undefined) return undefined;
  return { title: `Move it to ${quote(reference)}`, safe, edits };

  function editsFor(): readonly Edit[] | undefined {
    const target = keywordNamed(row!.ref!)!;
    const takesList = target.kind.types.includes('array');
    const key = keyOf(object, target.renamed ?? row!.ref!);
    if (key === undefined) {
      const wrap: readonly Edit[] =
        takesList && !Array.isArray(value) ? [{ op: 'set', pointer, value: [value], keeps: '/0' }] : [];
      return [...wrap, { op: 'rename', pointer, name: reference }];
    }
    const there = object[key]!;
    const known = new Set(referencesIn(there)?.map(inFull));
    const missing = referencesIn(value)!.filter((each) => !known.has(inFull(each)));
    // Two different things cannot both be the one reference: a person has to choose.
    if (missing.length > 0 && !(takesList && Array.isArray(there))) return undefined;
    return [
      ...missing.map(
        (each): Edit => ({ op: 'insert', pointer: append(objectPointer, key, '-'), value: each }),
      ),
      { op: 'remove', pointer: append(objectPointer, keyword) },
    ];
  }
}
