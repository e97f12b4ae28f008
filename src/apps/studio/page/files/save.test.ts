import { beforeEach, describe, expect, test } from 'vitest';
import { announcement } from '../parts/announcer.js';
import { editor, opened, savedVersion, version } from '../state.js';
import type { Editor } from '../text/editor.js';
import { saveText } from './save.js';

/** A file on a disk, and what is done to it. */
function fileOf({ changed = 1, fails = false, isDenied = false } = {}) {
  const calls: string[] = [];
  const file = { text: 'old', lastModified: changed };
  const handle = {
    requestPermission: async () => (isDenied ? 'denied' : 'granted'),
    getFile: async () => ({ name: 'towns.yaml', lastModified: file.lastModified }),
    createWritable: async () => {
      let coming = '';
      return {
        write: async (text: string) => {
          calls.push('write');
          if (fails) throw new Error('The disk is full.');
          coming = text;
        },
        close: async () => {
          calls.push('close');
          Object.assign(file, { text: coming, lastModified: file.lastModified + 1 });
        },
        abort: async () => calls.push('abort'),
      };
    },
  };
  return { calls, file, handle: handle as unknown as FileSystemFileHandle };
}

function open(handle: FileSystemFileHandle): void {
  opened.value = { name: 'towns.yaml', format: 'yaml', draft: 'a', handle, changed: 1 };
}

beforeEach(() => {
  announcement.value = undefined;
  editor.value = { text: () => 'new' } as Editor;
  version.value = 7;
  savedVersion.value = 1;
});

describe('saveText', () => {
  test('writes the file, and knows when it changed', async () => {
    const { calls, file, handle } = fileOf();
    open(handle);
    await saveText();
    await saveText();
    expect(calls).toEqual(['write', 'close', 'write', 'close']);
    expect(file.text).toBe('new');
    expect(savedVersion.value).toBe(7);
    expect(opened.value?.changed).toBe(3);
    expect(announcement.value?.message).toBe('towns.yaml was saved.');
  });

  test.each([
    ['another program has changed', { changed: 2 }, [], /changed by another program/],
    ['cannot be written', { fails: true }, ['write', 'abort'], /could not be saved/],
    ['may not be written', { isDenied: true }, [], /could not be saved/],
  ])('leaves a file alone that %s', async (_, state, expected, said) => {
    const { calls, file, handle } = fileOf(state);
    open(handle);
    await saveText();
    expect(calls).toEqual(expected);
    expect(file.text).toBe('old');
    expect(savedVersion.value).toBe(1);
    expect(announcement.value?.message).toMatch(said);
    expect(announcement.value?.action?.title).toBe('Download');
  });
});
