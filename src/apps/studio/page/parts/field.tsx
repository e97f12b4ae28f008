// Fields by their widgets, and what has fields inside: records, lists, and forms for values that are not in the schema yet.
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Json } from '../../../../base/json.js';
import type { Field, Intent, Widget } from '../../protocol.js';
import { words } from '../words.js';
import type { FieldSettings } from './field-settings.js';
import { Icon } from './icon.js';
import { ChoiceField, JsonField, LicenseField, LineField, NumberField, UnitField } from './scalar-fields.js';
import { textsOf } from './texts-of.js';
import { WordsField } from './words-field.js';

/** The language of a text that does not state one, beside others (BCP 47). */
const UNDETERMINED = 'und';

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

function RecordField({ field, onIntent, isDisabled }: FieldSettings) {
  return (
    <fieldset class="record">
      <legend>{field.title}</legend>
      <p class="about">{field.about}</p>
      <FieldList fields={field.members ?? []} onIntent={onIntent} isDisabled={isDisabled} />
    </fieldset>
  );
}

/** A list of values or records. */
export function ListField({ field, onIntent, isDisabled, ...rest }: FieldSettings & ListNames) {
  const { removeItem, addItem } = words.value.fields;
  const [isAdding, setAdding] = useState(false);
  const items = field.members ?? [];
  return (
    <fieldset class="list-field">
      <legend>{field.title}</legend>
      <p class="about">{field.about}</p>
      <ol>
        {items.map((item, index) => (
          <li key={item.pointer} class="list-item">
            {item.members ? (
              <FieldList
                fields={item.members}
                onIntent={onIntent}
                isDisabled={isDisabled}
                {...(rest.usual ? { usual: rest.usual } : {})}
              />
            ) : (
              <FieldEditor field={item} onIntent={onIntent} isDisabled={isDisabled} />
            )}
            <button
              type="button"
              class="icon-button"
              disabled={isDisabled ?? false}
              aria-label={removeItem(index + 1)}
              title={removeItem(index + 1)}
              onClick={() => onIntent({ kind: 'set', pointer: item.pointer })}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ol>
      {isAdding ? (
        <div class="list-item new-item">
          <AnswerForm
            fields={field.item ?? []}
            usual={rest.usual}
            onAnswer={(value) => {
              setAdding(false);
              onIntent({ kind: 'set', pointer: `${field.pointer}/-`, value });
            }}
            onCancel={() => setAdding(false)}
          />
        </div>
      ) : (
        <button type="button" disabled={isDisabled ?? false} onClick={() => setAdding(true)}>
          <Icon name="add" /> {rest.addLabel ?? addItem(field.title)}
        </button>
      )}
    </fieldset>
  );
}

/** What a list calls its items, and which of their fields are usual. */
interface ListNames {
  readonly addLabel?: string;
  readonly usual?: readonly string[] | undefined;
}

interface AnswerSettings {
  /** The members of a record, or one field without a keyword for a single value. */
  readonly fields: readonly Field[];
  readonly usual?: readonly string[] | undefined;
  /** What the fields contain at first, by keyword. */
  readonly initial?: { readonly [keyword: string]: Json };
  readonly action?: string;
  readonly onAnswer: (value: Json) => void;
  readonly onCancel?: () => void;
}

/** Fields for a value that is not in the schema yet. */
export function AnswerForm({ fields, usual, initial = {}, action, onAnswer, onCancel }: AnswerSettings) {
  const [values, setValues] = useState<{ readonly [keyword: string]: Json }>(initial);
  const isScalar = fields.length === 1 && fields[0]!.keyword === '';
  const take = (intent: Intent): void => {
    if (intent.kind === 'all') intent.intents.forEach(take);
    if (intent.kind !== 'set' && intent.kind !== 'words') return;
    const keyword = fields.find(({ pointer }) => pointer === intent.pointer)?.keyword;
    if (keyword === undefined) return;
    setValues(({ [keyword]: before, ...others }) => {
      const value = intent.kind === 'set' ? intent.value : withText(before, intent);
      return value === undefined ? others : { ...others, [keyword]: value };
    });
  };
  const shown = fields.map((field) => {
    const value = values[field.keyword];
    return value === undefined ? field : { ...field, value };
  });
  const isComplete =
    Object.keys(values).length > 0 &&
    fields.every(({ isRequired, keyword }) => !isRequired || values[keyword] !== undefined);
  return (
    <form
      class={isScalar ? 'answer one' : 'answer'}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onAnswer(isScalar ? values['']! : values);
      }}
    >
      <FieldList fields={shown} onIntent={take} {...(usual ? { usual } : {})} />
      <div class="buttons">
        {/* Text is taken when its field is left, so the button is never disabled while something is typed. */}
        <button type="submit" class="primary">
          {action ?? words.value.problems.add}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {words.value.dialog.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

/** A text with its words in one language; its other languages stay. */
function withText(
  before: Json | undefined,
  { language, text }: Extract<Intent, { kind: 'words' }>,
): Json | undefined {
  const texts = textsOf(before).filter(([tag]) => tag !== language);
  if (text !== '') texts.push([language, text]);
  if (texts.length === 0) return undefined;
  const [[tag, only]] = texts as [readonly [string, string]];
  return tag === '' && texts.length === 1
    ? only
    : Object.fromEntries(texts.map(([each, words]) => [each || UNDETERMINED, words]));
}
