import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Words } from '../words/en.js';
import { enStart, type StartWords } from '../words/en-start.js';
import { languages, type PageLanguage } from '../words/languages.js';
import { setting } from './files/settings.js';

const chosen = setting<PageLanguage | ''>('language', '');
const table = signal<StartWords>(enStart);
let allWords: Promise<void> | undefined;

/** The language of the page. */
export const pageLanguage = computed<PageLanguage>(() => chosen.value || preferred());

/** The words of the start page. */
export const startWords: ReadonlySignal<StartWords> = table;

/** The words of all pages. They are there as soon as `loadAllWords` has loaded them, as every page after the start does. */
export const words = table as ReadonlySignal<Words>;

/** Loads the words of all pages. */
export function loadAllWords(): Promise<void> {
  allWords ??= useWords(pageLanguage.peek(), 'load');
  return allWords;
}

/** Chooses the language of the page. */
export async function usePageLanguage(language: PageLanguage = pageLanguage.value): Promise<void> {
  await useWords(language, allWords === undefined ? 'loadStart' : 'load');
  if (language !== pageLanguage.value) chosen.value = language;
}

async function useWords(language: PageLanguage, load: 'load' | 'loadStart'): Promise<void> {
  const found = await languages[language][load]();
  // All words may have come meanwhile.
  if (load === 'loadStart' && allWords !== undefined) return;
  table.value = found;
  document.documentElement.lang = language;
}

function preferred(): PageLanguage {
  const known = navigator.languages.map((each) => each.split('-')[0]!);
  return known.find((each): each is PageLanguage => Object.hasOwn(languages, each)) ?? 'en';
}
