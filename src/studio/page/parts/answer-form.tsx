import { useState } from 'preact/hooks';
import type { Json } from '../../../json.js';
import type { Field, Intent } from '../../protocol.js';
import { words } from '../words.js';
import { FieldList } from './field.js';
import { textsOf } from './texts-of.js';

/** The language of a text that does not state one, beside others (BCP 47). */
const UNDETERMINED = 'und';

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
