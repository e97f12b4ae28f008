import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../parts/dialog.js';
import { words } from '../words.js';
import { openSchema } from '../work.js';
import {
  fetchVersion,
  type ListedSchema,
  type ListedVersion,
  listSchemas,
  listVersions,
  Refused,
} from './service.js';
import { TokenField } from './token-field.js';

const WAIT = 250;
const UNAUTHORIZED = 401;

/** A dialog that searches the registry and opens a version of a schema. */
export function RegistryDialog({ onClose }: { readonly onClose: () => void }) {
  const sought = useSignal('');
  const found = useSignal<readonly ListedSchema[] | undefined>(undefined);
  /** The path of the schema that is chosen: the same one may be listed again. */
  const chosen = useSignal('');
  const fault = useSignal<unknown>(undefined);
  const attempt = useSignal(0);
  const text = words.value.registry;

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        try {
          const schemas = await listSchemas(sought.value);
          if (!isCurrent) return;
          found.value = schemas;
          fault.value = undefined;
        } catch (thrown) {
          if (isCurrent) fault.value = thrown;
        }
      },
      found.peek() ? WAIT : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sought.value, attempt.value]);

  return (
    <Dialog title={text.open} onClose={onClose} isWide>
      <label class="registry-search">
        {text.search}
        <input
          type="search"
          value={sought.value}
          onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
        />
      </label>
      <RegistryFault fault={fault.value} onToken={() => attempt.value++} />
      <ul class="registry-list" aria-live="polite">
        {found.value?.map((schema) => (
          <li key={pathOf(schema)}>
            {chosen.value === pathOf(schema) ? (
              <ChosenSchema schema={schema} onOpened={onClose} onFault={(thrown) => (fault.value = thrown)} />
            ) : (
              <button type="button" class="registry-entry" onClick={() => (chosen.value = pathOf(schema))}>
                <Entry schema={schema} />
              </button>
            )}
          </li>
        ))}
        {found.value?.length === 0 && <li class="about">{text.none}</li>}
      </ul>
    </Dialog>
  );
}

function pathOf({ owner, name }: ListedSchema): string {
  return `${owner}/${name}`;
}

function Entry({ schema }: { readonly schema: ListedSchema }) {
  const { owner, name, latest, title, description, version } = schema;
  return (
    <>
      <strong>{title}</strong>
      <span class="about">
        {owner}/{name} · {latest} · {words.value.start.readiness(Math.round(version.readiness))}
      </span>
      {description && <span class="registry-words">{description}</span>}
    </>
  );
}

interface ChosenSettings {
  readonly schema: ListedSchema;
  readonly onOpened: () => void;
  readonly onFault: (fault: unknown) => void;
}

function ChosenSchema({ schema, onOpened, onFault }: ChosenSettings) {
  const versions = useSignal<readonly ListedVersion[]>([]);
  const number = useSignal(schema.latest);
  const { number: numberLabel, openVersion } = words.value.registry;
  useEffect(() => {
    listVersions(schema.owner, schema.name).then((found) => (versions.value = found), onFault);
  }, [schema.owner, schema.name]);
  const open = async () => {
    const version = versions.value.find((each) => each.number === number.value);
    if (version === undefined) return;
    try {
      const { options, ...fetched } = await fetchVersion(schema, version);
      onOpened();
      await openSchema(fetched, options);
    } catch (thrown) {
      onFault(thrown);
    }
  };
  return (
    <div class="registry-entry chosen">
      <Entry schema={schema} />
      <span class="registry-choice">
        <select
          aria-label={numberLabel}
          value={number.value}
          onChange={({ currentTarget }) => (number.value = currentTarget.value)}
        >
          {versions.value.map((each) => (
            <option key={each.number} value={each.number}>
              {each.number}
            </option>
          ))}
        </select>
        <button type="button" class="primary" disabled={versions.value.length === 0} onClick={open}>
          {openVersion}
        </button>
      </span>
    </div>
  );
}

function RegistryFault({ fault, onToken }: { readonly fault: unknown; readonly onToken: () => void }) {
  if (fault === undefined) return null;
  const isUnauthorized = fault instanceof Refused && fault.problem.status === UNAUTHORIZED;
  return (
    <div role="alert">
      <p class="fault">{fault instanceof Refused ? fault.message : words.value.registry.unavailable}</p>
      {isUnauthorized && <TokenField onCommit={onToken} />}
    </div>
  );
}
