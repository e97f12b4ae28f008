import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Draft, draftStore, ordered } from '../files/draft-store.js';
import { openDraft } from '../files/ways-to-open.js';
import { pageLanguage, startWords as words } from '../words.js';
import { say } from './announcer.js';
import { Icon } from './icon.js';

/** The drafts of this browser, the newest first. */
const drafts = signal<readonly Draft[]>([]);

/** Reads the drafts again; a browser that keeps none has none. */
async function listDrafts(): Promise<void> {
  drafts.value = ordered(await draftStore.list().catch(() => []));
}

/** Removes a draft that a person does not want, and gives back how to undo it. */
async function discardDraft(draft: Draft): Promise<() => Promise<void>> {
  await draftStore.remove(draft.id).catch(() => undefined);
  await listDrafts();
  return async () => {
    await draftStore.put(draft).catch(() => undefined);
    await listDrafts();
  };
}

/** The drafts of this browser, with what can be done with them. */
export function DraftList() {
  const { start } = words.value;
  useEffect(() => {
    listDrafts();
  }, []);
  return (
    <section class="drafts" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{start.drafts}</h2>
      {drafts.value.length === 0 ? (
        <p class="about">{start.noDrafts}</p>
      ) : (
        <ul>
          {drafts.value.map((draft) => (
            <DraftEntry key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DraftEntry({ draft }: { readonly draft: Draft }) {
  const { start } = words.value;
  const discard = async () => {
    const restore = await discardDraft(draft);
    say(start.discarded(draft.name), { title: start.undo, run: restore });
  };
  return (
    <li class="draft">
      <button type="button" class="draft-open" onClick={() => openDraft(draft)}>
        <Icon name="file" />
        <span class="draft-name">{draft.name}</span>
        <span class="about">
          <time dateTime={new Date(draft.when).toISOString()}>{timeOf(draft.when)}</time>
          {draft.total !== undefined && ` · ${start.readiness(Math.round(draft.total))}`}
        </span>
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={start.discard(draft.name)}
        title={start.discard(draft.name)}
        onClick={discard}
      >
        <Icon name="remove" />
      </button>
    </li>
  );
}

/** The time of today, or the day before that. */
function timeOf(when: number): string {
  const date = new Date(when);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday
    ? date.toLocaleTimeString(pageLanguage.value, { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString(pageLanguage.value, { day: 'numeric', month: 'short', year: 'numeric' });
}
