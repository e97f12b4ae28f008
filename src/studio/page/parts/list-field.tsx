import { useState } from 'preact/hooks';
import type { Json } from '../../../json.js';
import type { Field, Intent } from '../../protocol.js';
import { words } from '../words.js';
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
        <NewItem
          field={field}
          usual={rest.usual}
          onAdd={(value) => {
            setAdding(false);
            onIntent({ kind: 'set', pointer: `${field.pointer}/-`, value });
          }}
          onCancel={() => setAdding(false)}
        />
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

interface NewItemSettings {
  readonly field: Field;
  readonly usual: readonly string[] | undefined;
  readonly onAdd: (value: Json) => void;
  readonly onCancel: () => void;
}

/** The fields of an item that is not in the schema yet. */
function NewItem({ field, usual, onAdd, onCancel }: NewItemSettings) {
  const [values, setValues] = useState<{ readonly [keyword: string]: Json }>({});
  const fields = field.item ?? [];
  const isScalar = fields.length === 1 && fields[0]!.keyword === '';
  const take = (intent: Intent) => {
    if (intent.kind === 'all') {
      intent.intents.forEach(take);
      return;
    }
    if (intent.kind !== 'set' && intent.kind !== 'words') return;
    const keyword = fields.find(({ pointer }) => pointer === intent.pointer)?.keyword ?? intent.pointer;
    const value =
      intent.kind === 'set'
        ? intent.value
        : intent.text === ''
          ? undefined
          : intent.language === ''
            ? intent.text
            : { [intent.language]: intent.text };
    setValues(({ [keyword]: _before, ...others }) =>
      value === undefined ? others : { ...others, [keyword]: value },
    );
  };
  const withValues = fields.map((each) => {
    const value = values[each.keyword];
    return value === undefined ? each : { ...each, value };
  });
  const isComplete = fields.every(
    ({ isRequired, keyword }) => !(isRequired || isScalar) || values[keyword] !== undefined,
  );
  const { dialog, problems } = words.value;
  return (
    <div class="list-item new-item">
      <FieldList fields={withValues} onIntent={take} {...(usual ? { usual } : {})} />
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={!isComplete}
          onClick={() => onAdd(isScalar ? values['']! : values)}
        >
          {problems.add}
        </button>
        <button type="button" onClick={onCancel}>
          {dialog.cancel}
        </button>
      </div>
    </div>
  );
}
