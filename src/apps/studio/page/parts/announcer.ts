import { signal } from '@preact/signals';

/** A short message, and when it was said. */
export interface Announcement {
  readonly message: string;
  readonly number: number;
  /** Something that the person can do about it. */
  readonly action?: { readonly title: string; readonly run: () => void };
}

/** What was last said, for the live region and the notice at the bottom. */
export const announcement = signal<Announcement | undefined>(undefined);

let last = 0;

/** Says something to the person. */
export function say(message: string, action?: Announcement['action']): void {
  last++;
  announcement.value = { message, number: last, ...(action ? { action } : {}) };
}
