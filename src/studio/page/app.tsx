import { useEffect } from 'preact/hooks';
import { Later } from './parts/later.js';
import { Announcer } from './parts/notice.js';
import { StartScreen } from './screens/start.js';
import { usePageLanguage, words } from './words.js';
import { inferring, opened } from './work.js';

const loadShell = async () => (await import('./shell.js')).Shell;
const loadQuestions = async () => (await import('./screens/questions.js')).QuestionsScreen;

/** The page: the start, questions about data, or the schema that is open. */
export function App() {
  useEffect(() => {
    usePageLanguage();
  }, []);
  const name = opened.value?.name;
  useEffect(() => {
    document.title = name ? `${name} – ${words.value.product}` : words.value.product;
  }, [name]);
  return (
    <>
      {opened.value ? (
        <Later key="schema" load={loadShell} />
      ) : inferring.value ? (
        <Later key="questions" load={loadQuestions} />
      ) : (
        <StartScreen />
      )}
      <Announcer />
    </>
  );
}
