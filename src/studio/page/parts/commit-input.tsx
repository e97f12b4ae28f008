import type { InputHTMLAttributes } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onBlur' | 'ref'>;

interface CommitSettings extends Attributes {
  readonly value: string;
  /** Takes the text when the person leaves the field or presses Enter. */
  readonly onCommit: (text: string) => void;
}

/** A field whose text is taken when it is complete; Escape gives back what was there. */
export function CommitInput({ value, onCommit, onKeyDown, ...attributes }: CommitSettings) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  // What comes from the text replaces what was sent to it.
  useEffect(() => setTyped(undefined), [value]);
  const commit = () => {
    if (typed !== undefined && typed !== value) onCommit(typed);
    else setTyped(undefined);
  };
  return (
    <input
      type="text"
      {...(attributes as object)}
      value={typed ?? value}
      data-changed={typed !== undefined}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation();
          setTyped(undefined);
        }
        (onKeyDown as ((event: KeyboardEvent) => void) | undefined)?.(event);
      }}
    />
  );
}
