import { useId, useState } from 'preact/hooks';
import { words } from '../words.js';
import { CommitInput } from './commit-input.js';
import type { FieldSettings } from './field-settings.js';
import { Icon } from './icon.js';
import { textsOf } from './texts-of.js';
import { useTyped } from './use-typed.js';

/** A field for a text in one or more languages. */
export function WordsField({ field, onIntent, isDisabled }: FieldSettings) {
  const id = useId();
  const [added, setAdded] = useState<string | undefined>(undefined);
  const stated = textsOf(field.value);
  const texts = stated.length > 0 ? stated : ([['', '']] as const);
  const { language, addLanguage, languageTag } = words.value.fields;
  const write = (tag: string) => (text: string) =>
    onIntent({ kind: 'words', pointer: field.pointer, language: tag, text: text.trim() });
  const isLong = field.widget === 'long words';
  // Keywords of JSON Schema, such as "description", take no languages.
  const takesLanguages = field.pointer.includes('/fair:');
  return (
    <div class={field.findings > 0 ? 'field has-findings' : 'field'}>
      <label for={`${id}-0`}>
        {field.title}
        {field.findings > 0 && <Icon name="warning" />}
      </label>
      {texts.map(([tag, text], index) => (
        <span key={tag} class="in-language">
          {tag !== '' && (
            <span class="tag" title={language}>
              {tag}
            </span>
          )}
          {isLong ? (
            <LongText
              id={`${id}-${index}`}
              about={`${id}-about`}
              label={index > 0 ? `${field.title} (${tag})` : undefined}
              value={text}
              isDisabled={isDisabled}
              onCommit={write(tag)}
            />
          ) : (
            <CommitInput
              id={`${id}-${index}`}
              aria-describedby={`${id}-about`}
              {...(index > 0 ? { 'aria-label': `${field.title} (${tag})` } : {})}
              value={text}
              disabled={isDisabled ?? false}
              onCommit={write(tag)}
            />
          )}
        </span>
      ))}
      <p class="about" id={`${id}-about`}>
        {field.about}
      </p>
      {takesLanguages && stated.length > 0 && !isDisabled && (
        <AddLanguage
          added={added}
          label={addLanguage}
          tagLabel={languageTag}
          textLabel={field.title}
          onAdd={setAdded}
          onText={(tag, text) => {
            setAdded(undefined);
            write(tag)(text);
          }}
        />
      )}
    </div>
  );
}

interface AddLanguageSettings {
  readonly added: string | undefined;
  readonly label: string;
  readonly tagLabel: string;
  readonly textLabel: string;
  readonly onAdd: (tag: string | undefined) => void;
  readonly onText: (tag: string, text: string) => void;
}

function AddLanguage({ added, label, tagLabel, textLabel, onAdd, onText }: AddLanguageSettings) {
  if (added === undefined)
    return (
      <button type="button" class="link" onClick={() => onAdd('')}>
        {label}
      </button>
    );
  return (
    <span class="in-language">
      <input
        type="text"
        class="tag-input"
        aria-label={tagLabel}
        placeholder="de"
        value={added}
        onInput={({ currentTarget }) => onAdd(currentTarget.value.trim())}
      />
      <CommitInput
        aria-label={`${textLabel} (${added})`}
        value=""
        disabled={added === ''}
        onCommit={(text) => onText(added, text)}
      />
    </span>
  );
}

interface LongTextSettings {
  readonly id: string;
  readonly about: string;
  readonly label: string | undefined;
  readonly value: string;
  readonly isDisabled: boolean | undefined;
  readonly onCommit: (text: string) => void;
}

function LongText({ id, about, label, value, isDisabled, onCommit }: LongTextSettings) {
  const { shown, type, commit } = useTyped(value, onCommit);
  return (
    <textarea
      id={id}
      rows={3}
      aria-describedby={about}
      {...(label ? { 'aria-label': label } : {})}
      value={shown}
      disabled={isDisabled ?? false}
      onInput={({ currentTarget }) => type(currentTarget.value)}
      onBlur={commit}
    />
  );
}
