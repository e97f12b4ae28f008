import type {
  Dataset,
  Description,
  RelationFacts,
  Subject,
  Term,
} from '../../../schema/description/index.js';
import { loadLicenses } from '../../../schema/vocabulary/index.js';
import type { Card, RelationEntry, TableEntry } from '../protocol.js';
import type { Entry } from './entries.js';
import { byLanguage, descriptionOf, inShort, labelOf } from './words.js';

/** What readers will see of the dataset. */
export async function cardOf(description: Description): Promise<Card> {
  const { pointer, id, terms, version, period } = description;
  const license = await licenseOf(terms.license);
  return {
    pointer,
    title: labelOf(description),
    description: descriptionOf(description),
    ...(id ? { id: id.value } : {}),
    ...(license ? { license } : {}),
    ...(version ? { version: valuesOf({ identifier: version.identifier, date: version.date }) } : {}),
    people: peopleOf(description),
    ...(period
      ? {
          period: {
            ...valuesOf({ start: period.start, end: period.end }),
            words: byLanguage(period.words),
          },
        }
      : {}),
    places: placesOf(terms.spatialCoverage),
  };
}

/** The tables of a description. */
export function tablesOf({ datasets }: Description, entries: readonly Entry[]): readonly TableEntry[] {
  const counts = new Map<Dataset, number>();
  for (const { table } of entries) counts.set(table, (counts.get(table) ?? 0) + 1);
  return datasets.map((dataset) => ({
    name: dataset.name,
    pointer: dataset.pointer,
    rowPointer: dataset.rows[0]?.pointer ?? dataset.pointer,
    label: labelOf(dataset),
    variables: counts.get(dataset) ?? 0,
    relations: dataset.relations.map(relationEntry),
  }));
}

function relationEntry(relation: RelationFacts): RelationEntry {
  const { type, target, table, sourceVariables, targetVariables, cardinality } = relation;
  return {
    type: type.value,
    target: target.value,
    ...(table === undefined ? {} : { table }),
    sourceVariables: sourceVariables.map(({ value }) => value),
    targetVariables: targetVariables.map(({ value }) => value),
    ...(cardinality ? { cardinality: cardinality.value } : {}),
  };
}

function valuesOf<Name extends string>(
  facts: Readonly<Record<Name, { readonly value: string } | undefined>>,
): { readonly [name in Name]?: string } {
  const stated = Object.entries<{ readonly value: string } | undefined>(facts).filter(([, fact]) => fact);
  return Object.fromEntries(stated.map(([name, fact]) => [name, fact!.value])) as {
    [name in Name]?: string;
  };
}

async function licenseOf(term: Term | undefined): Promise<Card['license']> {
  if (term === undefined) return undefined;
  const words = inShort(term.words);
  const ref = term.refs[0]?.value;
  const licenses = await loadLicenses();
  const known = (ref === undefined ? undefined : licenses.byIri(ref)) ?? licenses.byId(words);
  return { words, ...(ref === undefined ? {} : { ref }), ...(known ? { name: known.name } : {}) };
}

function peopleOf({ contributions }: Subject): Card['people'] {
  return contributions.map(({ agent, role }) => {
    const ref = agent.refs[0]?.value;
    return { name: inShort(agent.names), role, ...(ref === undefined ? {} : { ref }) };
  });
}

function placesOf(term: Term | undefined): readonly string[] {
  if (term === undefined) return [];
  const words = inShort(term.words);
  return words === '' ? term.refs.map(({ value }) => value) : [words];
}
