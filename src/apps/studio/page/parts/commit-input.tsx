import type { InputHTMLAttributes } from 'preact';
import { useTyped } from './use-typed.js';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onBlur' | 'ref'>;

interface CommitSettings extends Attributes {
  readonly value: string;
  /** Takes the text when the person leaves the field or presses Enter. */
  readonly onCommit: (text: string) => void;
}

/** A field whose text is taken when it is complete; Escape gives back what was there. */
export function CommitInput({ value, onCommit, onKeyDown, ...attributes }: CommitSettings) {
  const { shown, isChanged, type, commit, giveUp } = useTyped(value, onCommit);
  return (
    <input
      type="text"
      {...(attributes as object)}
      value={shown}
      data-changed={isChanged}
      onInput={(event) => type(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape' && isChanged) {
          event.stopPropagation();
          giveUp();
        }
        (onKeyDown as ((event: KeyboardEvent) => void) | undefined)?.(event);
      }}
    />
  );
}
