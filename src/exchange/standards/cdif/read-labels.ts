import type { Sourced } from '../../../schema/draft/index.js';
import type { GraphNode } from '../read/graph.js';
import { type ReadKeyword, taken, textFrom, type Wording, wordings } from '../read/readers.js';
import { representationsOf } from './read-representation.js';
import { byKind, kindOf } from './read-root.js';
import { said, textBeside, type WordsBeside } from './read-terms.js';

interface LabelPlaces {
  readonly main: readonly string[];
  readonly inLanguages: string;
}

/** The name of tables and variables is the one in the data: all their labels stand side by side. */
const IN_DATA: LabelPlaces = {
  main: ['schema:alternateName', 'cdi:displayLabel'],
  inLanguages: 'fair:label',
};

const labelPlaces = byKind<LabelPlaces>({
  dataset: { main: ['schema:name', 'cdi:name', 'dct:title'], inLanguages: 'schema:alternateName' },
  code: { main: ['skos:prefLabel'], inLanguages: 'skos:altLabel' },
  table: IN_DATA,
  variable: IN_DATA,
});

function labelsOf(node: GraphNode): WordsBeside {
  const places = labelPlaces(node);
  const inLanguages = wordings(node, node.values(places.inLanguages));
  if (places !== IN_DATA) return textBeside(wordings(node, node.values(...places.main)), inLanguages);
  const plain = representationsOf(node).flatMap((each) => wordings(each, each.values(...places.main)));
  const words = inLanguages.length > 0 ? inLanguages : plain.slice(0, 1);
  return { words, left: takeRepeated(plain, words) };
}

/** The texts that differ from others, in more than their case; those that do not are repeated. */
function takeRepeated(texts: readonly Wording[], known: readonly Wording[]): readonly Wording[] {
  const said = new Set(known.map(({ text }) => text.toLowerCase()));
  return texts.filter(({ text, value, node }) => {
    const isRepeated = said.has(text.toLowerCase());
    if (isRepeated) node.graph.take(value.from, 'repeated');
    return !isRepeated;
  });
}

/** The label; a code that is called by its notation has none. */
export const readLabel: ReadKeyword = (node) => {
  const { words } = labelsOf(node);
  const [first, ...others] = words;
  const notation = node.values('skos:notation')[0]?.scalar;
  const isNotation = others.length === 0 && (first?.text === notation || first?.text === '(blank)');
  if (first === undefined || kindOf(node) !== 'code' || !isNotation) return textFrom(words);
  node.graph.take(first.value.from, 'repeated');
  return undefined;
};

/** The plain title beside a label. */
export function readTitle(node: GraphNode): Sourced<string> | undefined {
  return firstOfLeft(labelsOf(node));
}

function firstOfLeft({ left }: WordsBeside): Sourced<string> | undefined {
  const [first, ...others] = left;
  if (first === undefined) return undefined;
  takeRepeated(others, [first]);
  return taken(first.node, first.value, first.text);
}

const DESCRIPTIONS = ['schema:description', 'skos:definition', 'cdi:definition', 'dct:abstract'] as const;

function descriptionsOf(node: GraphNode): WordsBeside {
  const main = representationsOf(node).flatMap((each) => wordings(each, said(each, ...DESCRIPTIONS)));
  const left = takeRepeated(main, main.slice(0, 1));
  const found = textBeside(main.slice(0, 1), wordings(node, said(node, 'dct:description')));
  return { words: found.words, left: [...found.left, ...left] };
}

/** The description, unless it only repeats the name in the data. */
export const readDescription: ReadKeyword = (node) => {
  const { words } = descriptionsOf(node);
  const [first, ...others] = words;
  const isName =
    kindOf(node) === 'variable' &&
    others.length === 0 &&
    node.values('schema:name').some(({ scalar }) => scalar === first?.text);
  if (first === undefined || !isName) return textFrom(words);
  node.graph.take(first.value.from, 'repeated');
  return undefined;
};

/** The plain description beside the one with formats and languages. */
export function readPlainDescription(node: GraphNode): Sourced<string> | undefined {
  return firstOfLeft(descriptionsOf(node));
}
