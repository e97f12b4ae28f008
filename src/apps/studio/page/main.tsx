import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasGivenFiles, hasLink } from './files/given.js';
import { openGivenFiles, openLink } from './files/ways-to-open.js';
import { Later } from './parts/later.js';
import { Announcer } from './parts/notice.js';
import { StartScreen } from './screens/start.js';
import { inferring, opened } from './state.js';
import { loadAllWords, startWords, usePageLanguage } from './words.js';

const loadShell = async () => {
  const [{ Shell }] = await Promise.all([import('./shell.js'), loadAllWords()]);
  return Shell;
};
const loadQuestions = async () => {
  const [{ QuestionsScreen }] = await Promise.all([import('./screens/questions.js'), loadAllWords()]);
  return QuestionsScreen;
};

/** The page: the start, questions about data, or the schema that is open. */
function App() {
  useEffect(() => {
    usePageLanguage();
  }, []);
  const name = opened.value?.name;
  useEffect(() => {
    document.title = name ? `${name} – ${startWords.value.product}` : startWords.value.product;
  }, [name]);
  return (
    <>
      {opened.value ? (
        <Later key="schema" load={loadShell} given={{}} />
      ) : inferring.value ? (
        <Later key="questions" load={loadQuestions} given={{}} />
      ) : (
        <StartScreen />
      )}
      <Announcer />
    </>
  );
}

render(<App />, document.getElementById('studio')!);
beginWork();

/** Opens what the address has, or what the command was given. */
function beginWork(): void {
  addEventListener('hashchange', () => {
    if (hasLink()) openLink();
  });
  if (hasLink()) openLink();
  else if (hasGivenFiles()) openGivenFiles();
}
