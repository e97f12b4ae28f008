import type { Intent, VariableRow } from '../../../protocol.js';
import { CommitInput } from '../../parts/commit-input.js';
import { Icon } from '../../parts/icon.js';
import { UnitPicker } from '../../parts/pickers.js';
import { canEdit, labelLanguage, openVariable, tab } from '../../state.js';
import { words } from '../../words.js';
import { perform } from '../../work.js';

interface RowSettings {
  readonly row: VariableRow;
  readonly index: number;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** The label of a variable in the chosen language, and one in another language as a hint. */
function labelIn({ label }: VariableRow): { readonly own: string; readonly other: string } {
  const own = label[labelLanguage.value] ?? '';
  return { own, other: own === '' ? (Object.values(label)[0] ?? '') : '' };
}

/** The change that states a concept: by reference if it is an address, else in words. */
export function statingConcept(pointer: string, text: string): Intent {
  const isReference = /^[A-Za-z][\w+.-]*:\S+$/.test(text);
  const set = (name: string, value: string | undefined): Intent => ({
    kind: 'set',
    pointer: `${pointer}/${name}`,
    ...(value === undefined || value === '' ? {} : { value }),
  });
  return {
    kind: 'all',
    intents: isReference
      ? [set('fair:conceptRef', text)]
      : [set('fair:concept', text), ...(text === '' ? [set('fair:conceptRef', undefined)] : [])],
  };
}

/** A variable: what is most often edited, in place. */
export function Row({ row, index, isSelected, onSelect }: RowSettings) {
  const { variables } = words.value;
  const { name, pointer, depth, unit, concept, codes, missingCodes, todo, points, isEditable } = row;
  const isOff = !canEdit.value || !isEditable;
  const label = labelIn(row);
  const isOpen = openVariable.value === pointer;
  return (
    <tr
      aria-rowindex={index + 2}
      class={isOpen ? 'is-open' : undefined}
      data-pointer={pointer}
      title={isEditable ? undefined : variables.elsewhere}
    >
      <td class="select">
        <input
          type="checkbox"
          aria-label={variables.select(name)}
          checked={isSelected}
          disabled={!isEditable}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </td>
      <th scope="row" class={`column-name depth-${Math.min(depth, 4)}`}>
        <button
          type="button"
          class="link name"
          data-moves
          aria-label={variables.open(name)}
          aria-expanded={isOpen}
          onClick={() => (openVariable.value = isOpen ? undefined : pointer)}
        >
          {name}
        </button>
      </th>
      <td class="column-label">
        <CommitInput
          aria-label={variables.label(name)}
          data-column="label"
          data-index={index}
          value={label.own}
          placeholder={label.other || variables.addLabel}
          disabled={isOff}
          onCommit={(text) =>
            perform({ kind: 'label', pointer, language: labelLanguage.value, text: text.trim() })
          }
        />
      </td>
      <td class="column-type">
        {row.type === 'coded' ? variables.coded : row.format ? `${row.type}, ${row.format}` : row.type}
      </td>
      <td class="column-unit" data-column="unit" data-index={index}>
        <UnitPicker
          label={variables.unit(name)}
          isLabelHidden
          value={unit ? (unit.symbol ?? (unit.words || unit.ref || '')) : ''}
          placeholder={/integer|number/.test(row.type) ? variables.addUnit : ''}
          pointer={`${pointer}/fair:measurementUnit`}
          isDisabled={isOff}
          onIntent={perform}
        />
      </td>
      <td class="column-concept">
        <CommitInput
          aria-label={variables.concept(name)}
          data-column="concept"
          data-index={index}
          value={concept ? concept.words || concept.ref || '' : ''}
          placeholder={variables.addConcept}
          disabled={isOff}
          onCommit={(text) => perform(statingConcept(pointer, text.trim()))}
        />
      </td>
      <td class="column-codes">
        {codes + missingCodes > 0 && (
          <button
            type="button"
            class="link"
            aria-label={variables.codes(codes, missingCodes)}
            title={variables.codes(codes, missingCodes)}
            onClick={() => (tab.value = 'codes')}
          >
            {missingCodes > 0 ? `${codes} + ${missingCodes}` : codes}
          </button>
        )}
      </td>
      <td class="column-todo">
        {todo > 0 ? (
          <button
            type="button"
            class="link"
            title={variables.problems(name, todo)}
            onClick={() => (openVariable.value = pointer)}
          >
            {todo} {points > 0 && <small>+{points}</small>}
            <span class="visually-hidden"> {variables.problems(name, todo)}</span>
          </button>
        ) : (
          <span class="done" title={variables.done}>
            <Icon name="check" />
            <span class="visually-hidden">{variables.done}</span>
          </span>
        )}
      </td>
    </tr>
  );
}
