import { exporters, importers, importFrom } from '../../src/exchange/standards/index.js';
import type { Code, Description, Fact, Subject, Variable } from '../../src/schema/description/index.js';
import { canonicalName } from '../../src/schema/vocabulary/index.js';
import { described, exported, type SchemaSource } from './sources.js';

/** A `fair:` value with what it is about, in a form that does not depend on where it stands. */
export interface Statement {
  readonly keyword: string;
  /** What tells it apart from all others. */
  readonly key: string;
  /** The number of the leaf that it is. */
  readonly leaf: number;
}

/** All that a description states by keywords: subject, keyword, language and value. */
export function statementsOf(description: Description): ReadonlyMap<string, Statement> {
  const found = new Map<string, Statement>();
  const add = (subject: string, what: string, fact: Fact<unknown> | undefined, language = '') => {
    if (fact === undefined || fact.leaf === undefined) return;
    const key = JSON.stringify([subject, what, language.toLowerCase(), fact.value]);
    found.set(key, { keyword: canonicalName(fact.keyword), key, leaf: fact.leaf });
  };
  const words = (subject: string, what: string, all: readonly (Fact & { readonly language?: string })[]) => {
    for (const each of all) add(subject, what, each, each.language);
  };
  const visit = (name: string, subject: Subject) => {
    words(name, 'label', subject.label);
    words(name, 'description', subject.richDescription);
    for (const [term, { words: texts, refs }] of Object.entries(subject.terms)) {
      words(name, term, texts);
      for (const each of refs) add(name, `${term}Ref`, each);
    }
    for (const [link, fact] of Object.entries(subject.links)) add(name, link, fact);
    add(name, 'resourceType', subject.resourceType);
    add(name, 'structureType', subject.structureType);
    if (subject.period) {
      add(name, 'start', subject.period.start);
      add(name, 'end', subject.period.end);
      words(name, 'period', subject.period.words);
    }
    if (subject.version) {
      add(name, 'version', subject.version.identifier);
      add(name, 'versionDate', subject.version.date);
      words(name, 'versionNotes', subject.version.notes);
    }
    for (const each of subject.contributions) {
      const who = `${name} by ${each.agent.refs[0]?.value ?? each.agent.names.map(({ value }) => value).toSorted()[0]}`;
      words(who, 'name', each.agent.names);
      for (const fact of each.agent.refs) add(who, 'entityRef', fact);
      words(who, 'type', each.agent.typeWords);
      for (const fact of each.agent.typeRefs) add(who, 'typeRef', fact);
      words(who, 'role', each.roleWords);
      for (const fact of each.roleRefs) add(who, 'roleRef', fact);
      add(who, 'startDate', each.start);
      add(who, 'endDate', each.end);
      words(who, 'contribution', each.description);
    }
    for (const each of subject.relations) {
      const to = `${name} to ${each.target.value}`;
      add(to, 'relationType', each.type);
      add(to, 'targetRef', each.target);
      for (const [index, fact] of each.sourceVariables.entries()) add(to, `source ${index}`, fact);
      for (const [index, fact] of each.targetVariables.entries()) add(to, `target ${index}`, fact);
      add(to, 'cardinality', each.cardinality);
      words(to, 'relation', each.description);
    }
    for (const each of subject.quality) {
      const { metric, metricRefs, value, valueWords, description } = each;
      // Languages may come back in another order.
      const texts = [metric, metricRefs, value ?? [], valueWords, description]
        .map((facts) => [facts].flat().map((fact) => String(fact.value)))
        .find((found) => found.length > 0);
      const of = `${name} quality ${texts?.sort()[0]}`;
      words(of, 'metric', each.metric);
      for (const fact of each.metricRefs) add(of, 'metricRef', fact);
      add(of, 'value', each.value);
      words(of, 'valueWords', each.valueWords);
      words(of, 'measurement', each.description);
    }
  };
  const visitCode = (name: string, code: Code) => {
    visit(`${name} = ${JSON.stringify(code.value)}`, code);
    add(`${name} = ${JSON.stringify(code.value)}`, 'sentinel', code.sentinel);
  };
  const visitVariables = (name: string, variables: readonly Variable[]) => {
    for (const each of variables) {
      const path = `${name} . ${each.path.join(' . ')}`;
      visit(path, each);
      for (const code of [...(each.codes?.codes ?? []), ...(each.codes?.sentinels ?? [])])
        visitCode(path, code);
      visitVariables(name, each.variables);
    }
  };
  visit('', description);
  for (const each of description.datasets) {
    if (!each.isRoot) visit(`table ${each.name}`, each);
    visitVariables(`table ${each.name}`, each.variables);
  }
  return found;
}

/** How many statements of schemas come back from a standard. */
export interface RoundTrip {
  readonly all: number;
  readonly restored: number;
  /** Of each keyword that is not restored wholly: how many were, and how many there are. */
  readonly byKeyword: ReadonlyMap<string, { readonly all: number; readonly restored: number }>;
  /** What neither came back nor is in the list of losses. */
  readonly unexplained: readonly string[];
}

/** Exports schemas without carrying them, and imports the documents. */
export async function roundTripOf(id: string, sources: readonly SchemaSource[]): Promise<RoundTrip> {
  const exporter = exporters.find((each) => each.id === id)!;
  const byKeyword = new Map<string, { all: number; restored: number }>();
  const unexplained: string[] = [];
  for (const source of sources) {
    const description = described(source);
    const { document, losses } = exported(exporter, source);
    const { schema } = await importFrom(importers[id]!, document, { uri: 'document' });
    const after = statementsOf(described({ name: source.name, schema }));
    const lost = new Set(losses.map(({ pointer }) => pointer));
    for (const [key, { keyword, leaf }] of statementsOf(description)) {
      const count = byKeyword.get(keyword) ?? { all: 0, restored: 0 };
      byKeyword.set(keyword, count);
      count.all++;
      if (after.has(key)) count.restored++;
      else if (!lost.has(description.leaves[leaf]!.pointer))
        unexplained.push(`${source.name} ${keyword} ${key}`);
    }
  }
  const sum = (name: 'all' | 'restored') =>
    [...byKeyword.values()].reduce((total, each) => total + each[name], 0);
  const partial = [...byKeyword].filter(([, { all, restored }]) => restored < all);
  return { all: sum('all'), restored: sum('restored'), byKeyword: new Map(partial), unexplained };
}
