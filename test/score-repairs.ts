// What a person does about each finding that costs points: states the value that it asks for, where it asks for it.
import { describe } from '../src/description/index.js';
import type { Edit } from '../src/diagnostic.js';
import {
  append,
  type Document,
  documentOf,
  EditError,
  editValue,
  split,
  valueAt,
} from '../src/document/index.js';
import { isObject, type Json, type JsonObject } from '../src/json.js';
import { fixDocument, lint, rules, type Score, scoreOf } from '../src/lint/index.js';
import { createRegistry } from '../src/registry/index.js';

type Loss = Score['metrics'][number]['losses'][number];

/** The edits of a person who does what a finding asks for; the value is what is at its place. */
type Repair = (loss: Loss, value: Json | undefined, document: Document) => readonly Edit[];

const registry = createRegistry();

const PERIOD = { start: '1900-01-01', end: '2100-12-31' };
const VERSION = { identifier: '1.0.0', date: '2024-03-01' };
const AUTHOR = {
  name: 'Ida Nord',
  type: 'Individual',
  role: 'Producer',
  contributorRef: 'https://orcid.org/0000-0002-1825-0097',
};
const PUBLISHER = {
  name: 'Data Archive',
  type: 'Organization',
  role: 'Archive',
  contributorRef: 'https://ror.org/02y3ad647',
};

/** An address that nothing else in a document has. */
function addressFor(pointer: string): string {
  return `https://w3id.org/towns/${encodeURIComponent(pointer)}`;
}

/** An ORCID that no other contributor of a document has. */
function orcidFor(pointer: string): string {
  const hash = [...pointer].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e7, 7);
  const digits = `00000002${String(hash).padStart(7, '0')}`;
  // ISO 7064, MOD 11-2.
  const rest = (12 - ([...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0) % 11)) % 11;
  return `https://orcid.org/${`${digits}${rest === 10 ? 'X' : rest}`.replace(/(.{4})(?=.)/g, '$1-')}`;
}

function set(pointer: string, value: Json): readonly Edit[] {
  return [{ op: 'set', pointer, value }];
}

/** States a member of the object that the finding is about. */
function stated(name: string, value: Json): Repair {
  return ({ pointer }) => set(append(pointer, name), value);
}

/** States it unless it is there. */
function completed(members: JsonObject): Repair {
  return ({ pointer }, value) =>
    Object.entries(members).flatMap(([name, each]) =>
      isObject(value) && Object.hasOwn(value, name) ? [] : set(append(pointer, name), each as Json),
    );
}

/** Writes another value in place of that one. */
function corrected(value: Json): Repair {
  return ({ pointer }) => set(pointer, value);
}

const addressed: Repair = ({ pointer }) => set(pointer, addressFor(pointer));

function listed(contributor: JsonObject): Repair {
  return ({ pointer }) => [{ op: 'insert', pointer: append(pointer, '-'), value: contributor }];
}

/** The names in quotes. */
function namesIn(sentence = ''): readonly string[] {
  return [...sentence.matchAll(/"([^"]*)"/g)].map(([, name]) => name!);
}

/** By rule, what to do. */
const repairs: { readonly [rule: string]: Repair } = {
  'schema-id': stated('$id', 'https://w3id.org/towns/schema'),
  'schema-id-persistent': corrected('https://w3id.org/towns/schema'),
  'dataset-title': ({ pointer }) => set(append(pointer, 'title'), `Towns${pointer}`),
  'dataset-description': stated('description', 'All towns, as of the census.'),
  'dataset-license': stated('fair:licenseRef', 'https://spdx.org/licenses/CC-BY-4.0'),
  'dataset-contributors': stated('fair:contributors', [AUTHOR, PUBLISHER]),
  'dataset-version': ({ pointer, on }) =>
    on === 'value' ? set(pointer, VERSION.identifier) : set(append(pointer, 'fair:version'), VERSION),
  'version-date': ({ pointer }, value) => {
    const place = pointer.endsWith('/fair:version') ? pointer : append(pointer, 'fair:version');
    const identifier = typeof value === 'string' ? { identifier: value } : {};
    return set(place, { ...VERSION, ...identifier, ...(pointer === place && isObject(value) ? value : {}) });
  },
  'dataset-coverage': ({ pointer, help }) =>
    namesIn(help).flatMap((name) =>
      set(append(pointer, name), name === 'fair:temporalCoverage' ? PERIOD : 'Norway'),
    ),
  'temporal-coverage-bounds': completed(PERIOD),
  'contributor-publisher': listed(PUBLISHER),
  'contributor-creator': listed(AUTHOR),
  'contributor-type': stated('type', 'Organization'),
  'contributor-role': stated('role', 'Contributor'),
  'contributor-ref': ({ pointer, on }) =>
    set(on === 'value' ? pointer : append(pointer, 'contributorRef'), orcidFor(pointer)),
  'known-license': ({ pointer }) =>
    set(pointer, pointer.endsWith('Ref') ? 'https://spdx.org/licenses/CC-BY-4.0' : 'CC-BY-4.0'),
  'license-ref': ({ pointer }) =>
    set(append(split(pointer)[0], 'fair:licenseRef'), 'https://spdx.org/licenses/CC-BY-4.0'),
  'variable-label': stated('title', 'A label'),
  'variable-description': stated('description', 'What was counted.'),
  'variable-concept': ({ pointer }) => set(append(pointer, 'fair:conceptRef'), addressFor(pointer)),
  'variable-type': stated('type', 'string'),
  'numeric-unit': stated('fair:measurementScale', 'ordinal'),
  'unit-fits': ({ pointer }) => [{ op: 'remove', pointer }],
  'no-reused-ref': addressed,
  'literal-needs-ref': ({ pointer, help }) =>
    namesIn(help).flatMap((name) => set(append(split(pointer)[0], name), addressFor(pointer))),
  'controlled-term': ({ pointer, help }) => set(pointer, namesIn(help)[0]!),
  'code-list': ({ pointer }) => set(append(pointer, 'fair:classificationRef'), [addressFor(pointer)]),
  'code-label': stated('title', 'A label'),
  'coded-values': ({ pointer }, value) => [
    {
      op: 'set',
      pointer,
      value: ((value ?? []) as readonly Json[]).map((each, at) => ({ const: each, title: `Code ${at}` })),
    },
    { op: 'rename', pointer, name: 'oneOf' },
  ],
  'no-empty-text': corrected('Some words'),
  'quality-measurement': ({ pointer }, value) => {
    const given = isObject(value) ? value : {};
    const isNamed = 'metric' in given || 'metricRef' in given;
    return set(pointer, { ...(isNamed ? {} : { metric: 'Share of towns' }), value: 0.99, ...given });
  },
  'relation-variables': (loss, _value, document) => joined(loss, document),
  'valid-date': corrected('2024-03-01'),
  'date-order': corrected('2100-12-31'),
  'ref-is-iri': addressed,
  'known-prefix': addressed,
  'local-ref-resolves': addressed,
  'valid-orcid': ({ pointer }) => set(pointer, orcidFor(pointer)),
  'sentinel-const': ({ pointer }) => [{ op: 'remove', pointer }],
};

/** Joins a variable of the dataset with one of the target. */
function joined({ pointer }: Loss, document: Document): readonly Edit[] {
  const { datasets, relations } = describe(document, registry);
  const own = datasets.find(({ isRoot }) => isRoot);
  const all = [{ relations, variables: own?.variables ?? [] }, ...datasets];
  for (const table of all) {
    const relation = table.relations.find((each) => pointer.startsWith(each.pointer));
    if (relation === undefined) continue;
    const target = datasets.find(({ name }) => name === relation.table);
    const names = [table.variables[0]?.name ?? 'town', target?.variables[0]?.name ?? 'town'];
    return ['sourceVariables', 'targetVariables'].flatMap((side, index) =>
      set(append(relation.pointer, side), [names[index]!]),
    );
  }
  return [];
}

const EVERY_RULE = Object.fromEntries(rules.map(({ id }) => [id, 'warning'] as const));

/** The score of a schema, and all points that it lacks, each place once. */
async function evaluated(
  document: Document,
): Promise<{ readonly score: Score; readonly losses: readonly Loss[] }> {
  const score = scoreOf((await lint(document, registry)).evaluated!);
  const places = new Map<string, Loss>();
  for (const loss of score.metrics.flatMap(({ losses }) => losses))
    places.set(`${loss.rule} ${loss.pointer}`, loss);
  return { score, losses: [...places.values()] };
}

async function fixed(document: Document): Promise<Document> {
  const examine = async (each: Document) => (await lint(each, registry, { rules: EVERY_RULE })).diagnostics;
  return (await fixDocument(document, { registry, examine, unsafe: true })).document;
}

const MOST_ROUNDS = 10;

/** Does all that the findings on a schema ask for: fixes first, then values by hand, until nothing changes. */
export async function fullyRepaired(schema: Json): Promise<{
  readonly score: Score;
  readonly losses: readonly Loss[];
  readonly schema: Json;
}> {
  let document = documentOf(schema, 'schema');
  for (let number = 0; ; number++) {
    document = await fixed(document);
    const { score, losses } = await evaluated(document);
    if (losses.length === 0 || number === MOST_ROUNDS) return { score, losses, schema: document.value };
    for (const loss of losses) document = repaired(document, loss);
  }
}

function repaired(document: Document, loss: Loss): Document {
  const { value } = document;
  const edits = repairs[loss.rule]?.(loss, valueAt(value, loss.pointer), document) ?? [];
  // What is set may be new.
  const possible = edits.map((edit) =>
    edit.op === 'set' && valueAt(value, edit.pointer) === undefined
      ? { ...edit, op: 'insert' as const }
      : edit,
  );
  try {
    return documentOf(editValue(value, possible), document.uri);
  } catch (fault) {
    // What was done before may have taken the place away.
    if (fault instanceof EditError) return document;
    throw fault;
  }
}
