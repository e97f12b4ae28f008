// The sentences that people read, as the literals of the source: messages, helps, summaries, titles and texts of pages.
// test/sentences.txt lists all of them by module, so that the difference of a commit shows every sentence that it changes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';

/** The list of all sentences below src/. */
export function sentenceList(root) {
  const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name) && !/\.(?:test|generated)\.ts$/.test(name))
    .map((name) => `src/${name}`)
    .sort();
  const sections = modules.flatMap((path) => {
    const sentences = sentencesOf(readFileSync(join(root, path), 'utf8'), path.endsWith('x') ? 'tsx' : 'ts');
    return sentences.length === 0 ? [] : [`${path}\n${sentences.map((each) => `  ${each}\n`).join('')}`];
  });
  return sections.join('\n');
}

/** The literals of a module that may be sentences, one line each; names in braces stand for values. */
export function sentencesOf(code, loader = 'ts') {
  const { code: script } = transformSync(code, { loader, jsx: 'automatic', charset: 'utf8' });
  const texts = [];
  visit(parseAst(script), (node) => {
    const text = textOf(node);
    if (text !== undefined) texts.push(text);
    return text !== undefined;
  });
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(isSentence);
}

/** Calls `take` on a node and the nodes below it; what `take` accepts is a whole, of which only inner values are visited. */
function visit(node, take) {
  if (/^(?:Import|Export(?:All|Named))Declaration$/.test(node.type) && node.source) return;
  const isTaken = take(node);
  const below = isTaken ? valuesIn(node) : Object.values(node).flat();
  for (const child of below) {
    if (typeof child?.type === 'string') visit(child, take);
  }
}

/** The text of a literal, or of literals that are put together by plus; undefined for other nodes. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') {
    return node.quasis
      .map(
        ({ value }, index) =>
          `${index === 0 ? '' : `{${nameOf(node.expressions[index - 1])}}`}${value.cooked}`,
      )
      .join('');
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  if (left === undefined && right === undefined) return undefined;
  return `${left ?? `{${nameOf(node.left)}}`}${right ?? `{${nameOf(node.right)}}`}`;
}

function valuesIn(node) {
  if (node.type === 'TemplateLiteral') return node.expressions;
  if (node.type !== 'BinaryExpression') return [];
  return [node.left, node.right].flatMap((side) => (textOf(side) === undefined ? [side] : valuesIn(side)));
}

/** The name of a value in a sentence. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return '…';
}

/** Words with a space between them; no code, styles, or lists of names. */
function isSentence(text) {
  const words = text.replaceAll(/\{[^{}]*\}/g, 'X');
  if (/===|\breturn \w+;|; [\w-]+: /.test(words)) return false;
  if (words.split(' ').length > 20 && !/[.,;|"`(]/.test(words)) return false;
  return /[A-Za-z]{2}\S* \S|\S ["'(]*[A-Za-z]{2}/.test(words);
}
