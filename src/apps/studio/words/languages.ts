import type { Words } from './en.js';
import { enStart, type StartWords } from './en-start.js';

/** A language of the page. */
export interface Language {
  /** Its own name. */
  readonly name: string;
  /** Loads the words of the start page. */
  readonly loadStart: () => Promise<StartWords>;
  /** Loads all words. */
  readonly load: () => Promise<Words>;
}

const loadGerman = async () => (await import('./de.js')).de;

/** The languages of the page, each loaded when it is chosen. */
export const languages = {
  en: { name: 'English', loadStart: async () => enStart, load: async () => (await import('./en.js')).en },
  de: { name: 'Deutsch', loadStart: loadGerman, load: loadGerman },
} satisfies { readonly [tag: string]: Language };

/** The tag of a language of the page. */
export type PageLanguage = keyof typeof languages;
