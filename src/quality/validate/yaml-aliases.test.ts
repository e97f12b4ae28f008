import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf, parse } from '../../schema/document/index.js';
import { prepare } from './validate.js';

/** One text under two `$id`s: the same reference `t` means a string in the first resource and an integer in the other. */
const TEXT = `
$id: https://example.org/
properties:
  x: {$ref: x/}
  y: {$ref: y/}
$defs:
  a:
    $id: https://example.org/x/
    properties: {p: &shared {$ref: t}}
    $defs: {t: {$id: t, type: string}}
  b:
    $id: https://example.org/y/
    properties: {p: *shared}
    $defs: {t: {$id: t, type: integer}}
`;

describe('a YAML alias under another $id resolves its references where it stands', () => {
  const cases: readonly (readonly [instance: Json, isValid: boolean])[] = [
    [{ x: { p: 'text' } }, true],
    [{ x: { p: 1 } }, false],
    [{ y: { p: 1 } }, true],
    [{ y: { p: 'text' } }, false],
  ];
  test.each(cases)('%j: %s', async (instance, isValid) => {
    const { document, diagnostics } = await parse(TEXT, 'schema.yaml', 'yaml');
    expect(diagnostics).toEqual([]);
    const { check, acceptor } = await prepare(document!);
    expect(check!(documentOf(instance, 'i')).length === 0).toBe(isValid);
    expect(acceptor!(1000)(instance)).toBe(isValid);
  });
});
