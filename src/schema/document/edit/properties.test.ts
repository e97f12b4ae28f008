import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Alias, isMap, isSeq, visit, Document as YamlDocument } from 'yaml';
import { runs } from '../../../../test/effort.js';
import type { Edit } from '../../../base/diagnostic.js';
import { isObject, type Json, setMember } from '../../../base/json.js';
import type { Document, Format } from '../document.js';
import { parse } from '../parse.js';
import { append, split, valueAt } from '../pointer.js';
import { nodeAt } from '../source.js';
import { applyEdits, type Changes, changesOf, EditError, editValue, type TextPatch } from './apply.js';

const RUNS = { seed: 20240501, numRuns: runs({ test: 40, conformance: 250 }) };

// Names and strings that JSON or YAML could take for something else.
const NAMES = 'a,b,fair:unit,$ref,__proto__,true,1,x: y,,#,ü,- k,p\nq,a/b~'.split(',');
const WORDS = 'x,two words,yes,12,~,a\nb\n,a\n\n b, x ,k: v,# no,it\'s,",\u2028\u007F,'.split(',');
const NEW_NAMES = ['n', 'false', 'o p', '__proto__', '2', 'é: ', 'z'];

/** The random decisions of one run. */
interface Choices {
  readonly pick: <T>(from: readonly T[]) => T;
  readonly chance: (percent: number) => boolean;
}

const choices: fc.Arbitrary<Choices> = fc.infiniteStream(fc.nat(997)).map((stream) => {
  const next = () => stream.next().value as number;
  return { pick: (from) => from[next() % from.length]!, chance: (percent) => next() % 100 < percent };
});

const leaves = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'binary', maxLength: 8 }),
  // JSON has no negative zero.
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const { value: values } = fc.letrec<{ value: Json; member: [string, Json] }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaves,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.uniqueArray(tie('member'), { maxLength: 4, selector: ([name]) => name }).map(objectOf),
  ),
  member: fc.tuple(fc.constantFrom(...NAMES), tie('value')),
}));
const collections = values.filter((value) => typeof value === 'object' && value !== null);

test.each(['json', 'yaml'] as const)('edited %s reads back as the edited value', async (format) => {
  const fresh = fc.array(values, { minLength: 1, maxLength: 4 });
  const count = fc.integer({ min: 1, max: 10 });
  const property = fc.asyncProperty(
    collections,
    fresh,
    count,
    choices,
    async (value, added, most, choice) => {
      const document = await read(await written(value, format, choice), format);
      const edits = someEdits(document.value, most, added, choice);
      const after = await editedOrTold(document, edits);
      expect((await read(after, format)).value).toEqual(editValue(document.value, edits));
    },
  );
  await fc.assert(property, RUNS);
});

test.each(['json', 'yaml'] as const)(
  'the patches of %s make the text, whose document is the edited value',
  async (format) => {
    const fresh = fc.array(values, { minLength: 1, maxLength: 4 });
    const count = fc.integer({ min: 1, max: 10 });
    const property = fc.asyncProperty(
      collections,
      fresh,
      count,
      choices,
      async (value, added, most, choice) => {
        let document = await read(await written(value, format, choice), format);
        // What was read to prove one change is what the next one is made on.
        for (let turn = 0; turn < 3; turn++) {
          const before = document.source!.text;
          const edits = someEdits(document.value, most, added, choice);
          const wanted = editValue(document.value, edits);
          const changes = await changedOrRefused(document, edits);
          expect(patched(before, changes.patches)).toBe(changes.text);
          expect(changes.text).toBe(await applyEdits(await read(before, format), edits));
          expect(changes.document.value).toEqual(wanted);
          expect(changes.document.source!.root).toEqual((await read(changes.text, format)).source!.root);
          document = changes.document;
        }
      },
    );
    await fc.assert(property, RUNS);
  },
);

test('edited JSON keeps the text outside of the edit', async () => {
  const property = fc.asyncProperty(collections, values, choices, async (value, added, choice) => {
    const before = await written(value, 'json', choice);
    const document = await read(before, 'json');
    for (const edit of someEdits(document.value, 1, [added], choice)) {
      const after = await editedOrTold(document, [edit]);
      const node = nodeAt(document.source!.root, edit.pointer)!;
      const kept = keptLength(before, after);
      if (edit.op === 'set') expect(kept).toBeGreaterThanOrEqual(before.length - (node.end - node.start));
      if (edit.op === 'rename') {
        expect(kept).toBeGreaterThanOrEqual(before.length - (node.key!.end - node.key!.start));
      }
      if (edit.op === 'remove') expect(kept).toBe(after.length);
      if (edit.op === 'insert') expect(kept).toBe(before.length);
    }
  });
  await fc.assert(property, RUNS);
});

test('edited YAML keeps the comments and the text outside of the edit', async () => {
  const property = fc.asyncProperty(collections, values, choices, async (value, added, choice) => {
    const before = await written(value, 'yaml', choice);
    const document = await read(before, 'yaml');
    for (const edit of someEdits(document.value, 1, [added], choice)) {
      const after = await editedOrTold(document, [edit]);
      const node = nodeAt(document.source!.root, edit.pointer);
      let gone = '';
      if (edit.op === 'set') gone = before.slice(node!.start, node!.end);
      if (edit.op === 'remove') {
        gone = before.slice(node!.key?.start ?? dashBefore(before, node!.start), node!.end);
      }
      for (const [comment] of before.matchAll(/(?<=^ *)# comment \d/gm)) {
        if (!gone.includes(comment)) expect(after, JSON.stringify([before, edit])).toContain(comment);
      }
      if (node?.key && (edit.op === 'set' || edit.op === 'rename')) {
        expect(after.startsWith(before.slice(0, node.key.start))).toBe(true);
      }
      if (node?.key && edit.op === 'rename') expect(after.endsWith(before.slice(node.key.end))).toBe(true);
    }
  });
  await fc.assert(property, RUNS);
});

async function read(text: string, format: Format): Promise<Document> {
  const { document, diagnostics } = await parse(text, `test.${format}`, format);
  expect(diagnostics).toEqual([]);
  return document!;
}

/** A text after patches, which are in order and leave text between them. */
function patched(text: string, patches: readonly TextPatch[]): string {
  let result = '';
  let done = 0;
  for (const [index, { from, to, insert }] of patches.entries()) {
    expect(index === 0 ? from >= 0 : from > done).toBe(true);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(text.slice(from, to)).not.toBe(insert);
    result += text.slice(done, from) + insert;
    done = to;
  }
  return result + text.slice(done);
}

async function editedOrTold(document: Document, edits: readonly Edit[]): Promise<string> {
  return (await changedOrRefused(document, edits)).text;
}

/** What edits change; a refusal names the text, which the random choices do not show. */
async function changedOrRefused(document: Document, edits: readonly Edit[]): Promise<Changes> {
  try {
    return await changesOf(document, edits);
  } catch (cause) {
    // A text that several places share is rightly refused.
    fc.pre(!(cause instanceof EditError && cause.message.includes('share')));
    throw new Error(`${JSON.stringify(document.source?.text)} ${JSON.stringify(edits)}`, { cause });
  }
}

/** Edits that can be done one after the other. */
function someEdits(value: Json, count: number, added: readonly Json[], { pick, chance }: Choices): Edit[] {
  const edits: Edit[] = [];
  let current = value;
  for (let at = 0; at < count; at++) {
    const pointer = pick(pointersOf(current, ''));
    const possible = editsAt(current, pointer, pick(NEW_NAMES), added[at % added.length]!, pick);
    // Another root leaves nothing to look at.
    if (possible.length === 0 || (pointer === '' && chance(50))) continue;
    edits.push(pick(possible));
    current = editValue(current, edits.slice(-1));
  }
  return edits;
}

function editsAt(root: Json, pointer: string, name: string, value: Json, pick: Choices['pick']): Edit[] {
  const here = valueAt(root, pointer)!;
  const parent = pointer === '' ? undefined : valueAt(root, split(pointer)[0]);
  const edits: Edit[] = [{ op: 'set', pointer, value }];
  if (pointer !== '') edits.push({ op: 'remove', pointer });
  if (isObject(parent) && !Object.hasOwn(parent, name)) edits.push({ op: 'rename', pointer, name });
  if (isObject(here) && !Object.hasOwn(here, name)) {
    edits.push({ op: 'insert', pointer: append(pointer, name), value });
  }
  if (Array.isArray(here)) {
    const index = pick(['-', ...here.keys(), here.length]);
    edits.push({ op: 'insert', pointer: append(pointer, index), value });
  }
  return edits;
}

function pointersOf(value: Json, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const inner = Object.entries(value).flatMap(([name, each]) => pointersOf(each, append(pointer, name)));
  return [pointer, ...inner];
}

function objectOf(members: readonly (readonly [string, Json])[]): Json {
  const object: { [name: string]: Json } = {};
  for (const [name, value] of members) setMember(object, name, value);
  return object;
}

/** A value as text, in one of many styles. */
async function written(value: Json, format: Format, choice: Choices): Promise<string> {
  const { pick, chance } = choice;
  const mark = chance(20) ? '\uFEFF' : '';
  const ends = (text: string) => (chance(20) ? text.replaceAll('\n', '\r\n') : text);
  if (format === 'yaml') return mark + (await withComments(ends(yamlOf(value, choice)), choice));
  return (
    mark +
    pick(['', '\n ']) +
    ends(JSON.stringify(value, null, pick([0, 2, 4, '\t', '   ']))) +
    pick(['', '\n\n'])
  );
}

function yamlOf(value: Json, { pick, chance }: Choices): string {
  const tree = new YamlDocument(value, { version: '1.2', schema: 'core', aliasDuplicateObjects: false });
  const anchors: string[] = [];
  visit(tree, {
    Scalar(key, node) {
      if (key === 'key') return;
      if (anchors.length > 0 && chance(4)) return new Alias(pick(anchors));
      if (typeof node.value === 'string' && chance(4)) node.tag = 'tag:yaml.org,2002:str';
      if (chance(8)) {
        node.anchor = `n${anchors.length}`;
        anchors.push(node.anchor);
      }
    },
    Collection(_key, node) {
      if ((isMap(node) || isSeq(node)) && chance(20)) node.flow = true;
      if (chance(8)) node.anchor = 'unused';
      if (isSeq(node) && chance(8)) node.tag = 'tag:yaml.org,2002:seq';
    },
  });
  return tree.toString({
    indent: pick([2, 3, 4]),
    indentSeq: chance(50),
    lineWidth: pick([0, 20, 40]),
    blockQuote: pick([true, false, 'folded', 'literal']),
    defaultKeyType: pick([null, null, 'QUOTE_DOUBLE']),
    flowCollectionPadding: chance(50),
    directives: chance(20),
  });
}

/** Comments and blank lines put in wherever they leave the value as it is. */
async function withComments(text: string, { pick, chance }: Choices): Promise<string> {
  const { value } = await read(text, 'yaml');
  let commented = text;
  for (let count = 0; count < 5; count++) {
    const lines = commented.split('\n');
    const at = pick([...lines.keys()]);
    const spaces = ' '.repeat(pick([0, 1, 2, 3, 4, 6]));
    if (chance(50)) lines.splice(at, 0, spaces + pick([`# comment ${count}`, '']));
    else lines[at] = lines[at]!.replace(/(\r?)$/, ` # behind ${count}$1`);
    const { document, diagnostics } = await parse(lines.join('\n'), 'test.yaml', 'yaml');
    const isSame = diagnostics.length === 0 && JSON.stringify(document?.value) === JSON.stringify(value);
    if (isSame) commented = lines.join('\n');
  }
  return commented;
}

/** Where the dash of an item is, before its anchor, tag and comments. */
function dashBefore(text: string, start: number): number {
  return /-(?:\s|[&!]\S+|#[^\n]*)*$/.exec(text.slice(0, start))?.index ?? start;
}

/** How much of a text is left before and behind the one place where another differs from it. */
function keptLength(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return start + end;
}
