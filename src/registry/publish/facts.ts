import type { JsonObject } from '../../base/json.js';
import { type Description, describe, type Term, type Variable } from '../../schema/description/index.js';
import type { Document } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';

/** What search can be narrowed by. */
export const facetKinds = ['unit', 'concept', 'quantity', 'license', 'keyword', 'variable'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** A value that a version can be found by. */
export interface Facet {
  readonly kind: FacetKind;
  readonly value: string;
}

/** A facet with the number of schemas that have it. */
export interface CountedFacet extends Facet {
  readonly count: number;
}

/** What lists and search know of a version without reading the schema. */
export interface Facts {
  readonly title: string;
  readonly description?: string;
  readonly keywords: readonly string[];
  /** The names and labels of its variables. */
  readonly variables: readonly string[];
}

/** What is known of a schema when it is published. */
export interface PublishedFacts {
  readonly facts: Facts;
  readonly facets: readonly Facet[];
  readonly license?: string;
}

/** A variable is found by its first texts: longer ones are no names. */
const LONGEST = 200;
const MOST_VARIABLES = 2000;

/** How many values of a kind a version is found by: more of them narrow nothing. */
const MOST_VALUES = 200;

/** The lengths of what is listed, in characters: lists, catalogues and pages of many schemas are made from it. */
const LONGEST_TITLE = 500;
const LONGEST_DESCRIPTION = 5000;
const LONGEST_KEYWORD = 200;
const MOST_KEYWORDS = 100;
const LONGEST_VARIABLES = 50_000;

/** Derives what a schema is listed and found by. */
export function factsOf(document: Document, options: JsonObject, registry: Registry): PublishedFacts {
  const description = describe(document, registry);
  const variables = allVariables(description).slice(0, MOST_VARIABLES);
  const keywords = clippedKeywords(
    Array.isArray(options.keywords)
      ? options.keywords.filter((each): each is string => typeof each === 'string')
      : [],
  );
  const stated = valuesOf(description.terms.license)[0];
  const license = stated === undefined ? undefined : clipped(stated, LONGEST_TITLE);
  const about = description.description?.value ?? firstOf(description.richDescription);
  const facets: Facet[] = [
    ...facet('license', license === undefined ? [] : [license]),
    ...facet('keyword', keywords),
    ...facet('concept', valuesOf(description.terms.concept)),
  ];
  for (const { name, terms } of variables)
    facets.push(
      ...facet('variable', [name]),
      ...facet('unit', valuesOf(terms.measurementUnit)),
      ...facet('concept', valuesOf(terms.concept)),
      ...facet('quantity', valuesOf(terms.quantity)),
    );
  return {
    facts: clippedFacts({
      title: description.title?.value ?? firstOf(description.label) ?? 'Untitled',
      ...(about === undefined ? {} : { description: about }),
      keywords,
      variables: [
        ...new Set(
          variables.flatMap(({ name, title, label }) => [
            name,
            ...(title ? [title, ...label] : label).map(({ value }) => value),
          ]),
        ),
      ]
        .filter((text) => text.length <= LONGEST)
        .slice(0, MOST_VARIABLES),
    }),
    facets: facetKinds.flatMap((kind) => {
      const values = new Set(facets.filter((each) => each.kind === kind).map(({ value }) => value));
      return [...values]
        .slice(0, kind === 'variable' ? MOST_VARIABLES : MOST_VALUES)
        .map((value) => ({ kind, value }));
    }),
    ...(license === undefined ? {} : { license }),
  };
}

/** Facts that are as short as lists need them; those that are stay as they are. */
export function clippedFacts(facts: Facts): Facts {
  const { title, description, keywords, variables } = facts;
  let left = LONGEST_VARIABLES;
  return {
    ...facts,
    title: clipped(title, LONGEST_TITLE),
    ...(description === undefined ? {} : { description: clipped(description, LONGEST_DESCRIPTION) }),
    keywords: clippedKeywords(keywords),
    variables: variables.filter(({ length }) => {
      left -= length;
      return left >= 0;
    }),
  };
}

function clippedKeywords(keywords: readonly string[]): readonly string[] {
  return keywords.slice(0, MOST_KEYWORDS).map((each) => clipped(each, LONGEST_KEYWORD));
}

function allVariables({ datasets }: Description): readonly Variable[] {
  const found: Variable[] = [];
  const left = datasets.flatMap(({ variables }) => variables);
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    found.push(next);
    left.push(...next.variables);
  }
  return found;
}

function facet(kind: FacetKind, values: readonly string[]): readonly Facet[] {
  return values.filter((value) => value !== '' && value.length <= LONGEST).map((value) => ({ kind, value }));
}

/** A term by its references, else by its words. */
function valuesOf(term: Term | undefined): readonly string[] {
  if (term === undefined) return [];
  return (term.refs.length > 0 ? term.refs : term.words).map(({ value }) => value);
}

function firstOf(words: Description['label']): string | undefined {
  return (
    words.find(({ language }) => language === undefined || language.startsWith('en'))?.value ??
    words[0]?.value
  );
}

/** A text that is not longer than so many characters: what is left out is marked, and no character is cut in two. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = most - 1;
  const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(end));
  return `${text.slice(0, isInPair ? end - 1 : end)}…`;
}
