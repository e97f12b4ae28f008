import type { Json } from '../../../../base/json.js';
import type { Field, Intent } from '../../protocol.js';
import { AnswerForm, FieldEditor, ListField } from '../parts/field.js';
import { canEdit, exportOptions } from '../state.js';
import { words } from '../words.js';
import { perform, setExportOptions } from '../work.js';
import { formOf, optionFields, withOption } from './option-fields.js';

/** Writes an option for exports. */
export function setOption(option: string, entered: Json | undefined): void {
  void setExportOptions(withOption(exportOptions.peek(), option, entered));
}

/** The members of records that are usually stated. */
const USUAL = ['name', 'entityRef', 'role'];

/** A value that is missing: in a field of the schema, or in the options. */
export function MissingValue({ field, option }: { readonly field?: Field; readonly option?: string }) {
  if (field === undefined) return option ? <OptionEditor option={option} /> : null;
  const onIntent = (intent: Intent) => void perform(intent);
  const settings = { field, onIntent, isDisabled: !canEdit.value };
  return field.widget === 'list' ? <ListField {...settings} usual={USUAL} /> : <FieldEditor {...settings} />;
}

/** Fields for an option. */
export function OptionEditor({ option }: { readonly option: string }) {
  const { exports } = words.value;
  const { kind } = formOf(option);
  const fields = optionFields(option, exportOptions.value[option], words.value);
  return (
    <div class="option-editor">
      {kind === 'record' || kind === 'records' ? (
        <AnswerForm fields={fields} action={exports.add} onAnswer={(value) => setOption(option, value)} />
      ) : (
        <FieldEditor
          field={fields[0]!}
          onIntent={(intent) => intent.kind === 'set' && setOption(option, intent.value)}
        />
      )}
      <p class="about">{exports.option}</p>
    </div>
  );
}

interface StateSettings {
  readonly field?: Field;
  readonly option?: string;
  /** What was assumed. */
  readonly value: string;
  readonly onDone: () => void;
}

/** States a value that was assumed; the field is filled in. */
export function StateForm({ field, option, value, onDone }: StateSettings) {
  const fields = field ? [{ ...field, keyword: '' }] : optionFields(option ?? '', undefined, words.value);
  const state = (entered: Json) => {
    if (field) void perform({ kind: 'set', pointer: field.pointer, value: entered });
    else if (option) setOption(option, entered);
    onDone();
  };
  return (
    <AnswerForm
      fields={fields}
      initial={{ [fields[0]!.keyword]: value }}
      action={words.value.exports.state}
      onAnswer={state}
      onCancel={onDone}
    />
  );
}
