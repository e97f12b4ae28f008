import { isObject, type JsonObject, quote } from '../../../../base/json.js';
import { append, split, valueAt } from '../../../../schema/document/index.js';
import { closest } from '../../../../schema/vocabulary/index.js';
import { holding, partsNamed, type StringPart } from '../../annotations/annotation-parts.js';
import { type Annotation, defineRule, type Found, type LintContext } from '../../rule.js';
import { followLink, isLocalLink, linkKeywords, ringsIn } from './links.js';

/** Links into the document resolve to a definition, without a cycle. */
export const localRefResolves = defineRule({
  id: 'local-ref-resolves',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  summary:
    'Links into the document resolve, and definitions of variables do not refer to each other in a cycle.',
  why: 'The target of a link defines what a variable means or what a dataset relates to. A broken link defines nothing.',
  targets: { cdif: 'should' },
  metrics: ['FsF-I3-01M-2', 'RDA-I3-01M'],
  examples: {
    bad: [
      {
        schema: {
          $defs: { Girth: { type: 'number' } },
          properties: { girth: { 'fair:variableRef': '#/$defs/Grith' } },
        },
      },
      { schema: { 'fair:datasetRelations': [{ relationType: 'hasPart', targetRef: '#trees' }] } },
      {
        schema: {
          $defs: {
            Girth: { 'fair:representedVariableRef': '#/$defs/Size' },
            Size: { 'fair:conceptualVariableRef': '#/$defs/Girth' },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          $defs: { Girth: { $anchor: 'girth', type: 'number' } },
          properties: {
            girth: { 'fair:variableRef': '#/$defs/Girth' },
            other: { 'fair:variableRef': '#girth' },
          },
        },
      },
      { schema: { properties: { girth: { 'fair:variableRef': 'https://example.org/variables#girth' } } } },
    ],
  },
  concerns: holding(['link']),
  applies: (annotation) => localLinks(annotation).length > 0,
  check: (annotation, context) =>
    localLinks(annotation).flatMap((link) => finding(link, annotation, context) ?? []),
});

function localLinks(annotation: Annotation): readonly StringPart[] {
  return partsNamed(annotation, ['link']).filter((part): part is StringPart => isLocalLink(part));
}

function finding(
  { value, pointer }: StringPart,
  annotation: Annotation,
  context: LintContext,
): Found | undefined {
  const target = followLink(value, annotation.object, context);
  if (target === undefined) {
    const meant = nearMiss(value, context);
    return {
      pointer,
      on: 'value',
      message: `The link ${quote(value)} does not resolve.`,
      help: meant
        ? `Did you mean ${quote(meant)}?`
        : 'Correct it, or add the definition that it should refer to.',
      params: { link: value, ...(meant ? { suggestion: meant } : {}) },
    };
  }
  if (annotation.name === undefined || !linkKeywords.includes(annotation.name)) return undefined;
  if (!ringsIn(context).has(pointer)) return undefined;
  return {
    pointer,
    on: 'value',
    message: `With the link ${quote(value)}, a definition refers back to itself.`,
    help: 'Link only from the specific to the general: instance, represented, conceptual variable.',
    params: { link: value },
  };
}

const MOST_CANDIDATES = 200;

/** The names of the first members of an object, without a list of all of them. */
function firstNamesIn(object: JsonObject): readonly string[] {
  const names: string[] = [];
  for (const name in object) {
    names.push(name);
    if (names.length === MOST_CANDIDATES) break;
  }
  return names;
}

/** A target with a similar name at the place of the link. */
function nearMiss(link: string, { document, budget }: LintContext): string | undefined {
  if (!link.startsWith('#/')) return undefined;
  const [parent, name] = split(link.slice(1));
  const around = valueAt(document.value, parent);
  if (!isObject(around)) return undefined;
  const meant = closest(name, firstNamesIn(around), budget);
  return meant === undefined ? undefined : `#${append(parent, meant)}`;
}
