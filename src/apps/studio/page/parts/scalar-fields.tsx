import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Json } from '../../../../base/json.js';
import type { Field } from '../../protocol.js';
import { words } from '../words.js';
import { CommitInput } from './commit-input.js';
import type { FieldSettings } from './field-settings.js';
import { Icon } from './icon.js';
import { LicensePicker, UnitPicker } from './pickers.js';

/** A label, a control and a sentence about it. */
function Labelled({
  field,
  id,
  children,
}: {
  readonly field: Field;
  readonly id: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class={field.findings > 0 ? 'field has-findings' : 'field'}>
      <label for={id}>
        {field.title}
        {field.findings > 0 && <Icon name="warning" />}
      </label>
      {children}
      <p class="about" id={`${id}-about`}>
        {field.about}
      </p>
    </div>
  );
}

function asText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function exampleOf({ example }: Field): string {
  return example === undefined || typeof example === 'object'
    ? ''
    : words.value.fields.example(String(example));
}

/** A line of text. */
export function LineField({ field, onIntent, isDisabled }: FieldSettings) {
  const id = useId();
  return (
    <Labelled field={field} id={id}>
      <CommitInput
        id={id}
        aria-describedby={`${id}-about`}
        value={asText(field.value)}
        placeholder={exampleOf(field)}
        disabled={isDisabled ?? false}
        inputMode={field.widget === 'iri' ? 'url' : 'text'}
        onCommit={(text) =>
          onIntent({
            kind: 'set',
            pointer: field.pointer,
            ...(text.trim() === '' ? {} : { value: text.trim() }),
          })
        }
      />
    </Labelled>
  );
}

/** A number. */
export function NumberField({ field, onIntent, isDisabled }: FieldSettings) {
  const id = useId();
  return (
    <Labelled field={field} id={id}>
      <CommitInput
        id={id}
        type="number"
        step="any"
        aria-describedby={`${id}-about`}
        value={asText(field.value)}
        disabled={isDisabled ?? false}
        onCommit={(text) =>
          onIntent({ kind: 'set', pointer: field.pointer, ...(text === '' ? {} : { value: Number(text) }) })
        }
      />
    </Labelled>
  );
}

/** One of a few values. */
export function ChoiceField({ field, onIntent, isDisabled }: FieldSettings) {
  const id = useId();
  const { notStated, yes, no } = words.value.fields;
  const choices = field.choices ?? [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  const chosen = choices.findIndex(({ value }) => JSON.stringify(value) === JSON.stringify(field.value));
  return (
    <Labelled field={field} id={id}>
      <select
        id={id}
        aria-describedby={`${id}-about`}
        disabled={isDisabled ?? false}
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          const choice = choices[Number(currentTarget.value)];
          onIntent({ kind: 'set', pointer: field.pointer, ...(choice ? { value: choice.value } : {}) });
        }}
      >
        <option value="-1">
          {field.value === undefined || chosen >= 0 ? notStated : asText(field.value)}
        </option>
        {choices.map(({ label }, index) => (
          <option key={label} value={String(index)}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** A unit. */
export function UnitField(settings: FieldSettings) {
  return <PickedField Picker={UnitPicker} {...settings} />;
}

/** A licence. */
export function LicenseField(settings: FieldSettings) {
  return <PickedField Picker={LicensePicker} {...settings} />;
}

/** A value from a list that comes with the page. */
function PickedField({
  Picker,
  field,
  onIntent,
  isDisabled,
}: FieldSettings & { readonly Picker: typeof UnitPicker }) {
  return (
    <div class="field">
      <Picker
        label={field.title}
        value={asText(field.value)}
        pointer={field.pointer}
        onIntent={onIntent}
        isDisabled={isDisabled}
      />
      <p class="about">{field.about}</p>
    </div>
  );
}

/** Any value, as JSON. */
export function JsonField({ field, onIntent, isDisabled }: FieldSettings) {
  const id = useId();
  const [fault, setFault] = useState('');
  const commit = (text: string) => {
    if (text.trim() === '') return onIntent({ kind: 'set', pointer: field.pointer });
    try {
      onIntent({ kind: 'set', pointer: field.pointer, value: JSON.parse(text) as Json });
      setFault('');
    } catch {
      setFault(words.value.fields.wrong);
    }
  };
  return (
    <Labelled field={field} id={id}>
      <CommitInput
        id={id}
        class="code"
        aria-describedby={`${id}-about`}
        aria-invalid={fault !== ''}
        value={field.value === undefined ? '' : JSON.stringify(field.value)}
        disabled={isDisabled ?? false}
        onCommit={commit}
      />
      {fault && <p class="fault">{fault}</p>}
    </Labelled>
  );
}
