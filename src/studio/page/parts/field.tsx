import type { ComponentChildren, VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Json } from '../../../json.js';
import type { Field, Intent, Widget } from '../../protocol.js';
import { words } from '../words.js';
import { CommitInput } from './commit-input.js';
import { Icon } from './icon.js';
import { ListField } from './list-field.js';
import { LicensePicker, UnitPicker } from './pickers.js';
import { WordsField } from './words-field.js';

/** A field, and what happens with what a person enters. */
export interface FieldSettings {
  readonly field: Field;
  readonly onIntent: (intent: Intent) => void;
  readonly isDisabled?: boolean | undefined;
}

/** One component a widget. */
const editors: { readonly [name in Widget]: (settings: FieldSettings) => VNode } = {
  words: WordsField,
  'long words': WordsField,
  line: LineField,
  iri: LineField,
  date: LineField,
  number: NumberField,
  'yes or no': ChoiceField,
  choice: ChoiceField,
  unit: UnitField,
  license: LicenseField,
  list: ListField,
  record: RecordField,
  json: JsonField,
};

/** A field for a value of the schema, by its widget. */
export function FieldEditor(settings: FieldSettings) {
  const Editor = editors[settings.field.widget];
  return <Editor {...settings} />;
}

/** Several fields; those that are neither usual nor stated are folded away. */
export function FieldList({
  fields,
  usual,
  ...rest
}: Omit<FieldSettings, 'field'> & { readonly fields: readonly Field[]; readonly usual?: readonly string[] }) {
  const isShown = (field: Field) =>
    usual === undefined || usual.includes(field.keyword) || field.value !== undefined || field.findings > 0;
  const shown = fields.filter(isShown);
  const folded = fields.filter((field) => !isShown(field));
  return (
    <>
      {shown.map((field) => (
        <FieldEditor key={field.pointer} field={field} {...rest} />
      ))}
      {folded.length > 0 && (
        <details class="more-fields">
          <summary>{words.value.fields.more}</summary>
          {folded.map((field) => (
            <FieldEditor key={field.pointer} field={field} {...rest} />
          ))}
        </details>
      )}
    </>
  );
}

/** A label, a control and a sentence about it. */
export function Labelled({
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

function LineField({ field, onIntent, isDisabled }: FieldSettings) {
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

function NumberField({ field, onIntent, isDisabled }: FieldSettings) {
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

function ChoiceField({ field, onIntent, isDisabled }: FieldSettings) {
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

function UnitField({ field, onIntent, isDisabled }: FieldSettings) {
  return (
    <div class="field">
      <UnitPicker
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

function LicenseField({ field, onIntent, isDisabled }: FieldSettings) {
  return (
    <div class="field">
      <LicensePicker
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

function RecordField({ field, onIntent, isDisabled }: FieldSettings) {
  return (
    <fieldset class="record">
      <legend>{field.title}</legend>
      <p class="about">{field.about}</p>
      <FieldList fields={field.members ?? []} onIntent={onIntent} isDisabled={isDisabled} />
    </fieldset>
  );
}

function JsonField({ field, onIntent, isDisabled }: FieldSettings) {
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
