import { useEffect, useState } from 'preact/hooks';
import type { QuestionName, Questions } from '../../protocol.js';
import { ask, Unanswered, WorkerLost } from '../connection.js';
import { pending, reading } from '../state.js';
import { say } from './announcer.js';
import { keepParts } from './keep-parts.js';

/** The answer of the worker to a question about what it last read; the former answer stays until the next one comes. */
export function useAnswer<Name extends QuestionName>(
  name: Name,
  question: Questions[Name]['ask'] | undefined,
  onFault: (message: string) => void = say,
): Questions[Name]['answer'] | undefined {
  const [answer, setAnswer] = useState<Questions[Name]['answer'] | undefined>(undefined);
  const key = JSON.stringify(question);
  // A worker that was started again has read the same version again.
  const read = reading.value;
  useEffect(() => {
    if (question === undefined || read === undefined) return;
    const asked = ask(name, question);
    // The page is busy until it shows what was last read.
    pending.value++;
    let isOver = false;
    const end = () => {
      if (!isOver) pending.value--;
      isOver = true;
    };
    asked.then(
      (found) => {
        end();
        setAnswer((former) => keepParts(former, found));
      },
      (fault: unknown) => {
        end();
        if (fault instanceof Unanswered && !(fault instanceof WorkerLost)) onFault(fault.message);
      },
    );
    return () => {
      asked.cancel();
      end();
    };
  }, [name, key, read]);
  return question === undefined ? undefined : answer;
}
