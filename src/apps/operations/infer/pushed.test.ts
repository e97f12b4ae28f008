import { expect, test } from 'vitest';
import { pushed } from './pushed.js';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the reader gets all bytes, and whoever pushes waits until it wants more', async () => {
  const { bytes: stream, push, end } = pushed();
  const read: string[] = [];
  const reading = (async () => {
    for await (const piece of stream) read.push(new TextDecoder().decode(piece));
  })();
  for (const text of ['a', 'b', 'c']) {
    await push(bytes(text));
    expect(read.at(-1)).toBe(text);
  }
  end();
  await reading;
  expect(read).toEqual(['a', 'b', 'c']);
});

test('whoever pushes does not wait for a reader that is done, and gets the fault that ended it', async () => {
  const done = pushed();
  const waiting = done.push(bytes('a'));
  done.close();
  await expect(waiting).resolves.toBeUndefined();
  await expect(done.push(bytes('b'))).resolves.toBeUndefined();
  const failed = pushed();
  const failing = failed.push(bytes('a'));
  failed.close(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await expect(failed.push(bytes('b'))).rejects.toThrow('broken');
});
