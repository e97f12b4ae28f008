import { useState } from 'preact/hooks';
import { words } from '../words.js';
import { AnswerForm } from './answer-form.js';
import { FieldEditor, FieldList, type FieldSettings } from './field.js';
import { Icon } from './icon.js';

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
