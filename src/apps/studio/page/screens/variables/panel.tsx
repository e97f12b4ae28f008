import { CommitInput } from '../../parts/commit-input.js';
import { FieldList } from '../../parts/field.js';
import { Icon } from '../../parts/icon.js';
import { useAnswer } from '../../parts/use-answer.js';
import { FindingList } from '../../problems.js';
import { canEdit, openVariable } from '../../state.js';
import { words } from '../../words.js';
import { perform } from '../../work.js';

/** What a variable usually states, by group. */
const USUAL = [
  'title',
  'fair:label',
  'description',
  'fair:description',
  'fair:concept',
  'fair:conceptRef',
  'type',
  'format',
  'minimum',
  'maximum',
  'fair:measurementUnit',
  'fair:quantity',
  'fair:measurementScale',
  'fair:unitType',
];

function closePanel(): void {
  document.querySelector<HTMLElement>('.is-open .name')?.focus();
  openVariable.value = undefined;
}

/** Everything about one variable. */
export function VariablePanel({ pointer }: { readonly pointer: string }) {
  // The variable may be gone, as after undoing its new name.
  const found = useAnswer('fields', { pointer }, closePanel);
  const { variables, fields, problems } = words.value;
  const isDisabled = !canEdit.value || !found?.isEditable;
  return (
    <aside
      class="variable-panel"
      aria-label={found?.name ?? variables.title}
      data-f6
      tabIndex={-1}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) closePanel();
      }}
    >
      <header>
        <h2>{found?.name}</h2>
        <button type="button" class="icon-button" aria-label={variables.close} onClick={closePanel}>
          <Icon name="close" />
        </button>
      </header>
      {found && (
        <>
          <h3>{problems.title}</h3>
          <FindingList filter={{ under: pointer, sort: 'points' }} isEmbedded />
          <div class="field">
            <label for="variable-name">{variables.rename}</label>
            <CommitInput
              id="variable-name"
              value={found.name}
              disabled={isDisabled}
              onCommit={(name) => {
                const renamed = pointer.replace(/[^/]*$/, () => escaped(name.trim()));
                perform({ kind: 'rename', pointer, name: name.trim() }, () => {
                  if (openVariable.peek() === pointer) openVariable.value = renamed;
                });
              }}
            />
          </div>
          {found.groups.map(({ name, fields: own }) => (
            <section key={name}>
              <h3>{fields.groups[name]}</h3>
              <FieldList fields={own} usual={USUAL} onIntent={perform} isDisabled={isDisabled} />
            </section>
          ))}
        </>
      )}
    </aside>
  );
}

/** A name as a token of a pointer. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
