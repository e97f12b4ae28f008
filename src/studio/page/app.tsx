import { useEffect } from 'preact/hooks';
import { Announcer } from './parts/notice.js';
import { QuestionsScreen } from './screens/questions.js';
import { StartScreen } from './screens/start.js';
import { Shell } from './shell.js';
import { usePageLanguage, words } from './words.js';
import { inferring, opened } from './work.js';

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
      {opened.value ? <Shell /> : inferring.value ? <QuestionsScreen /> : <StartScreen />}
      <Announcer />
    </>
  );
}
