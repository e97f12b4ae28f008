import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Hit } from '../../protocol.js';
import { words } from '../words.js';

interface PickerSettings {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** What is chosen now, in words. */
  readonly value: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** The hits for some words, the best first. */
  readonly search: (words: string) => Promise<readonly Hit[]>;
  readonly onPick: (hit: Hit) => void;
  /** Takes words that are in no list; without it they are not taken. */
  readonly onWords?: (words: string) => void;
}

/** A field with proposals, after the ARIA pattern of a combobox with a list. */
export function Picker(settings: PickerSettings) {
  const { label, isLabelHidden, value, placeholder, isDisabled, search, onPick, onWords } = settings;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [active, setActive] = useState(-1);
  const asked = useRef(0);
  // A dialog that closes takes the focus away: what was taken is not taken twice.
  const isTaken = useRef(false);
  const id = useId();
  const isOpen = typed !== undefined && typed.trim() !== '';

  // Only the answer to the newest words is shown.
  useEffect(() => {
    if (!isOpen) {
      setHits([]);
      return;
    }
    asked.current++;
    const number = asked.current;
    search(typed).then(
      (found) => {
        if (number !== asked.current) return;
        setHits(found);
        setActive(found.length > 0 ? 0 : -1);
      },
      () => undefined,
    );
  }, [typed, isOpen, search]);

  const close = () => {
    asked.current++;
    setTyped(undefined);
    setHits([]);
    setActive(-1);
  };
  const pick = (hit: Hit) => {
    isTaken.current = true;
    close();
    onPick(hit);
  };
  const leave = () => {
    if (isTaken.current) return;
    isTaken.current = true;
    const text = typed;
    close();
    if (text !== undefined && text !== value && (onWords || text === '')) onWords?.(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (hits.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const hit = hits[active];
      if (hit) pick(hit);
      else leave();
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <span class="picker">
      <label for={`${id}-input`} class={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={`${id}-input`}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={isOpen && hits.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(active >= 0 && isOpen ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        value={typed ?? value}
        placeholder={placeholder ?? ''}
        disabled={isDisabled ?? false}
        onInput={(event) => {
          isTaken.current = false;
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <HitList id={id} label={label} hits={isOpen ? hits : []} active={active} onPick={pick} />
      {isOpen && hits.length === 0 && (
        <span class="picker-none" role="status">
          {words.value.picker.none}
        </span>
      )}
    </span>
  );
}

interface HitListSettings extends Pick<PickerSettings, 'label' | 'onPick'> {
  readonly id: string;
  readonly hits: readonly Hit[];
  readonly active: number;
}

function HitList({ id, label, hits, active, onPick }: HitListSettings) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} class="picker-list" hidden={hits.length === 0}>
      {hits.map((hit, index) => (
        // The keyboard reaches options by the field that owns the list.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: see above.
        <div
          key={hit.iri || hit.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(hit)}
        >
          <span>{hit.label}</span>
          <small>{hit.detail}</small>
        </div>
      ))}
    </div>
  );
}
