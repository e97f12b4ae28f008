import type { Edit, Fix } from '../../../../base/diagnostic.js';
import { isObject, type Json, quote } from '../../../../base/json.js';
import type { Description, Subject, Variable } from '../../../../schema/description/index.js';
import { append } from '../../../../schema/document/index.js';
import { keywordNamed } from '../../../../schema/vocabulary/index.js';
import { isAvailable, keyOf, spelledLike } from '../../annotations/keyword-spelling.js';
import { isAddress } from '../../annotations/web-address.js';
import { askIn } from '../../ask-of.js';
import { perDocument } from '../../per-document.js';
import { type Annotation, defineRule, type LintContext } from '../../rule.js';

// Other rules report the licence and the provider; a period is more than words.
const SPOKEN_OF_ELSEWHERE = ['fair:license', 'fair:provider', 'fair:temporalCoverage'];

/** Words without a reference beside them. */
export const literalNeedsRef = defineRule({
  id: 'literal-needs-ref',
  on: 'annotation',
  group: 'semantics',
  severity: 'hint',
  presets: { strict: 'info' },
  fix: 'unsafe',
  askedFor: 'the reference that identifies what the words name',
  needs: { units: ({ name }) => name === 'fair:measurementUnit' || name === 'fair:quantity' },
  summary: 'A value in words has a reference beside it that identifies it.',
  why: 'Words differ between languages and authors; an IRI means the same to every program.',
  targets: { cdif: 'should', 'ro-crate': 'should' },
  metrics: ['FsF-I2-01M-2', 'RDA-I2-01M', 'RDA-I2-01D'],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          properties: { mass: { type: 'number', 'fair:measurementUnit': 'kilogram' } },
        },
        fixed: {
          type: 'object',
          properties: {
            mass: {
              type: 'number',
              'fair:measurementUnit': 'kilogram',
              'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloGM',
            },
          },
        },
      },
      { schema: { type: 'object', 'fair:spatialCoverage': { en: 'Norway', fr: 'Norvège' } } },
    ],
    good: [
      {
        schema: {
          type: 'object',
          properties: { grade: { type: 'integer', 'fair:measurementScale': 'ordinal' } },
        },
      },
      {
        schema: {
          type: 'object',
          'fair:spatialCoverage': 'Norway',
          'fair:spatialCoverageRef': 'http://publications.europa.eu/resource/authority/country/NOR',
        },
      },
    ],
  },
  // A word of a controlled list says as much as its IRI; controlled-term checks other words.
  concerns: ({ ref, list }, name) =>
    ref !== undefined && list === undefined && !SPOKEN_OF_ELSEWHERE.includes(name),
  applies(annotation, context) {
    const { row, value } = annotation;
    if (row?.ref === undefined || !isAvailable(row.ref, context)) return false;
    const words = wordsOf(value);
    return words.length > 0 && !words.some(isAddress);
  },
  check(annotation, context) {
    const { keyword, row, object, objectPointer, pointer } = annotation;
    const reference = row!.ref!;
    const current = keywordNamed(reference)?.renamed ?? reference;
    if (keyOf(object, current) !== undefined || hasRefs(annotation, context)) return undefined;
    const spelling = spelledLike(keyword, reference);
    const fix = fixFor(annotation, context, append(objectPointer, spelling));
    return {
      pointer,
      on: 'key',
      message: `${quote(keyword)} is given in words only.`,
      help: `Add the IRI that identifies it as ${quote(spelling)}.`,
      ...(fix ? { fixes: [fix] } : { ask: askIn(objectPointer, spelling) }),
    };
  },
});

/** Whether the thing has a reference from a definition that it refers to. */
function hasRefs({ name, objectPointer }: Annotation, context: LintContext): boolean {
  const terms: Readonly<Record<string, { readonly refs: readonly unknown[] } | undefined>> | undefined =
    subjectAt(context, objectPointer)?.terms;
  return (terms?.[name!.slice('fair:'.length)]?.refs.length ?? 0) > 0;
}

function wordsOf(value: Json): readonly string[] {
  const all = isObject(value) ? Object.keys(value).map((tag) => value[tag]!) : [value];
  return all.filter((each): each is string => typeof each === 'string' && each.trim() !== '');
}

function fixFor({ name, value }: Annotation, { lists }: LintContext, pointer: string): Fix | undefined {
  const words = wordsOf(value);
  const insert = (iri: string): readonly Edit[] => [{ op: 'insert', pointer, value: iri }];
  const find =
    name === 'fair:measurementUnit'
      ? lists.units.byWords
      : name === 'fair:quantity'
        ? lists.units.quantityByWords
        : undefined;
  const found = find && words.map((word) => find(word)).find((each) => each !== undefined);
  return (
    found && { title: `Add the reference of ${quote(found.label)}`, safe: false, edits: insert(found.iri) }
  );
}

const subjectsByPointer = perDocument(
  ({ description }): ReadonlyMap<string, Subject> =>
    new Map([...subjectsIn(description)].reverse().map((each) => [each.pointer, each] as const)),
);

/** What is described at a place of the document, with all that references and shared definitions add to it. */
function subjectAt(context: LintContext, pointer: string): Subject | undefined {
  return subjectsByPointer(context).get(pointer);
}

function* subjectsIn(description: Description): Generator<Subject> {
  const isHere = ({ uri }: Subject) => uri === description.uri;
  yield description;
  for (const table of description.datasets) {
    if (isHere(table)) yield table;
    for (const variable of withParts(table.variables)) {
      if (isHere(variable)) yield variable;
    }
  }
}

function* withParts(variables: readonly Variable[]): Generator<Variable> {
  for (const variable of variables) {
    yield variable;
    yield* withParts(variable.variables);
  }
}
