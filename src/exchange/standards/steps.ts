import type { Budget } from '../../base/budget.js';
import type { Json } from '../../base/json.js';
import type {
  Code,
  Contribution,
  Description,
  Fact,
  LinkName,
  QualityFacts,
  RelationFacts,
  Subject,
  TermName,
  Variable,
  Words,
} from '../../schema/description/index.js';
import type { Exporter } from './exporter.js';
import type { ExportOptions } from './options.js';
import { visitSubjects } from './subjects.js';

/** The steps that the parts of a description take in the exporter that takes most for them, as measured. */
const STEPS = {
  leaf: 2,
  subject: 4,
  text: 4,
  reference: 6,
  contribution: 40,
  relation: 40,
  quality: 24,
  agent: 24,
  option: 24,
} as const;

/** How many characters are written in one step; exporters write most texts more than once. */
const CHARACTERS = 32;

/**
 * Spends the steps of an export before any of it is done. They follow from what the description and the options have;
 * what an exporter writes more than once it spends for itself.
 */
export function spendSteps(
  { steps }: Exporter,
  description: Description,
  options: ExportOptions,
  budget: Budget,
): void {
  budget.spend(STEPS.leaf * description.leaves.length + STEPS.agent * description.agents.length);
  budget.spend(STEPS.option * countIn(options));
  visitSubjects(description, {
    subject: (subject) => budget.spend(ofSubject(subject)),
    variable: (variable) => budget.spend(steps.variable + ofVariable(variable)),
    code: (code) => budget.spend(steps.code + ofCode(code)),
  });
}

function ofSubject(subject: Subject): number {
  const { label, title, richDescription, description, terms, links, period, version } = subject;
  const { contributions, relations, quality } = subject;
  let steps = STEPS.subject + ofWords(label) + ofWords(richDescription);
  if (title !== undefined) steps += ofText(title);
  if (description !== undefined) steps += ofText(description);
  for (const name in terms) {
    const { words, refs } = terms[name as TermName]!;
    steps += ofWords(words) + ofReferences(refs);
  }
  for (const name in links) steps += ofReference(links[name as LinkName]!);
  if (period !== undefined) steps += STEPS.reference + ofWords(period.words);
  if (version !== undefined) steps += STEPS.reference + ofWords(version.notes);
  for (const each of contributions) steps += ofContribution(each);
  for (const each of relations) steps += ofRelation(each);
  for (const each of quality) steps += ofQuality(each);
  return steps;
}

function ofVariable({ path, constraints, format }: Variable): number {
  const { pattern, default: usual, const: only } = constraints;
  let characters = (pattern?.length ?? 0) + (format?.length ?? 0) + lengthOf(usual) + lengthOf(only);
  for (const name of path) characters += name.length;
  return path.length + ofCharacters(characters);
}

function ofCode({ value, pointer }: Code): number {
  return ofCharacters(lengthOf(value) + pointer.length);
}

function ofContribution({ roleWords, roleRefs, description }: Contribution): number {
  return STEPS.contribution + ofWords(roleWords) + ofReferences(roleRefs) + ofWords(description);
}

function ofRelation({ target, sourceVariables, targetVariables, description }: RelationFacts): number {
  return (
    STEPS.relation +
    ofReference(target) +
    ofReferences(sourceVariables) +
    ofReferences(targetVariables) +
    ofWords(description)
  );
}

function ofQuality({ metric, metricRefs, valueWords, description }: QualityFacts): number {
  return (
    STEPS.quality + ofWords(metric) + ofReferences(metricRefs) + ofWords(valueWords) + ofWords(description)
  );
}

function ofWords(words: Words): number {
  let steps = 0;
  for (const each of words) steps += ofText(each);
  return steps;
}

function ofText({ value }: Fact): number {
  return STEPS.text + ofCharacters(value.length);
}

function ofReferences(references: readonly Fact[]): number {
  let steps = 0;
  for (const each of references) steps += ofReference(each);
  return steps;
}

function ofReference({ value }: Fact): number {
  return STEPS.reference + ofCharacters(value.length);
}

function ofCharacters(count: number): number {
  return Math.floor(count / CHARACTERS);
}

/** How long a value is when it is written. */
function lengthOf(value: Json | undefined): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length : 0;
}

/** How many values there are in options, on all levels. */
function countIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 0;
  for (const each of Object.values(value)) count += countIn(each);
  return count;
}
