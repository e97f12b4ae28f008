import { inWords, quote } from '../../../../base/json.js';
import type { Code, Subject, Variable } from '../../../../schema/description/index.js';
import { carries } from '../../annotations/keyword-spelling.js';
import { isPlaceholder } from '../../annotations/placeholder.js';
import { defineRule, type Rule, type Subjects } from '../../rule.js';
import { isEnumerated } from './code-lists.js';
import { theVariable } from './place.js';

type Thing = Variable | Code;

/** A rule that requires something of every variable, or of every code. */
interface Row
  extends Pick<Rule, 'id' | 'severity' | 'presets' | 'summary' | 'why' | 'targets' | 'metrics' | 'examples'> {
  readonly on: 'variable' | 'code';
  /** What is missing, to complete "The variable has no …". */
  readonly missing: string;
  readonly help: string;
  /** Whether it is stated in another way than in words. */
  readonly isSaid?: (subject: Subject) => boolean;
  /** The texts that say it, unless they are placeholders. */
  readonly texts?: (subject: Subject) => readonly (string | undefined)[];
  /** The keywords that say it, also when they say it wrongly. */
  readonly keywords: readonly string[];
  /** The one of them that a person is asked for. Default: the first. */
  readonly ask?: string;
  /** The keyword of JSON Schema that says it: a placeholder there is replaced. */
  readonly plain?: string;
  readonly applies?: (thing: Thing) => boolean;
}

const labels = ({ label, title }: Subject) => [title?.value, ...label.map(({ value }) => value)];
const descriptions = ({ richDescription, description }: Subject) => [
  description?.value,
  ...richDescription.map(({ value }) => value),
];

const rows: readonly Row[] = [
  {
    id: 'variable-label',
    on: 'variable',
    severity: 'warning',
    summary: 'Every variable has a label.',
    why: 'The name of a column is for programs; people who search for data read the label.',
    targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
    metrics: ['FsF-R1-01M-3', 'RDA-R1-01M'],
    missing: 'label',
    help: 'Add a short name for people as "title", or as "fair:label" in several languages.',
    texts: labels,
    keywords: ['fair:label'],
    plain: 'title',
    examples: {
      bad: [
        { schema: { type: 'object', properties: { hh_inc: { type: 'number' } } } },
        { schema: { type: 'object', properties: { hh_inc: { type: 'number', title: 'hh_inc' } } } },
        { schema: { type: 'object', properties: { hh_inc: { type: 'number', 'fair:label': 'TODO' } } } },
      ],
      good: [
        { schema: { type: 'object', properties: { hh_inc: { type: 'number', title: 'Household income' } } } },
        {
          schema: {
            type: 'object',
            properties: {
              hh_inc: { type: 'number', 'fair:label': { en: 'Household income', fr: 'Revenu du ménage' } },
            },
          },
        },
      ],
    },
  },
  {
    id: 'variable-description',
    on: 'variable',
    severity: 'info',
    summary: 'Every variable has a description.',
    why: 'A label only names a variable. A description says how it was asked, counted or computed.',
    targets: { cdif: 'should', croissant: 'should' },
    metrics: ['FsF-R1-01M-3', 'RDA-R1-01M'],
    missing: 'description',
    help: 'Add "description" or "fair:description": what the values mean, and how they were obtained.',
    texts: descriptions,
    keywords: ['fair:description'],
    plain: 'description',
    examples: {
      bad: [{ schema: { type: 'object', properties: { rain: { type: 'number', title: 'Rainfall' } } } }],
      good: [
        {
          schema: {
            type: 'object',
            properties: {
              rain: { type: 'number', title: 'Rainfall', description: 'Sum of the day from 06 to 06 UTC.' },
            },
          },
        },
      ],
    },
  },
  {
    id: 'variable-concept',
    on: 'variable',
    severity: 'warning',
    summary: 'Every variable is linked to a concept, or to a shared definition of the variable.',
    why: 'Programs can combine two datasets only if both link their columns to the same concepts.',
    targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
    metrics: ['FsF-I2-01M-2', 'RDA-I2-01D', 'RDA-I3-02M'],
    missing: 'concept and no link to a shared definition',
    help: 'Link to its concept with "fair:conceptRef", or to a shared definition with "fair:variableRef" or a similar keyword.',
    isSaid: ({ terms, links }) => terms.concept !== undefined || Object.keys(links).length > 0,
    keywords: [
      'fair:concept',
      'fair:conceptRef',
      'fair:variableRef',
      'fair:instanceVariableRef',
      'fair:representedVariableRef',
      'fair:conceptualVariableRef',
    ],
    ask: 'fair:conceptRef',
    // The members of a group of variables state what it means.
    applies: (thing) => !('variables' in thing && thing.variables.length > 0),
    examples: {
      bad: [{ schema: { type: 'object', properties: { sex: { type: 'string', title: 'Sex' } } } }],
      good: [
        {
          schema: {
            type: 'object',
            properties: {
              sex: { type: 'string', title: 'Sex', 'fair:conceptRef': 'http://www.wikidata.org/entity/Q290' },
            },
          },
        },
        {
          schema: {
            type: 'object',
            properties: { sex: { type: 'string', 'fair:variableRef': '#/$defs/Sex' } },
            $defs: { Sex: { title: 'Sex' } },
          },
        },
      ],
    },
  },
  {
    id: 'code-label',
    on: 'code',
    severity: 'warning',
    summary: 'Every code has a label.',
    why: 'Without a label, a code such as 2 means nothing once the codebook is lost.',
    targets: { cdif: 'should', croissant: 'should' },
    metrics: ['RDA-R1-01M', 'RDA-I1-01D'],
    missing: 'label',
    help: 'Add "title" beside "const", or "fair:label": what the code means.',
    texts: labels,
    keywords: ['fair:label'],
    plain: 'title',
    // The rule coded-values reports plain values of an enum; null means that there is no value.
    applies: (thing) => !('value' in thing) || (thing.value !== null && !isEnumerated(thing)),
    examples: {
      bad: [
        {
          schema: {
            type: 'object',
            properties: { smokes: { oneOf: [{ const: 1, title: 'Yes' }, { const: 2 }] } },
          },
        },
        {
          schema: {
            type: 'object',
            properties: {
              smokes: {
                oneOf: [
                  { const: 1, title: '1' },
                  { const: 2, title: 'No' },
                ],
              },
            },
          },
        },
      ],
      good: [
        {
          schema: {
            type: 'object',
            properties: {
              smokes: {
                oneOf: [
                  { const: 1, title: 'Yes' },
                  { const: 2, title: 'No' },
                ],
              },
            },
          },
        },
      ],
    },
  },
];

function thingOf(subject: Subjects['variable' | 'code']): Thing {
  return 'code' in subject ? subject.code : subject.variable;
}

function inASentence(thing: Thing): string {
  return 'value' in thing ? `The code that is ${inWords(thing.value)}` : theVariable(thing);
}

/** The texts of which one must be no placeholder; blank ones have a rule of their own. */
function givenTexts(thing: Thing, texts: Row['texts']): readonly string[] {
  return (texts?.(thing) ?? []).filter(
    (text) => text !== undefined && text.trim() !== '',
  ) as readonly string[];
}

function isEmptyText(text: string, thing: Thing): boolean {
  return isPlaceholder(text, 'value' in thing ? { code: String(thing.value) } : { name: thing.name });
}

/** Whether a thing has a keyword itself, and not from what it refers to. */
function isHere(keyword: string, { schema }: Thing): boolean {
  return schema !== undefined && Object.hasOwn(schema, keyword);
}

function presenceRule({
  missing,
  help,
  isSaid,
  texts,
  keywords,
  ask = keywords[0]!,
  plain,
  applies,
  ...row
}: Row): Rule {
  return defineRule<'variable' | 'code'>({
    ...row,
    group: 'semantics',
    fix: 'none',
    ask: [ask],
    applies: (subject) => applies?.(thingOf(subject)) ?? true,
    check(subject) {
      const thing = thingOf(subject);
      if (isSaid?.(thing)) return undefined;
      const given = givenTexts(thing, texts);
      if (given.some((text) => !isEmptyText(text, thing))) return undefined;
      const [placeholder] = given;
      if (placeholder === undefined && carries(thing.schema, keywords)) return undefined;
      const but = placeholder === undefined ? '' : `, only the placeholder ${quote(placeholder)}`;
      const own = plain !== undefined && isHere(plain, thing) ? [plain] : undefined;
      return { on: 'object', message: `${inASentence(thing)} has no ${missing}${but}.`, help, ask: own };
    },
  });
}

const byId: ReadonlyMap<string, Rule> = new Map(rows.map((row) => [row.id, presenceRule(row)]));

/** A variable without a label. */
export const variableLabel = byId.get('variable-label')!;
/** A variable without a description. */
export const variableDescription = byId.get('variable-description')!;
/** A variable that nothing says the meaning of. */
export const variableConcept = byId.get('variable-concept')!;
/** A code without a label. */
export const codeLabel = byId.get('code-label')!;
