import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { setting } from '../files/settings.js';
import { Dialog } from '../parts/dialog.js';
import { exportOptions, isChecking, opened, reading } from '../state.js';
import { words } from '../words.js';
import { check, perform, textVersion } from '../work.js';
import { type Problem, publish, Refused } from './service.js';
import { TokenField } from './token-field.js';

const owner = setting('owner', '');

/** What came of the last attempt. */
type Outcome =
  | { readonly kind: 'published' | 'possible'; readonly address: string }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unreachable' };

/** A dialog that publishes the open schema in the registry of the service. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const name = useSignal(nameOf(opened.peek()?.name ?? ''));
  const number = useSignal(reading.peek()?.card.version?.identifier ?? '');
  const withOptions = useSignal(true);
  const outcome = useSignal<Outcome | undefined>(undefined);
  const isBusy = useSignal(false);
  const text = words.value.registry;
  const hasOptions = Object.keys(exportOptions.value).length > 0;

  const send = async (isDryRun: boolean) => {
    isBusy.value = true;
    try {
      const { format, text: schema } = textVersion();
      const address = await publish({
        owner: owner.value.trim(),
        name: name.value.trim(),
        number: number.value.trim(),
        format,
        text: schema,
        ...(hasOptions && withOptions.value ? { options: exportOptions.value } : {}),
        isDryRun,
      });
      outcome.value = { kind: isDryRun ? 'possible' : 'published', address };
    } catch (fault) {
      outcome.value =
        fault instanceof Refused ? { kind: 'refused', problem: fault.problem } : { kind: 'unreachable' };
    } finally {
      isBusy.value = false;
    }
  };
  /** States the number in the schema, too: the registry takes no other. */
  const raise = async (suggested: string) => {
    if (isChecking.peek()) await check();
    const pointer = `${reading.peek()?.card.pointer ?? ''}/fair:version/identifier`;
    if (!(await perform({ kind: 'set', pointer, value: suggested }))) return;
    number.value = suggested;
    await send(true);
  };

  return (
    <Dialog title={text.publish} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
          send(button?.value !== 'publish');
        }}
      >
        <NameField label={text.owner} value={owner} />
        <NameField label={text.name} value={name} />
        <NameField label={text.number} value={number} about={text.numberHelp} />
        <TokenField />
        {hasOptions && (
          <label class="check">
            <input
              type="checkbox"
              checked={withOptions.value}
              onChange={({ currentTarget }) => (withOptions.value = currentTarget.checked)}
            />
            {text.options}
          </label>
        )}
        <OutcomeWords outcome={outcome.value} onNumber={raise} />
        <div class="buttons">
          <button type="submit" value="try" disabled={isBusy.value}>
            {text.dryRun}
          </button>
          <button type="submit" value="publish" class="primary" disabled={isBusy.value}>
            {text.do}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface NameSettings {
  readonly label: string;
  readonly value: { value: string };
  readonly about?: string;
}

function NameField({ label, value, about }: NameSettings) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        required
        spellcheck={false}
        autocapitalize="off"
        {...(about ? { 'aria-describedby': `${id}-about` } : {})}
        value={value.value}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
      {about && (
        <p class="about" id={`${id}-about`}>
          {about}
        </p>
      )}
    </div>
  );
}

interface OutcomeSettings {
  readonly outcome: Outcome | undefined;
  readonly onNumber: (number: string) => void;
}

/** What came of it, in the words of the registry. */
function OutcomeWords({ outcome, onNumber }: OutcomeSettings) {
  const text = words.value.registry;
  return (
    <div class="outcome" role="status">
      {outcome?.kind === 'possible' && <p class="good">{text.wouldDo}</p>}
      {outcome?.kind === 'published' && (
        <p class="good">
          <a href={outcome.address}>{text.done(outcome.address)}</a>
        </p>
      )}
      {outcome?.kind === 'unreachable' && <p class="fault">{text.unavailable}</p>}
      {outcome?.kind === 'refused' && <ProblemWords problem={outcome.problem} onNumber={onNumber} />}
    </div>
  );
}

function ProblemWords({
  problem,
  onNumber,
}: {
  readonly problem: Problem;
  readonly onNumber: (number: string) => void;
}) {
  const { title, detail, errors = [], changes = [], suggested } = problem;
  const text = words.value.registry;
  return (
    <>
      <p class="fault">
        <strong>{title}</strong> {detail}
      </p>
      {errors.length > 0 && (
        <ul class="plain-list">
          {errors.map((each) => (
            <li key={`${each.pointer} ${each.detail}`}>
              {each.pointer && <code>{each.pointer}</code>} {each.detail}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <>
          <h3>{text.changes}</h3>
          <ul class="plain-list">
            {changes.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
      {suggested && (
        <button type="button" onClick={() => onNumber(suggested)}>
          {text.useNumber(suggested)}
        </button>
      )}
    </>
  );
}

/** A name as registries take them, from that of a file. */
function nameOf(file: string): string {
  const base = file.replace(/(?:\.schema)?\.[^.]+$/, '').toLowerCase();
  return base.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}
