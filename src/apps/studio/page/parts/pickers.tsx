import { useCallback } from 'preact/hooks';
import type { Hit, Intent } from '../../protocol.js';
import { ask } from '../connection.js';
import { words } from '../words.js';
import { Picker } from './picker.js';

interface ListPickerSettings {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** The unit or licence in words. */
  readonly value: string;
  /** The place of the words; the reference is stated beside it. */
  readonly pointer: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean | undefined;
  readonly onIntent: (intent: Intent) => void;
}

const MOST_HITS = 20;

/** The change that states something in words and by reference. */
export function stating(pointer: string, literal: string | undefined, reference: string | undefined): Intent {
  const set = (place: string, value: string | undefined): Intent => ({
    kind: 'set',
    pointer: place,
    ...(value === undefined ? {} : { value }),
  });
  return { kind: 'all', intents: [set(pointer, literal), set(`${pointer}Ref`, reference)] };
}

function ListPicker({
  list,
  wordsOf,
  ...settings
}: ListPickerSettings & { readonly list: 'units' | 'licenses'; readonly wordsOf: (hit: Hit) => string }) {
  const { label, isLabelHidden, value, pointer, placeholder, isDisabled, onIntent } = settings;
  const search = useCallback(
    (typed: string) => ask('search', { list, words: typed, limit: MOST_HITS }),
    [list],
  );
  return (
    <Picker
      label={label}
      {...(isLabelHidden ? { isLabelHidden } : {})}
      value={value}
      placeholder={placeholder ?? ''}
      isDisabled={isDisabled ?? false}
      search={search}
      onPick={(hit) => onIntent(stating(pointer, wordsOf(hit), hit.iri))}
      onWords={(typed) => onIntent(stating(pointer, typed.trim() || undefined, undefined))}
    />
  );
}

/** A field for a unit: proposals come from QUDT, by symbol or words. */
export function UnitPicker(settings: ListPickerSettings) {
  return <ListPicker list="units" wordsOf={({ id }) => id} {...settings} />;
}

/** A field for a licence: proposals come from SPDX. */
export function LicensePicker(settings: ListPickerSettings) {
  return (
    <ListPicker
      list="licenses"
      wordsOf={({ id }) => id}
      placeholder={words.value.dataset.searchLicense}
      {...settings}
    />
  );
}
