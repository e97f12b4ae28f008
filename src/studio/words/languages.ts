import { en, type Words } from './en.js';

/** The languages of the page, each loaded when it is chosen. */
export const languages = {
  en: { name: 'English', load: async (): Promise<Words> => en },
  de: { name: 'Deutsch', load: async (): Promise<Words> => (await import('./de.js')).de },
} as const;

/** The tag of a language of the page. */
export type PageLanguage = keyof typeof languages;
