import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Severity } from '../../../base/diagnostic.js';
import type { FindingFilter, FindingRow } from '../protocol.js';
import { setting } from './files/settings.js';
import { askFields } from './parts/ask-fields.js';
import { Dialog } from './parts/dialog.js';
import { ExplainDialog } from './parts/explain.js';
import { AnswerForm } from './parts/field.js';
import { Icon } from './parts/icon.js';
import { useAnswer } from './parts/use-answer.js';
import { canEdit, openVariable, reading, tab } from './state.js';
import { words } from './words.js';
import { perform, showInText } from './work.js';

const isShown = setting('problems', true);
const order = setting<FindingFilter['sort']>('order of problems', 'points');

/** All problems of the schema, each with its next step. */
export function ProblemsRegion({ onShowText }: { readonly onShowText: () => void }) {
  const { problems } = words.value;
  const counts = reading.value?.counts;
  const id = useId();
  return (
    <section class="problems" aria-labelledby={id} data-f6 tabIndex={-1}>
      <header>
        <button
          type="button"
          class="icon-button"
          aria-expanded={isShown.value}
          aria-label={isShown.value ? problems.hide : problems.shown}
          onClick={() => (isShown.value = !isShown.value)}
        >
          <Icon name={isShown.value ? 'down' : 'right'} />
        </button>
        <h2 id={id}>{problems.title}</h2>
        <span class="bar-state">
          {counts && problems.counts(counts.error, counts.warning, counts.info + counts.hint)}
        </span>
        <span class="bar-space" />
        {isShown.value && (
          <>
            <label class="inline">
              {problems.sort}
              <select
                value={order.value}
                onChange={({ currentTarget }) => (order.value = currentTarget.value as FindingFilter['sort'])}
              >
                <option value="points">{problems.byPoints}</option>
                <option value="severity">{problems.bySeverity}</option>
                <option value="place">{problems.byPlace}</option>
              </select>
            </label>
            <button type="button" disabled={!canEdit.value} onClick={() => perform({ kind: 'fix all' })}>
              {problems.fixAll}
            </button>
          </>
        )}
      </header>
      {isShown.value && <FindingList filter={{ sort: order.value }} onShowText={onShowText} />}
    </section>
  );
}

const PAGE = 50;

/** The findings that fit a filter, in groups by what they are about. */
export function FindingList({
  filter,
  onShowText,
  isEmbedded,
}: {
  readonly filter: FindingFilter;
  readonly onShowText?: () => void;
  readonly isEmbedded?: boolean;
}) {
  const last = useSignal(PAGE);
  const found = useAnswer('findings', { ...filter, first: 0, last: last.value });
  const { problems } = words.value;
  if (found === undefined) return null;
  if (found.count === 0)
    return (
      <p class="none">
        <Icon name="check" /> {problems.none}
      </p>
    );
  return (
    <div class={isEmbedded ? 'problems-list embedded' : 'problems-list'}>
      <ul>
        {found.items.map((finding, index) => (
          <li key={`${finding.code} ${finding.pointer}`}>
            {!isEmbedded && finding.about !== found.items[index - 1]?.about && (
              <GroupHead finding={finding} />
            )}
            <Finding finding={finding} {...(onShowText ? { onShowText } : {})} />
          </li>
        ))}
      </ul>
      {found.count > found.items.length && (
        <button type="button" class="link more" onClick={() => (last.value += PAGE * 4)}>
          {problems.moreOf(found.count - found.items.length)}
        </button>
      )}
    </div>
  );
}

function GroupHead({ finding: { about, screen, pointer } }: { readonly finding: FindingRow }) {
  const name = about || words.value.problems.dataset;
  return (
    <button
      type="button"
      class="link group-head"
      onClick={() => {
        tab.value = screen;
        if (screen === 'variables' && about) openVariable.value = pointer;
      }}
    >
      {name}
    </button>
  );
}

/** The sign of a severity; the word is beside it. */
export function SeveritySign({ severity }: { readonly severity: Severity }) {
  return (
    <span class={`severity ${severity}`}>
      <Icon name={severity} />
      <span class="visually-hidden">{words.value.problems.severity[severity]}</span>
    </span>
  );
}

function Finding({
  finding,
  onShowText,
}: {
  readonly finding: FindingRow;
  readonly onShowText?: () => void;
}) {
  const { problems } = words.value;
  const dialog = useSignal<'why' | 'ignore' | undefined>(undefined);
  const { number, severity, message, fixes, ask, points, code, pointer } = finding;
  const name = { number, code, pointer };
  const fields = fixes.length === 0 && ask ? askFields(ask, problems.members) : [];
  const isOff = !canEdit.value;
  const close = () => (dialog.value = undefined);
  return (
    <article class="finding">
      <SeveritySign severity={severity} />
      <p>{message}</p>
      <div class="finding-step">
        {fixes.map(({ title, safe }, fix) => (
          <button
            key={title}
            type="button"
            disabled={isOff}
            onClick={() => perform({ kind: 'fix', finding: name, fix })}
          >
            {title}
            {!safe && <small>({problems.unsafe})</small>}
          </button>
        ))}
        {fields.length > 0 && !isOff && (
          <AnswerForm
            fields={fields}
            onAnswer={(answer) => perform({ kind: 'answer', finding: name, answer })}
          />
        )}
      </div>
      <div class="finding-more">
        {points > 0 && <span class="points">{problems.points(points)}</span>}
        {onShowText && (
          <button
            type="button"
            class="link"
            onClick={() => {
              onShowText();
              showInText(pointer);
            }}
          >
            {problems.show}
          </button>
        )}
        <button type="button" class="link" onClick={() => (dialog.value = 'why')}>
          {problems.why}
        </button>
        {code.startsWith('lint/') && (
          <button type="button" class="link" disabled={isOff} onClick={() => (dialog.value = 'ignore')}>
            {problems.ignore}
          </button>
        )}
      </div>
      {dialog.value === 'why' && <ExplainDialog name={code} onClose={close} />}
      {dialog.value === 'ignore' && (
        <IgnoreDialog
          message={message}
          onClose={close}
          onReason={(reason) => {
            close();
            perform({ kind: 'ignore', finding: name, reason });
          }}
        />
      )}
    </article>
  );
}

interface IgnoreSettings {
  readonly message: string;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

function IgnoreDialog({ message, onClose, onReason }: IgnoreSettings) {
  const { problems, dialog } = words.value;
  const reason = useSignal('');
  const id = useId();
  return (
    <Dialog title={problems.ignoreTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.value.trim() !== '') onReason(reason.value.trim());
        }}
      >
        <p>{message}</p>
        <div class="field">
          <label for={id}>{problems.ignoreReason}</label>
          <input
            id={id}
            type="text"
            required
            value={reason.value}
            onInput={({ currentTarget }) => (reason.value = currentTarget.value)}
          />
          <p class="about">{problems.ignoreHelp}</p>
        </div>
        <div class="buttons">
          <button type="submit" class="primary">
            {problems.ignoreDo}
          </button>
          <button type="button" onClick={onClose}>
            {dialog.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
