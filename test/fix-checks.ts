import { expect } from 'vitest';
import { stringify } from 'yaml';
import { isObject, type Json, member } from '../src/base/json.js';
import { type Fixed, type FixOptions, fixDocument } from '../src/quality/lint/fix.js';
import { validateSchema } from '../src/quality/validate/index.js';
import { type Document, type Format, parse } from '../src/schema/document/index.js';
import type { SourceNode } from '../src/schema/document/source.js';

/** A value as text in one of several styles. */
export function written(value: Json, format: Format, random: () => number): string {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const end = pick(['\n', '\r\n']);
  if (format === 'json')
    return JSON.stringify(value, null, pick([0, 2, '\t'])).replaceAll('\n', end) + pick(['', end]);
  const text = stringify(value, {
    indent: pick([2, 4]),
    aliasDuplicateObjects: random() < 0.5,
    lineWidth: 0,
  });
  return `# At the start${end}${text.replaceAll('\n', end)}# At the end${end}`;
}

/** Repairs a text and holds the result against all that a repair promises; nothing if the text is no document. */
export async function checkedFix(
  text: string,
  format: Format,
  options: FixOptions,
): Promise<Fixed | undefined> {
  const { document } = await parse(text, 'schema', format);
  if (document === undefined) return undefined;
  const once = await fixDocument(document, options);
  const errors = errorCount(document, options);
  expect(errorCount(once.document, options), 'errors').toBeLessThanOrEqual(errors);
  if (once.applied.length === 0) expect(once.document).toBe(document);
  expectSameOutside(document, once.document);
  const again = await parse(once.document.source!.text, 'schema', format);
  expect(again.document?.value).toEqual(once.document.value);
  const twice = await fixDocument(again.document!, options);
  expect(twice.applied, 'a second run').toEqual([]);
  expect(twice.document.source!.text).toBe(once.document.source!.text);
  return once;
}

function errorCount(document: Document, { registry }: FixOptions): number {
  return validateSchema(document, { registry }).filter(({ severity }) => severity === 'error').length;
}

/** What says the same as before must be the same text as before, and so must the text between such parts. */
function expectSameOutside(before: Document, after: Document): void {
  const [old, fresh] = [before.source!, after.source!];
  const same = (one: readonly [number, number], other: readonly [number, number]) =>
    expect(fresh.text.slice(...other)).toBe(old.text.slice(...one));
  const walk = (one: SourceNode, other: SourceNode, value: Json, now: Json): void => {
    if (JSON.stringify(value) === JSON.stringify(now)) {
      same([one.start, one.end], [other.start, other.end]);
    } else if (isObject(value) && isObject(now) && one.members && other.members) {
      const neighbours = inPairs(other.members);
      for (const [name, node] of one.members) {
        const kept = other.members.get(name);
        if (kept === undefined) continue;
        const isKept = JSON.stringify(value[name]) === JSON.stringify(now[name]);
        // The value belongs to the edit, and so does how it is set off from its name.
        if (node.key && kept.key) {
          same(
            [node.key.start, isKept ? node.start : node.key.end],
            [kept.key.start, isKept ? kept.start : kept.key.end],
          );
        }
        walk(node, kept, member(value, name)!, member(now, name)!);
      }
      for (const [name, next] of inPairs(one.members)) {
        if (neighbours.get(name) !== next) continue;
        const [left, right] = [one.members.get(name)!, one.members.get(next)!];
        const [left2, right2] = [other.members.get(name)!, other.members.get(next)!];
        if (!right.key || !right2.key) continue;
        const gap = old.text.slice(left.end, right.key.start);
        // In YAML the end of a line belongs to a list in rows, but not to one in brackets.
        expect(bare(fresh.text.slice(left2.end, right2.key.start))).toBe(bare(gap));
      }
    } else if (Array.isArray(value) && Array.isArray(now) && value.length === now.length) {
      for (const [index, node] of (one.items ?? []).entries()) {
        const kept = other.items?.[index];
        if (kept) walk(node, kept, value[index], now[index]);
      }
    }
  };
  same([0, old.root.start], [0, fresh.root.start]);
  walk(old.root, fresh.root, before.value, after.value);
}

function bare(gap: string): string {
  return gap.replace(/^\r?\n/, '');
}

/** Each name with the one behind it. */
function inPairs(members: ReadonlyMap<string, SourceNode>): ReadonlyMap<string, string> {
  const names = [...members].sort(([, a], [, b]) => a.start - b.start).map(([name]) => name);
  return new Map(names.slice(0, -1).map((name, index) => [name, names[index + 1]!]));
}
