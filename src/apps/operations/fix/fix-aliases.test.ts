import { expect, test } from 'vitest';
import { createRegistry } from '../../../schema/references/index.js';
import { fix } from './index.js';

const SHARED = `properties:
  one: &shared {type: integer, fair:labl: {en: One}}
  two: *shared
`;

test('what an anchor and its alias share is found at both places, and edited at neither', async () => {
  const { text, refused, findings } = await fix.run(
    { text: `title: Towns\nfair:licence: MIT\n${SHARED}`, format: 'yaml', unsafe: true },
    { registry: createRegistry(), today: '2026-05-01' },
  );
  expect(text).toContain('fair:license: MIT');
  expect(text).toContain(SHARED);
  const places = ['/properties/one/fair:labl', '/properties/two/fair:labl'];
  const code = 'lint/no-unknown-keyword';
  expect(refused.filter((each) => each.code === code)).toMatchObject([
    { pointer: places[0], reason: expect.stringContaining('aliases elsewhere share the text') },
    { pointer: places[1], reason: expect.stringContaining('is inside the alias *shared') },
  ]);
  const found = findings.filter((each) => each.code === code);
  expect(found.map(({ at }) => at.pointer)).toEqual(places);
  // Both are shown where the text is that has to be changed.
  expect(found[0]!.at.range).toEqual(found[1]!.at.range);
});
