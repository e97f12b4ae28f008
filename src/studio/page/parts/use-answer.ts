import { useEffect, useRef, useState } from 'preact/hooks';
import type { QuestionName, Questions } from '../../protocol.js';
import { ask, Unanswered } from '../connection.js';
import { reading } from '../work.js';
import { say } from './announcer.js';

/** The answer of the worker to a question about what it last read; the former answer stays until the next one comes. */
export function useAnswer<Name extends QuestionName>(
  name: Name,
  question: Questions[Name]['ask'] | undefined,
): Questions[Name]['answer'] | undefined {
  const [answer, setAnswer] = useState<Questions[Name]['answer'] | undefined>(undefined);
  const key = JSON.stringify(question);
  const version = reading.value?.version;
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (question === undefined || version === undefined) return;
    const asked = ask(name, question);
    asked.then(
      (found) => {
        shown.current = key;
        setAnswer(() => found);
      },
      (fault: unknown) => {
        if (fault instanceof Unanswered) say(fault.message);
      },
    );
    return asked.cancel;
  }, [name, key, version]);
  return question === undefined ? undefined : answer;
}
