import { expect, test } from 'vitest';
import { kept, TIMES } from './kept-keys.js';

/** Something that is fetched, with a clock and a switch. */
function fetched() {
  const state = { now: 0, count: 0, isAway: false, faults: 0 };
  const keys = kept(
    async () => {
      state.count++;
      if (state.isAway) throw new Error('away');
      return { number: state.count };
    },
    () => state.faults++,
    () => state.now,
  );
  return { state, keys };
}

test('it is fetched once, however many ask', async () => {
  const { state, keys } = fetched();
  const all = await Promise.all(Array.from({ length: 100 }, () => keys.get()));
  expect(new Set(all.map((each) => each?.number))).toEqual(new Set([1]));
  expect(state.count).toBe(1);
});

test('whoever asks for something newer waits for the end of the pause', async () => {
  const { state, keys } = fetched();
  const first = (await keys.get())!;
  for (let index = 0; index < 100; index++) expect(await keys.newer(first)).toBeUndefined();
  expect(state.count).toBe(1);
  state.now = TIMES.pause;
  expect(await Promise.all([keys.newer(first), keys.newer(first)])).toEqual([{ number: 2 }, { number: 2 }]);
  expect(state.count).toBe(2);
});

test('what is old is fetched again, and used for a while if that fails', async () => {
  const { state, keys } = fetched();
  const first = await keys.get();
  state.isAway = true;
  state.now = TIMES.fresh;
  expect(await keys.get()).toBe(first);
  expect(await keys.get()).toBe(first);
  expect([state.count, state.faults]).toEqual([2, 1]);
  state.now = TIMES.longest;
  expect(await keys.get()).toBeUndefined();
  state.isAway = false;
  expect(await keys.get()).toBeUndefined();
  state.now += TIMES.pause;
  expect(await keys.get()).toEqual({ number: 4 });
});

test('what was never there is not asked for with every request', async () => {
  const { state, keys } = fetched();
  state.isAway = true;
  for (let index = 0; index < 100; index++) expect(await keys.get()).toBeUndefined();
  expect(state.count).toBe(1);
});
