import fc from 'fast-check';
import { Lexer } from 'yaml';
import { type Document, type Format, parse } from '../src/schema/document/index.js';
import type { SourceNode } from '../src/schema/document/source.js';

/** A text with faults that `fix` repairs, in a spelling that no serialiser would choose. */
export interface RandomFile {
  readonly format: Format;
  readonly text: string;
}

const NUMBERS = ['1.10', '9007199254740993', '1.0', '-0', '1e3', '2', '0.1000', '12345678901234567890'];
const STRINGS = {
  json: ['"Oslo"', '"\\u0041b"', '"a\\/b"', '"é"', '"1.10"', '"# no comment"', '"&no"'],
  yaml: ['Oslo', "'it''s'", '"\\x41b"', '"\\u00e9"', 'a, b', "'# no comment'", 'Store Å', '"1.10"'],
};
const YAML_NUMBERS = [...NUMBERS, '0x1F', '+1'];

/** Random texts; what is repaired in them is `fair:version`, names, and the shape around values. */
export const randomFile: fc.Arbitrary<RandomFile> = fc
  .record({
    format: fc.constantFrom<Format>('json', 'yaml'),
    picks: fc.array(fc.nat(1_000_000), { minLength: 80, maxLength: 80 }),
  })
  .map(({ format, picks }) => ({ format, text: format === 'json' ? jsonText(picks) : yamlText(picks) }));

/** Gives one of some things, as the picks say. */
function picker(picks: readonly number[]) {
  let at = 0;
  const next = () => picks[at++ % picks.length]! + Math.floor(at / picks.length);
  const one = <T>(from: readonly T[]): T => from[next() % from.length]!;
  const some = <T>(from: readonly T[], least: number): readonly T[] => {
    const kept = from.filter(() => next() % 3 > 0);
    return kept.length < least ? from.slice(0, least) : kept;
  };
  const shuffled = <T>(from: readonly T[]): readonly T[] =>
    from
      .map((each) => ({ each, key: next() % 1000 }))
      .sort((a, b) => a.key - b.key)
      .map(({ each }) => each);
  return { one, some, shuffled };
}

function jsonText(picks: readonly number[]): string {
  const { one, some, shuffled } = picker(picks);
  const space = one(['', ' ', '\n  ', '\r\n\t']);
  const colon = one([':', ': ', ' : ']);
  const object = (members: readonly (readonly [string, string])[]) =>
    `{${members.map(([name, value]) => `${space}${JSON.stringify(name)}${colon}${value}`).join(',')}${space}}`;
  const list = (items: readonly string[]) => `[${items.map((item) => space + item).join(',')}${space}]`;
  const text = () => one(STRINGS.json);
  const variable = (number: number) =>
    object(
      shuffled([
        ['enum', list(some(number % 2 === 0 ? NUMBERS : STRINGS.json, 2))],
        ['default', one(NUMBERS)],
        [
          'x-note',
          object([
            ['a', one(NUMBERS)],
            ['a', text()],
          ]),
        ],
      ]),
    );
  const all: readonly (readonly [string, string])[] = [
    ['title', text()],
    ['fair:resourceType', '"dataset"'],
    ['fair:version', one(NUMBERS)],
    [
      'fair:contributors',
      object([
        ['name', text()],
        ['role', '"Publisher"'],
      ]),
    ],
    ['fair:license', '"MIT"'],
    [one(['x-fair:label', 'fair:lable']), text()],
    ['fair:classification', '"http://data.europa.eu/ux2/nace2"'],
    ['minProperties', '0'],
  ];
  const properties = object([0, 1, 2].map((number) => [`v${number}`, variable(number)]));
  return (
    object(shuffled([...some(all, 2), ['type', '"object"'], ['properties', properties]])) + one(['', '\n'])
  );
}

function yamlText(picks: readonly number[]): string {
  const { one, some, shuffled } = picker(picks);
  let count = 0;
  const anchors: string[] = [];
  const comment = () => (one([true, false]) ? `  # comment ${++count}` : '');
  const anchor = () => {
    if (one([true, false, false, false])) return '';
    anchors.push(`a${anchors.length}`);
    return `&${anchors.at(-1)} `;
  };
  const number = () => one(YAML_NUMBERS);
  const text = () => one(STRINGS.yaml);
  const step = one([2, 4]);
  const indented = (lines: readonly string[]) => lines.map((line) => ' '.repeat(step) + line);
  const scalar = (name: string, value: string) => [`${name}: ${anchor()}${value}${comment()}`];
  const between = () => (one([true, false, false]) ? [`# comment ${++count}`] : []);
  const map = (name: string, members: readonly (readonly string[])[]) => [
    `${name}:${comment()}`,
    ...indented(members.flatMap((member) => [...between(), ...member])),
  ];
  const codes = (from: readonly string[]) => {
    const items = some(from, 2);
    const flow = items.filter((item) => !item.includes(','));
    if (one([true, false])) return [`enum: [${flow.join(', ')}]${comment()}`];
    const lines = items.flatMap((item) => [...between(), `- ${anchor()}${item}${comment()}`]);
    return [`enum:${comment()}`, ...one([lines, indented(lines)])];
  };
  const variable = (name: string, from: readonly string[]) =>
    map(name, shuffled([codes(from), scalar('default', number()), ['x-note: |', '  # text', '  &text']]));
  const all = [
    scalar('title', text()),
    scalar('fair:resourceType', 'dataset'),
    scalar('fair:version', number()),
    one([
      map('fair:contributors', [scalar('name', text()), scalar('role', 'Publisher')]),
      [`fair:contributors: {name: ${one(['Oslo', '"\\x41b"'])}, role: Publisher}${comment()}`],
    ]),
    scalar('fair:license', 'MIT'),
    scalar(one(['x-fair:label', 'fair:lable']), text()),
    scalar('fair:classification', 'http://data.europa.eu/ux2/nace2'),
    ['description: >-', '  # text', '', '  more'],
  ];
  const properties = map('properties', [variable('v0', YAML_NUMBERS), variable('v1', STRINGS.yaml)]);
  const members = shuffled([...some(all, 2), ['type: object'], properties]).flatMap((each) => [
    ...between(),
    ...each,
  ]);
  const known = anchors.filter((name) => members.some((line) => line.includes(`&${name} `)));
  const aliases = known.length > 0 && one([true, false]) ? [`x-same: *${one(known)}`] : [];
  const end = one(['\n', '\r\n']);
  return ['# start', ...members, ...aliases, '# end'].join(end) + end;
}

/** How often each scalar is written so, except those that a fix is about, and each comment and anchor. */
export async function writtenParts({
  format,
  text,
}: RandomFile): Promise<ReadonlyMap<string, number> | undefined> {
  const { document } = await parse(text, 'file', format);
  if (document === undefined) return undefined;
  const parts = new Map<string, number>();
  const add = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1);
  for (const scalar of scalarsOf(document)) add(`scalar ${scalar}`);
  let previous = '';
  for (const token of format === 'yaml' ? new Lexer().lex(text) : []) {
    if (previous !== '\u001F' && /^[#&]/.test(token)) add(token.trimEnd());
    previous = token;
  }
  return parts;
}

function* scalarsOf({ source }: Document): Generator<string> {
  const { text, root, format } = source!;
  const walk = function* (node: SourceNode): Generator<string> {
    if (node.members) {
      for (const [name, member] of node.members) if (name !== 'fair:version') yield* walk(member);
    } else if (node.items) for (const item of node.items) yield* walk(item);
    // The lines of a block scalar may be moved to the right.
    else
      yield text
        .slice(node.start, node.end)
        .replace(/\s*\n\s*/g, '\n')
        .trim();
  };
  yield* walk(root);
  // Members whose name appears twice are in no tree.
  if (format === 'json') for (const [number] of text.matchAll(/\b\d[\d.e]*\b/g)) yield `digits ${number}`;
}
