// What a person does about each thing that costs points: states the value that is asked for, where it is asked for.

import { readiness } from '../src/apps/operations/readiness/index.js';
import type { Edit } from '../src/base/diagnostic.js';
import { isObject, type Json, type JsonObject } from '../src/base/json.js';
import type { Score } from '../src/quality/readiness/index.js';
import { describe } from '../src/schema/description/index.js';
import {
  append,
  type Document,
  documentOf,
  EditError,
  editValue,
  split,
  valueAt,
} from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';

type Loss = Score['metrics'][number]['losses'][number];

/** The edits of a person who does what is asked for. */
type Repair = (part: string, document: Document) => readonly Edit[];

const registry = createRegistry();

/** What exports need and no keyword can say. */
const OPTIONS: { readonly [name: string]: Json } = {
  identifier: 'https://doi.org/10.5281/zenodo.1234567',
  url: 'https://w3id.org/towns',
  distribution: [
    {
      contentUrl: 'https://w3id.org/towns/towns.zip',
      encodingFormat: 'application/zip',
      sha256: '0'.repeat(64),
    },
  ],
};

const ID = { $id: 'https://w3id.org/towns/schema' };
const VERSION = { 'fair:version': { identifier: '1.0.0', date: '2024-03-01' } };
const LICENSE = {
  'fair:license': 'CC-BY-4.0',
  'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
};
const CONTRIBUTORS: readonly JsonObject[] = [
  {
    name: 'Ida Nord',
    type: 'Individual',
    role: 'Producer',
    contributorRef: 'https://orcid.org/0000-0002-1825-0097',
  },
  {
    name: 'Data Archive',
    type: 'Organization',
    role: 'Archive',
    contributorRef: 'https://ror.org/02y3ad647',
  },
];

/** States members of the document. */
function stated(members: JsonObject): Repair {
  return () => edits('', members);
}

/** States members of the part of which something is missing. */
function statedOfPart(members: JsonObject): Repair {
  return (part) => edits(part, members);
}

function edits(part: string, members: JsonObject): readonly Edit[] {
  return Object.entries(members).map(([name, value]) => ({
    op: 'set',
    pointer: append(part, name),
    value: value as Json,
  }));
}

const contributed: Repair = (_, { value }) => {
  const known = isObject(value) ? value['fair:contributors'] : undefined;
  return edits('', { 'fair:contributors': [...(Array.isArray(known) ? known : []), ...CONTRIBUTORS] });
};

/** Gives every code of the document a label. */
const labelled: Repair = (_, document) => {
  const lists = describe(document, registry)
    .datasets.flatMap(({ variables }) => variables)
    .flatMap(function own(each): readonly (typeof each)[] {
      return [each, ...each.variables.flatMap(own)];
    })
    .flatMap(({ codes }) => (codes ? [codes] : []));
  return [...new Set(lists)]
    .map((list) => [...list.codes, ...list.sentinels])
    .flatMap((codes): readonly Edit[] => {
      const [values, token] = split(codes[0]?.pointer ?? '');
      if (values.endsWith('/enum') && /^\d+$/.test(token)) {
        const [holder] = split(values);
        const given = valueAt(document.value, values) as readonly Json[];
        const written = given.map((value, index) => ({ const: value, title: `Answer ${index}` }));
        return [{ op: 'remove', pointer: values }, ...edits(holder, { oneOf: written })];
      }
      return codes.flatMap(({ pointer }, index) => edits(pointer, { title: `Answer ${index}` }));
    });
};

/** By what is asked for, what to do. */
const repairs: { readonly [criterion: string]: Repair } = {
  identifier: stated(ID),
  'persistent-identifier': stated(ID),
  'web-address': stated(ID),
  title: stated({ title: 'Towns of the country' }),
  description: stated({ description: 'All towns of the country on the day of the census.' }),
  creator: contributed,
  publisher: contributed,
  contributor: contributed,
  'contributor-identifier': contributed,
  'contributor-reference': contributed,
  date: stated(VERSION),
  version: stated(VERSION),
  coverage: stated({
    'fair:temporalCoverage': { start: '1900-01-01', end: '2100-12-31' },
    'fair:spatialCoverage': 'Norway',
  }),
  'area-reference': stated({ 'fair:spatialCoverageRef': 'http://www.wikidata.org/entity/Q20' }),
  variables: stated({ type: 'object', properties: { town: { type: 'string' } } }),
  type: statedOfPart({ type: 'string' }),
  'code-labels': labelled,
  unit: statedOfPart({ 'fair:measurementScale': 'ordinal' }),
  'unit-reference': statedOfPart({ 'fair:measurementScale': 'ordinal' }),
  concept: (part) => edits(part, { 'fair:conceptRef': `https://w3id.org/towns/${encodeURIComponent(part)}` }),
  'code-list': statedOfPart({ 'fair:classificationRef': ['http://purl.org/linked-data/sdmx/2009/code#sex'] }),
  relation: stated({
    'fair:datasetRelations': [{ relationType: 'isVersionOf', targetRef: 'https://w3id.org/towns' }],
  }),
  'resource-type': stated({ 'fair:resourceType': 'dataset' }),
  'structure-type': stated({ 'fair:structureType': 'wide' }),
  label: statedOfPart({ title: 'What was asked' }),
  'variable-description': statedOfPart({
    description: 'Counted by the enumerators on the day of the census.',
  }),
  license: stated(LICENSE),
  'standard-license': stated(LICENSE),
  'license-reference': stated(LICENSE),
};

const MOST_ROUNDS = 10;

/** Does all that a schema is asked for, until nothing is missing. */
export async function fullyRepaired(
  schema: Json,
): Promise<{ readonly score: Score; readonly losses: readonly Loss[] }> {
  let document = documentOf(schema, 'schema');
  for (let round = 0; ; round++) {
    const score = await readiness.run(
      { schema: document, options: OPTIONS },
      { registry, today: '2026-05-01' },
    );
    const losses = score.metrics.flatMap((each) => each.losses);
    if (losses.length === 0 || round === MOST_ROUNDS) return { score, losses };
    for (const loss of losses) document = repaired(document, loss);
  }
}

function repaired(document: Document, { criterion, pointer, help }: Loss): Document {
  const part = pointer.replace(/\/(?:x-)?fair:.*$/, '');
  const [, definition] = /^(\/\$defs\/[^/]*)\//.exec(part) ?? [];
  const repair = help?.includes('to it if it is a table')
    ? statedOfPart({ 'fair:resourceType': 'dataset' })
    : repairs[criterion];
  let value = part === '' ? withoutBooleans(document.value) : document.value;
  for (const edit of repair?.(repair === repairs[criterion] ? part : definition!, document) ?? []) {
    value = edited(value, edit);
  }
  return documentOf(value, document.uri);
}

/** A schema `true` has no place for what it means. */
function withoutBooleans(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map((each) => withoutBooleans(each as Json));
  if (!isObject(schema)) return schema;
  const { properties } = schema;
  const described = isObject(properties)
    ? {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, each]) => [name, typeof each === 'boolean' ? {} : each]),
        ),
      }
    : {};
  return { ...schema, ...described };
}

function edited(value: Json, edit: Edit): Json {
  const [holder] = split(edit.pointer);
  try {
    // It may stand in a schema `true`.
    const isBoolean = typeof valueAt(value, holder) === 'boolean';
    const object = isBoolean ? editValue(value, [{ op: 'set', pointer: holder, value: {} }]) : value;
    const isNew = edit.op === 'set' && valueAt(object, edit.pointer) === undefined;
    return editValue(object, [isNew ? { ...edit, op: 'insert' } : edit]);
  } catch (fault) {
    // What was done before may have taken the place away.
    if (fault instanceof EditError) return value;
    throw fault;
  }
}
