import { languages, type PageLanguage } from '../../words/languages.js';
import { pageLanguage, startWords, usePageLanguage } from '../words.js';

/** Chooses the language of the page. */
export function LanguageChoice() {
  return (
    <select
      class="language-choice"
      aria-label={startWords.value.pageLanguage}
      title={startWords.value.pageLanguage}
      value={pageLanguage.value}
      onChange={({ currentTarget }) => usePageLanguage(currentTarget.value as PageLanguage)}
    >
      {Object.entries(languages).map(([tag, { name }]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
