import { useSignal } from '@preact/signals';
import type { VariableFilter } from '../../../protocol.js';
import { labelLanguage, reading } from '../../state.js';
import { words } from '../../words.js';
import { ScreenHead } from '../screen-head.js';

interface FilterSettings {
  readonly filter: VariableFilter;
  readonly onChange: (filter: VariableFilter) => void;
}

/** A value of the choice of languages that stands for another one. */
const OTHER = '+';

/** Which variables are shown, and the language of their labels. */
export function VariableFilters({ filter, onChange }: FilterSettings) {
  const { variables } = words.value;
  const { tables, todo } = reading.value!;
  const { table, ...others } = filter;
  return (
    <div class="tools">
      <ScreenHead title={variables.title} />
      <input
        type="search"
        class="search"
        aria-label={variables.search}
        placeholder={variables.search}
        value={filter.search ?? ''}
        onInput={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
      />
      <label class="inline">
        <input
          type="checkbox"
          checked={filter.isToDo ?? false}
          onChange={({ currentTarget }) => onChange({ ...filter, isToDo: currentTarget.checked })}
        />
        {variables.todo(todo.variables)}
      </label>
      {tables.length > 1 && (
        <label class="inline">
          {variables.table}
          <select
            value={table ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange(value === '' ? others : { ...others, table: value })
            }
          >
            <option value="">{variables.allTables}</option>
            {tables.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <LabelLanguage />
    </div>
  );
}

/** The language in which labels are shown and edited. */
export function LabelLanguage() {
  const { variables, fields } = words.value;
  const added = useSignal<string | undefined>(undefined);
  const known = new Set([...(reading.value?.languages ?? []), '', labelLanguage.value]);
  return (
    <label class="inline">
      {variables.labels}
      <select
        value={added.value === undefined ? labelLanguage.value : OTHER}
        onChange={({ currentTarget: { value } }) => {
          if (value === OTHER) added.value = '';
          else {
            added.value = undefined;
            labelLanguage.value = value;
          }
        }}
      >
        {[...known].map((tag) => (
          <option key={tag} value={tag}>
            {tag || variables.noLanguage}
          </option>
        ))}
        <option value={OTHER}>{variables.otherLanguage}</option>
      </select>
      {added.value !== undefined && (
        <input
          type="text"
          class="tag-input"
          aria-label={fields.languageTag}
          placeholder="de"
          value={added.value}
          onInput={({ currentTarget }) => (added.value = currentTarget.value)}
          onChange={({ currentTarget: { value } }) => {
            if (value.trim() !== '') labelLanguage.value = value.trim();
            added.value = undefined;
          }}
        />
      )}
    </label>
  );
}
