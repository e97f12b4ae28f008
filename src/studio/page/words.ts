import { computed, signal } from '@preact/signals';
import { en, type Words } from '../words/en.js';
import { languages, type PageLanguage } from '../words/languages.js';
import { setting } from './files/settings.js';

const chosen = setting<PageLanguage | ''>('language', '');
const table = signal<Words>(en);

/** The language of the page. */
export const pageLanguage = computed<PageLanguage>(() => chosen.value || preferred());

/** The words of the page. */
export const words = computed(() => table.value);

/** Chooses the language of the page. */
export async function usePageLanguage(language: PageLanguage = pageLanguage.value): Promise<void> {
  table.value = await languages[language].load();
  document.documentElement.lang = language;
  if (language !== pageLanguage.value) chosen.value = language;
}

function preferred(): PageLanguage {
  const known = navigator.languages.map((each) => each.split('-')[0]!);
  return known.find((each): each is PageLanguage => Object.hasOwn(languages, each)) ?? 'en';
}
