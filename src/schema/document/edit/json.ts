import type { Edit } from '../../../base/diagnostic.js';
import { isObject, type Json } from '../../../base/json.js';
import type { Source } from '../document.js';
import { indexOf, split, tokens } from '../pointer.js';
import { nodeAt, type SourceNode, type Span } from '../source.js';
import { memberIndex } from './member-index.js';
import { EditError, type Patch, type Plan, type Planner } from './plan.js';

/** How a value is written: on one line or, with `lines`, over several. */
interface Layout {
  readonly colon: string;
  readonly lines?: { readonly indentation: string; readonly unit: string; readonly lineBreak: string };
}

const BREAK = /[\r\n]/;
const BLANK_LINES = /((?:\r\n|\n|\r(?!\n))[ \t]*)+(?=\r\n|\n|\r)/;

/** Plans edits of a JSON text; what is added is laid out like its neighbours. */
export function jsonPlanner(source: Source): Planner {
  return (edit) => {
    if (edit.op === 'insert') return insert(source, edit.pointer, edit.value);
    const node = nodeAt(source.root, edit.pointer);
    if (node === undefined) throw new EditError(`There is no value at ${edit.pointer}.`);
    if (edit.op === 'set') return set(source, node, edit.value, edit.keeps);
    if (edit.op === 'remove') return remove(source, node, containerOf(source, edit));
    if (node.key === undefined) throw new EditError(`The value at ${edit.pointer} has no name.`);
    return { patches: [replace(node.key, JSON.stringify(edit.name))], region: containerOf(source, edit) };
  };
}

function containerOf({ root }: Source, { pointer }: Edit): SourceNode {
  const container = pointer === '' ? undefined : nodeAt(root, split(pointer)[0]);
  if (container?.members || container?.items) return container;
  throw new EditError(`No object or array contains ${pointer}.`);
}

function set(source: Source, node: SourceNode, value: Json, keeps?: string): Plan {
  // What filled one line stays on one line, also among neighbours that fill several.
  const onLines =
    BREAK.test(source.text.slice(node.start, node.end)) || (!isFilled(node) && startsLine(source, node));
  const layout = layoutOf(source, node, onLines ? indentationAt(source.text, node.start) : undefined);
  const kept = keeps === undefined ? undefined : keptText(source, node, keeps, layout);
  return { patches: [replace(node, write(value, layout, kept))], region: node };
}

/** A text that is moved into a value, and the steps to its place there. */
interface Kept {
  readonly text: string;
  readonly steps: readonly string[];
}

function keptText({ text }: Source, { start, end }: Span, keeps: string, { lines }: Layout): Kept {
  const steps = tokens(keeps);
  const deeper = lines ? lines.unit.repeat(steps.length) : '';
  // No string of JSON holds a line break, so that all lines can be moved to the right.
  return { text: text.slice(start, end).replace(/(?:\r\n|\n|\r)(?![\r\n])/g, `$&${deeper}`), steps };
}

function insert(source: Source, pointer: string, value: Json): Plan {
  const container = containerOf(source, { op: 'insert', pointer, value });
  const [, token] = split(pointer);
  if (container.members?.has(token)) throw new EditError(`${pointer} already exists.`);
  const children = childrenOf(container);
  const index = container.members
    ? memberIndex(namesInOrder(container), token)
    : token === '-'
      ? children.length
      : indexOf(token);
  if (index === undefined || index > children.length)
    throw new EditError(`${pointer} is not a position in the array.`);
  const entry = (indentation?: string) => {
    const layout = layoutOf(source, container, indentation);
    const name = container.members ? JSON.stringify(token) + layout.colon : '';
    return name + write(value, layout);
  };
  const patch =
    children.length === 0
      ? fillEmpty(source, container, entry)
      : addBeside(source, container, children, index, entry);
  const appends = children.length > 0 && index === children.length && (container.members || token === '-');
  return { patches: [patch], region: container, appendsTo: appends ? container : undefined };
}

function fillEmpty(source: Source, container: SourceNode, entry: (indentation?: string) => string): Patch {
  const { text } = source;
  const inside = { start: container.start + 1, end: container.end - 1 };
  const onLines = BREAK.test(text.slice(inside.start, inside.end)) || startsLine(source, container);
  if (!onLines) return replace(inside, entry());
  const lineBreak = lineBreakOf(text);
  const outer = indentationAt(text, container.start);
  const inner = outer + indentationUnit(source);
  return replace(inside, lineBreak + inner + entry(inner) + lineBreak + outer);
}

function addBeside(
  source: Source,
  container: SourceNode,
  children: readonly SourceNode[],
  index: number,
  entry: (indentation?: string) => string,
): Patch {
  const gap = gapAround(source, container, children, index);
  const indentation = BREAK.test(gap) ? /^[ \t]*/.exec(gap.split(BREAK).at(-1)!)![0] : undefined;
  const next = children[index];
  const at = next ? startOf(next) : children.at(-1)!.end;
  return replace({ start: at, end: at }, next ? entry(indentation) + gap : gap + entry(indentation));
}

/** What is between two neighbours, a comma and white space, without blank lines. */
function gapAround(
  source: Source,
  container: SourceNode,
  children: readonly SourceNode[],
  index: number,
): string {
  const { text } = source;
  const at = Math.min(Math.max(index, 1), children.length - 1);
  if (at > 0) {
    const gap = text.slice(children[at - 1]!.end, startOf(children[at]!));
    // With a name that appears twice, more than a comma lies between the two.
    if (/^\s*,\s*$/.test(gap)) return gap.replace(BLANK_LINES, '');
  }
  const first = startOf(children[0]!);
  if (!BREAK.test(text.slice(container.start, first))) return commaOf(layoutOf(source, container).colon);
  return `,${lineBreakOf(text)}${indentationAt(text, first)}`;
}

function remove({ text }: Source, node: SourceNode, container: SourceNode): Plan {
  const start = startOf(node);
  const before = trimEnd(text, start);
  const after = trimStart(text, node.end);
  let span: Span = { start: container.start + 1, end: container.end - 1 };
  if (text[after] === ',') span = { start, end: trimStart(text, after + 1) };
  else if (text[before - 1] === ',') span = { start: trimEnd(text, before - 1), end: node.end };
  return { patches: [replace(span, '')], region: container };
}

function write(value: Json, { colon, lines }: Layout, kept?: Kept): string {
  if (kept?.steps.length === 0) return kept.text;
  const below = (name: string): Kept | undefined =>
    kept?.steps[0] === name ? { ...kept, steps: kept.steps.slice(1) } : undefined;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = lines
    ? { colon, lines: { ...lines, indentation: lines.indentation + lines.unit } }
    : { colon };
  const [open, close] = isObject(value) ? '{}' : '[]';
  const entries = isObject(value)
    ? Object.entries(value).map(
        ([name, each]) => JSON.stringify(name) + colon + write(each, inner, below(name)),
      )
    : (value as readonly Json[]).map((each, index) => write(each, inner, below(String(index))));
  if (entries.length === 0) return `${open}${close}`;
  if (lines === undefined) return open + entries.join(commaOf(colon)) + close;
  const { indentation, unit, lineBreak } = lines;
  const start = lineBreak + indentation + unit;
  return open + start + entries.join(`,${start}`) + lineBreak + indentation + close;
}

/** The layout at a node: colons as its own members, or else the first of the document, have them. */
function layoutOf(source: Source, node: SourceNode, indentation?: string): Layout {
  const { text, root } = source;
  const member = firstMember(node) ?? firstMember(root);
  const written = member ? text.slice(member.key!.end, member.start) : '';
  const colon = /^ ?: ?$/.test(written) ? written : ': ';
  if (indentation === undefined) return { colon };
  return { colon, lines: { indentation, unit: indentationUnit(source), lineBreak: lineBreakOf(text) } };
}

function commaOf(colon: string): string {
  return colon === ':' ? ',' : ', ';
}

function indentationUnit({ text, root }: Source): string {
  const unitIn = (node: SourceNode): string | undefined => {
    const first = childrenOf(node)[0];
    if (first && BREAK.test(text.slice(node.start, startOf(first)))) {
      const outer = indentationAt(text, node.start);
      const inner = indentationAt(text, startOf(first));
      if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
    }
    for (const child of childrenOf(node)) {
      const found = unitIn(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return unitIn(root) ?? '  ';
}

/** The line end that a text uses. */
function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}

/** The white space that the line of an offset starts with. */
function indentationAt(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && !BREAK.test(text[start - 1]!)) start--;
  return /^\uFEFF?([ \t]*)/.exec(text.slice(start, offset))![1]!;
}

/** Whether a value, or its name, is the first on its line; a root that is not the only text is a row. */
function startsLine({ text, root }: Source, node: SourceNode): boolean {
  if (node === root) return text.slice(0, root.start).trim() === '' && text.slice(root.end).trim() === '';
  const start = startOf(node);
  return BREAK.test(text.slice(trimEnd(text, start), start));
}

function trimStart(text: string, offset: number): number {
  let start = offset;
  while (/\s/.test(text[start] ?? '')) start++;
  return start;
}

function trimEnd(text: string, offset: number): number {
  let end = offset;
  while (/\s/.test(text[end - 1] ?? '')) end--;
  return end;
}

function replace({ start, end }: Span, text: string): Patch {
  return { start, end, text };
}

function startOf(node: SourceNode): number {
  return node.key?.start ?? node.start;
}

function childrenOf(node: SourceNode): readonly SourceNode[] {
  // A name that appears twice keeps its first place in the map: the map is not always in the order of the text.
  if (node.members) return [...node.members.values()].sort((one, other) => one.start - other.start);
  return node.items ?? [];
}

function namesInOrder({ members }: SourceNode): readonly string[] {
  return [...members!].sort(([, one], [, other]) => one.start - other.start).map(([name]) => name);
}

function isFilled(node: SourceNode): boolean {
  return (node.members?.size ?? node.items?.length ?? 0) > 0;
}

function firstMember(node: SourceNode): SourceNode | undefined {
  for (const child of node.members?.values() ?? node.items ?? []) {
    const found = child.key ? child : firstMember(child);
    if (found) return found;
  }
  return undefined;
}
