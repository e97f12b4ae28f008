import { type Signal, useSignal } from '@preact/signals';
import { useCallback, useId } from 'preact/hooks';
import type { Intent, VariableRow } from '../../../protocol.js';
import { ask } from '../../connection.js';
import { say } from '../../parts/announcer.js';
import { Dialog } from '../../parts/dialog.js';
import { Picker } from '../../parts/picker.js';
import { stating } from '../../parts/pickers.js';
import { canEdit, labelLanguage } from '../../state.js';
import { words } from '../../words.js';
import { perform, performAll, whileBusy } from '../../work.js';
import { statingConcept } from './row.js';

/** What can be done with the variables that are selected; each is one step to undo. */
export function BulkBar({ selection }: { readonly selection: Signal<ReadonlySet<string>> }) {
  const { variables } = words.value;
  const dialog = useSignal<'unit' | 'concept' | undefined>(undefined);
  const chosen = [...selection.value];
  if (chosen.length === 0) return null;
  const isOff = !canEdit.value;
  const close = () => (dialog.value = undefined);
  const changeAll = (change: (row: VariableRow) => readonly Intent[]) =>
    whileBusy(async () => performAll((await rowsOf(selection.value)).flatMap(change))).catch(() =>
      say(words.peek().messages.internal),
    );
  const makeLabels = () =>
    changeAll(({ pointer, name, label }) => {
      const language = labelLanguage.peek();
      return label[language] ? [] : [{ kind: 'label', pointer, language, text: labelFrom(name) }];
    });
  return (
    <div class="bulk" role="toolbar" aria-label={variables.selected(chosen.length)}>
      <strong>{variables.selected(chosen.length)}</strong>
      <button type="button" disabled={isOff} onClick={() => (dialog.value = 'unit')}>
        {variables.setUnit}
      </button>
      <button type="button" disabled={isOff} onClick={() => (dialog.value = 'concept')}>
        {variables.setConcept}
      </button>
      <button type="button" disabled={isOff} onClick={makeLabels}>
        {variables.setLabel}
      </button>
      <button type="button" disabled={isOff} onClick={() => perform({ kind: 'fix all', under: chosen })}>
        {variables.fixSelected}
      </button>
      <button type="button" class="link" onClick={() => (selection.value = new Set())}>
        {variables.clear}
      </button>
      {dialog.value === 'unit' && (
        <UnitDialog
          onClose={close}
          onUnit={(literal, reference) => {
            close();
            changeAll(({ pointer }) => [stating(`${pointer}/fair:measurementUnit`, literal, reference)]);
          }}
        />
      )}
      {dialog.value === 'concept' && (
        <ConceptDialog
          onClose={close}
          onConcept={(text) => {
            close();
            changeAll(({ pointer }) => [statingConcept(pointer, text)]);
          }}
        />
      )}
    </div>
  );
}

/** The variables of a selection that are still there: they may have been renamed or removed. */
async function rowsOf(selection: ReadonlySet<string>): Promise<readonly VariableRow[]> {
  const { items } = await ask('variables', { first: 0, last: Number.MAX_SAFE_INTEGER });
  return items.filter(({ pointer }) => selection.has(pointer));
}

interface UnitSettings {
  readonly onClose: () => void;
  readonly onUnit: (literal: string, reference: string | undefined) => void;
}

function UnitDialog({ onClose, onUnit }: UnitSettings) {
  const { variables } = words.value;
  const search = useCallback(
    (typed: string) => ask('search', { list: 'units', words: typed, limit: 20 }),
    [],
  );
  return (
    <Dialog title={variables.setUnit} onClose={onClose}>
      <Picker
        label={variables.columns.unit}
        value=""
        search={search}
        onPick={({ id, iri }) => onUnit(id, iri)}
        onWords={(text) => text.trim() && onUnit(text.trim(), undefined)}
      />
    </Dialog>
  );
}

interface ConceptSettings {
  readonly onClose: () => void;
  readonly onConcept: (text: string) => void;
}

function ConceptDialog({ onClose, onConcept }: ConceptSettings) {
  const { variables, dialog } = words.value;
  const text = useSignal('');
  const id = useId();
  return (
    <Dialog title={variables.setConcept} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim() !== '') onConcept(text.value.trim());
        }}
      >
        <div class="field">
          <label for={id}>{variables.columns.concept}</label>
          <input
            id={id}
            type="text"
            value={text.value}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </div>
        <button type="submit" class="primary">
          {dialog.ok}
        </button>
      </form>
    </Dialog>
  );
}

/** A label made from the name of a column: `water_tempC` becomes "Water temp C". */
function labelFrom(name: string): string {
  const spaced = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_.\-\s]+/g, ' ')
    .trim();
  return spaced === '' ? name : spaced.charAt(0).toLocaleUpperCase() + spaced.slice(1);
}
