import { useEffect, useRef, useState } from 'preact/hooks';

/** What a person types into a field until it is taken. */
export interface Typed {
  /** The text that the field shows. */
  readonly shown: string;
  readonly isChanged: boolean;
  readonly type: (text: string) => void;
  /** Hands the text on, if it is another one. */
  readonly commit: () => void;
  /** Gives back what was there. */
  readonly giveUp: () => void;
}

/** Keeps what is typed into a field with a value. */
export function useTyped(value: string, onCommit: (text: string) => void): Typed {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const sent = useRef<string | undefined>(undefined);
  // What comes from the text replaces what was sent to it, but not what was typed since.
  useEffect(() => setTyped((now) => (now === sent.current ? undefined : now)), [value]);
  return {
    shown: typed ?? value,
    isChanged: typed !== undefined,
    type: setTyped,
    commit() {
      if (typed === undefined || typed === value) {
        setTyped(undefined);
        return;
      }
      sent.current = typed;
      onCommit(typed);
    },
    giveUp: () => setTyped(undefined),
  };
}
