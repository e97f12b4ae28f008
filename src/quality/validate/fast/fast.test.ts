import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../base/json.js';
import { documentOf, indexSchema } from '../../../schema/document/index.js';
import { createRegistry } from '../../../schema/references/index.js';
import { Evaluator, TooDeep } from '../evaluator.js';
import { formats } from '../formats.js';
import { Program } from '../program.js';
import { reachable } from '../reachable.js';
import { prepare } from '../validate.js';
import { TextCache } from './cache.js';
import { codeOf } from './compile.js';
import { compile, patiently } from './index.js';
import { runtime } from './runtime.js';

function programOf(schema: JsonObject, asserts = false): Program {
  const registry = createRegistry();
  const schemaIndexes = reachable(indexSchema(documentOf(schema, 'schema')), registry);
  return new Program(schemaIndexes, registry, asserts ? 'assert' : 'annotate');
}

function compiled(schema: JsonObject): (value: Json) => boolean {
  const accepts = compile(programOf(schema), schema, undefined);
  if (accepts === undefined) throw new Error('It is not compiled.');
  return accepts;
}

const interpreted = (schema: JsonObject) => {
  const program = programOf(schema);
  return (value: Json) => new Evaluator(program, undefined, false).evaluate(schema, value);
};

/** As data comes: `__proto__` is a member like others. */
const json = (text: string) => JSON.parse(text) as JsonObject;

describe('compiled schemas', () => {
  const cases: readonly (readonly [name: string, schema: string, good: string, bad: string])[] = [
    ['an inherited name is not there', '{"required":["toString"]}', '{"toString":1}', '{}'],
    [
      'an inherited name has no value',
      '{"properties":{"constructor":{"type":"string"}}}',
      '{}',
      '{"constructor":1}',
    ],
    ['__proto__ is asked for', '{"required":["__proto__"]}', '{"__proto__":1}', '{}'],
    [
      '__proto__ is checked',
      '{"properties":{"__proto__":{"type":"string"}}}',
      '{"__proto__":"a"}',
      '{"__proto__":1}',
    ],
    [
      '__proto__ is counted',
      '{"properties":{"__proto__":true,"a":true},"additionalProperties":false}',
      '{"__proto__":1,"a":2}',
      '{"__proto__":1,"b":2}',
    ],
    [
      'unknown __proto__ is counted',
      '{"properties":{"a":true},"required":["a"],"additionalProperties":false}',
      '{"a":1}',
      '{"a":1,"__proto__":1}',
    ],
    ['a needed inherited name', '{"dependentRequired":{"a":["valueOf"]}}', '{"b":1}', '{"a":1}'],
    ['null is a value', '{"properties":{"a":{"type":"null"}},"required":["a"]}', '{"a":null}', '{}'],
    ['a required name without a schema', '{"required":["a"],"additionalProperties":false}', '1', '{"a":1}'],
    ['names that are numbers', '{"properties":{"0":{"type":"null"}}}', '{"0":null}', '{"0":1}'],
    ['characters, not code units, at least', '{"minLength":3}', '"😀😀😀"', '"😀😀"'],
    ['characters, not code units, at most', '{"maxLength":2}', '"😀😀"', '"😀😀😀"'],
    ['lone surrogates count', '{"minLength":4}', '"\\udc00\\ud800\\ud800\\udc00a"', '"\\ud800\\udc00ab"'],
    ['decimals', '{"multipleOf":0.01}', '19.99', '19.995'],
    ['whole numbers in any spelling', '{"type":"integer"}', '1.0', '1.5'],
    ['several types', '{"type":["integer","null"],"minimum":3}', 'null', '2'],
    ['several types, a fraction', '{"type":["integer","string"],"minimum":3}', '3', '3.5'],
    ['equal objects', '{"enum":[{"a":1,"b":[2]}]}', '{"b":[2],"a":1}', '{"a":1,"b":2}'],
    ['many constants', `{"enum":${JSON.stringify([...'abcdefghij', 0])}}`, '-0', '"0"'],
    ['nothing allowed', '{"properties":{"a":{"enum":[]}}}', '{}', '{"a":1}'],
    ['alternatives of constants', '{"oneOf":[{"const":1,"title":"a"},{"const":"1"}]}', '"1"', 'true'],
    ['the same constant twice', '{"oneOf":[{"const":1},{"const":1},{"const":2}]}', '2', '1'],
    ['few equal items', '{"uniqueItems":true}', '[1,"1",true,[1]]', '[{"a":1,"b":2},0,{"b":2,"a":1}]'],
    ['many items', '{"uniqueItems":true}', '[1,2,3,4,5,6,7,8,9,0]', '[1,2,3,4,5,6,7,8,9,1]'],
    [
      'members by pattern, and others',
      '{"patternProperties":{"^a":{"type":"null"}},"properties":{"b":{}},"additionalProperties":false}',
      '{"a":null,"b":1}',
      '{"c":1}',
    ],
    ['names of members', '{"propertyNames":{"maxLength":1}}', '{"a":1}', '{"ab":1}'],
    [
      'what allOf evaluates',
      '{"allOf":[{"properties":{"a":true}}],"unevaluatedProperties":false}',
      '{"a":1}',
      '{"b":1}',
    ],
    [
      'what is evaluated through a reference',
      '{"$ref":"#/$defs/a","unevaluatedItems":false,"$defs":{"a":{"prefixItems":[true]}}}',
      '[1]',
      '[1,2]',
    ],
    ['a condition', '{"if":{"type":"number"},"then":{"minimum":1},"else":{"type":"null"}}', '1', '"a"'],
    ['how many items match', '{"contains":{"type":"null"},"maxContains":1}', '[1,null]', '[null,null]'],
  ];
  test.each(cases)('%s', (_name, schema, good, bad) => {
    const accepts = compiled(json(schema));
    expect([accepts(JSON.parse(good)), accepts(JSON.parse(bad))]).toEqual([true, false]);
  });

  test('assert formats when asked', () => {
    const schema = { properties: { a: { format: 'date' }, b: { format: 'toString' } } };
    const accepts = compile(programOf(schema, true), schema, formats)!;
    expect(accepts({ a: '2024-02-29', b: 'x' })).toBe(true);
    expect(accepts({ a: '2023-02-29' })).toBe(false);
    expect(compiled(schema)({ a: '2023-02-29' })).toBe(true);
  });

  test('go through rings, and give up where the interpreter does', () => {
    const schema = { properties: { next: { $ref: '#' } }, required: ['value'] };
    const list = (length: number) => {
      let value: Json = { value: 0 };
      for (let count = 1; count < length; count++) value = { value: 0, next: value };
      return value;
    };
    for (const accepts of [compiled(schema), interpreted(schema)]) {
      expect(accepts(list(400))).toBe(true);
      expect(accepts({ value: 1, next: { value: 1, next: {} } })).toBe(false);
      expect(() => accepts(list(600))).toThrow(TooDeep);
    }
  });
});

describe('what cannot be compiled is left alone', () => {
  const cases: readonly (readonly [name: string, schema: JsonObject])[] = [
    [
      'members that only an alternative evaluates',
      { anyOf: [{ properties: { a: true } }, true], unevaluatedProperties: false },
    ],
    ['items that contains evaluates', { contains: { type: 'null' }, unevaluatedItems: false }],
    [
      'dynamic references that may lead to several places',
      {
        $dynamicRef: '#a',
        $defs: { one: { $dynamicAnchor: 'a' }, two: { $id: 'https://example.org/two', $dynamicAnchor: 'a' } },
      },
    ],
    [
      'very many schema objects',
      { properties: Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`p${index}`, {}])) },
    ],
    ['very many names', { required: Array.from({ length: 50_000 }, (_, index) => `p${index}`) }],
  ];
  test.each(cases)('%s', (_name, schema) => {
    expect(compile(programOf(schema), schema, undefined)).toBeUndefined();
  });

  test('very deep schemas', () => {
    let schema: JsonObject = {};
    for (let depth = 0; depth < 150; depth++) schema = { not: schema };
    expect(compile(programOf(schema), schema, undefined)).toBeUndefined();
  });

  test('where functions may not be made of text', () => {
    const schema = { type: 'string' };
    const forbidden = () => {
      throw new EvalError('unsafe-eval is not allowed');
    };
    expect(compile(programOf(schema), schema, undefined, forbidden)).toBeUndefined();
  });
});

describe('generated source', () => {
  const HOSTILE = [
    '"',
    "'",
    '`',
    '$' + '{process.exit()}',
    '*/ throw 1 /*',
    '//',
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\\',
    '\\u0022',
    '\0',
    ']',
    '});(',
    '__proto__',
    'constructor',
    'k0',
    '</script>',
    '\ud800',
  ];
  const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const named = (value: Json) => Object.fromEntries(HOSTILE.map((name) => [name, value]));
  const schema: JsonObject = {
    properties: Object.fromEntries(HOSTILE.map((name) => [name, { const: name }])),
    patternProperties: Object.fromEntries(HOSTILE.map((name) => [`^${escaped(name)}$`, { enum: [name, 1] }])),
    required: HOSTILE,
    dependentRequired: named(HOSTILE),
    dependentSchemas: named({ minProperties: 3 }),
    propertyNames: { enum: HOSTILE },
    additionalProperties: false,
    not: { anyOf: HOSTILE.map((name) => ({ type: 'string', pattern: escaped(name), format: name })) },
    $ref: '#/$defs/%22%60%2A~1',
    $defs: { '"`*/': { type: 'object', maxProperties: 1234567 } },
  };

  /** Every word and every quoted text that source may hold. */
  const WORDS = new Set([
    ...Object.keys(runtime),
    ...'const let function return true false if else for in break throw typeof null undefined'.split(' '),
    ...'use strict string number boolean object length has test budget spend h c v d'.split(' '),
  ]);

  test('holds nothing of the schema', () => {
    const { source } = codeOf(programOf(schema), schema, undefined)!;
    const words = source.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)!;
    expect(words.filter((word) => !WORDS.has(word) && !/^[kfLxiasncob]\d+$/.test(word))).toEqual([]);
    expect(source).toMatch(/^[ \w"';,{}()[\]=<>!&|+.:*/-]+$/);
    expect(source).not.toContain('1234567');
    expect(new Set(source.match(/'[^']*'|"[^"]*"/g))).toEqual(
      new Set(['"use strict"', "'string'", "'object'"]),
    );
  });

  test('checks hostile texts as what they are', () => {
    const good = Object.fromEntries(HOSTILE.map((name) => [name, name]));
    const accepts = compiled(schema);
    expect(accepts(good)).toBe(true);
    expect(interpreted(schema)(good)).toBe(true);
    for (const name of HOSTILE) {
      const bad = Object.fromEntries(
        Object.entries(good).map(([key, value]) => [key, key === name ? 1 : value]),
      );
      expect(accepts(bad)).toBe(false);
      expect(accepts(Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)))).toBe(false);
    }
    expect(accepts({ ...good, other: 1 })).toBe(false);
  });
});

describe('compiling waits', () => {
  test('until it pays, and is tried once', () => {
    let tries = 0;
    const accepts = patiently(
      () => false,
      () => {
        tries++;
        return () => true;
      },
    );
    const verdicts = Array.from({ length: 500 }, () => accepts(null));
    expect(tries).toBe(1);
    expect(verdicts.slice(0, 50)).toEqual(Array(50).fill(false));
    expect(verdicts.slice(-300)).toEqual(Array(300).fill(true));
  });

  test('unless many values are known to come', () => {
    const accepts = patiently(
      () => false,
      () => () => true,
      1_000_000,
    );
    expect(accepts(null)).toBe(true);
  });

  test('and goes on interpreting where it is not possible', () => {
    const accepts = patiently(
      (value) => value === 1,
      () => undefined,
    );
    for (let time = 0; time < 500; time++) expect([accepts(1), accepts(2)]).toEqual([true, false]);
  });

  test('behind the function that is prepared for many values', async () => {
    const { acceptor } = await prepare(
      documentOf({ $defs: { a: { minimum: 3 } }, $ref: '#/$defs/a' }, 'schema'),
    );
    const accepts = acceptor!();
    for (let time = 0; time < 500; time++) expect([accepts(3), accepts(2)]).toEqual([true, false]);
  });
});

describe('what is compiled is remembered', () => {
  test('by what it depends on', () => {
    const verdicts = [null, Number.POSITIVE_INFINITY, 'Infinity', [1], ['1']].map((constant) =>
      [null, Number.POSITIVE_INFINITY, 'Infinity', [1], ['1']].map((value) =>
        compiled({ const: { a: constant } })({ a: value }),
      ),
    );
    expect(verdicts).toEqual([0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => row === column)));
  });

  test('up to a length, what was not used longest goes first', () => {
    const cache = new TextCache<number>(10);
    let made = 0;
    const get = (text: string) => cache.get(text, () => ++made);
    expect([get('aaaa'), get('bbbb'), get('aaaa')]).toEqual([1, 2, 1]);
    expect([get('cccc'), get('aaaa'), get('bbbb')]).toEqual([3, 1, 4]);
    expect([get('far too long'), get('far too long')]).toEqual([5, 6]);
    expect(cache.size).toBe(2);
  });
});
