import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Json } from '../../../../base/json.js';
import type { CodeListEntry, CodeRow, Intent } from '../../protocol.js';
import { CommitInput } from '../parts/commit-input.js';
import { Icon } from '../parts/icon.js';
import { useAnswer } from '../parts/use-answer.js';
import { canEdit, labelLanguage } from '../state.js';
import { words } from '../words.js';
import { perform } from '../work.js';
import { ScreenHead } from './screen-head.js';
import { LabelLanguage } from './variables/filters.js';

/** The lists of codes, and what their codes mean. */
export function CodesScreen() {
  const { codes } = words.value;
  const found = useAnswer('codes', {});
  return (
    <>
      <ScreenHead title={codes.title} lead={codes.lead} />
      {found && found.length > 0 && (
        <div class="tools">
          <LabelLanguage />
        </div>
      )}
      {found?.length === 0 && <p class="empty">{codes.none}</p>}
      {found?.map((list) => (
        <CodeList key={list.pointer} list={list} />
      ))}
    </>
  );
}

function inWords(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function CodeList({ list }: { readonly list: CodeListEntry }) {
  const { codes } = words.value;
  const { name, variables, pointer, insertAt } = list;
  return (
    <section class="panel-card code-list" aria-label={name}>
      <h3>{name}</h3>
      <p class="about">{codes.usedBy(variables.join(', '))}</p>
      {insertAt === undefined ? (
        <p>
          {codes.plain}{' '}
          <button type="button" disabled={!canEdit.value} onClick={() => perform(withLabels(list))}>
            {codes.addLabels}
          </button>
        </p>
      ) : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{codes.value}</th>
            <th scope="col">{codes.label}</th>
            <th scope="col">{codes.missing}</th>
            <th scope="col">
              <span class="visually-hidden">{words.value.fields.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.codes.map((code) => (
            <Code key={code.pointer} code={code} hasLabels={insertAt !== undefined} />
          ))}
        </tbody>
      </table>
      {insertAt !== undefined && <NewCode key={pointer} insertAt={insertAt} codes={list.codes} />}
    </section>
  );
}

/** The change that makes alternatives with labels of the values of an `enum`. */
function withLabels({ pointer, codes }: CodeListEntry): Intent {
  const holder = pointer.replace(/\/enum$/, '');
  return {
    kind: 'all',
    intents: [
      { kind: 'set', pointer: `${holder}/enum` },
      { kind: 'set', pointer: `${holder}/oneOf`, value: codes.map(({ value }) => ({ const: value })) },
    ],
  };
}

/**
 * The label in the chosen language, and one in another language as a hint. A plain title has no language: it is shown, and
 * edited, as it is.
 */
function shownLabel({ label }: CodeRow) {
  const isPlain = label[labelLanguage.value] === undefined && Object.keys(label).every((tag) => tag === '');
  const language = isPlain && label[''] !== undefined ? '' : labelLanguage.value;
  return { language, own: label[language] ?? '', other: Object.values(label)[0] ?? '' };
}

function Code({ code, hasLabels }: { readonly code: CodeRow; readonly hasLabels: boolean }) {
  const { codes } = words.value;
  const value = inWords(code.value);
  const isOff = !canEdit.value;
  const { language, own, other } = shownLabel(code);
  return (
    <tr>
      <th scope="row">
        <code>{value}</code>
      </th>
      <td>
        {hasLabels ? (
          <CommitInput
            aria-label={codes.labelOf(value)}
            value={own}
            placeholder={other}
            disabled={isOff}
            onCommit={(text) =>
              perform({ kind: 'label', pointer: code.pointer, language, text: text.trim() })
            }
          />
        ) : (
          own || other
        )}
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={codes.missingOf(value)}
          checked={code.isMissing}
          disabled={isOff || !hasLabels}
          onChange={({ currentTarget }) =>
            perform({
              kind: 'set',
              pointer: `${code.pointer}/fair:sentinel`,
              ...(currentTarget.checked ? { value: true } : {}),
            })
          }
        />
      </td>
      <td>
        <button
          type="button"
          class="icon-button"
          aria-label={codes.remove(value)}
          title={codes.remove(value)}
          disabled={isOff}
          onClick={() => perform({ kind: 'set', pointer: code.pointer })}
        >
          <Icon name="remove" />
        </button>
      </td>
    </tr>
  );
}

function NewCode({
  insertAt,
  codes: known,
}: {
  readonly insertAt: string;
  readonly codes: readonly CodeRow[];
}) {
  const { codes } = words.value;
  const value = useSignal('');
  const id = useId();
  return (
    <form
      class="new-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.value.trim() === '') return;
        perform({ kind: 'set', pointer: insertAt, value: { const: likeOthers(value.value.trim(), known) } });
        value.value = '';
      }}
    >
      <label for={id}>{codes.newValue}</label>
      <input
        id={id}
        type="text"
        value={value.value}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
      <button type="submit" disabled={!canEdit.value}>
        <Icon name="add" /> {codes.add}
      </button>
    </form>
  );
}

/** A value as a number where the other codes are numbers. */
function likeOthers(text: string, codes: readonly CodeRow[]): Json {
  const isNumeric = codes.length > 0 && codes.every(({ value }) => typeof value === 'number');
  return isNumeric && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
