import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { chooseFiles, droppedFiles, hasFileDialog } from '../files/choose.js';
import { openEmpty, openExample, openFiles, openPasted } from '../files/ways-to-open.js';
import { Dialog } from '../parts/dialog.js';
import { DraftList } from '../parts/draft-list.js';
import { Icon } from '../parts/icon.js';
import { LanguageChoice } from '../parts/language-choice.js';
import { Later } from '../parts/later.js';
import { registryAddress } from '../registry/address.js';
import { fileReading, openFault } from '../state.js';
import { loadAllWords, startWords as words } from '../words.js';

const loadRegistryDialog = async () => {
  const [{ RegistryDialog }] = await Promise.all([import('../registry/open.js'), loadAllWords()]);
  return RegistryDialog;
};

/** The page without a schema: ways to open one, and the drafts of this browser. */
export function StartScreen() {
  const dialog = useSignal<'paste' | 'registry' | undefined>(undefined);
  const isOver = useFileDrop();
  const { start, product, private: isPrivate } = words.value;
  const close = () => {
    dialog.value = undefined;
  };
  return (
    <div class="start">
      <header class="start-bar">
        <span class="brand">{product}</span>
        <LanguageChoice />
      </header>
      <main>
        <h1>{start.title}</h1>
        <p class="lead">{start.lead}</p>
        <DropZone isOver={isOver} />
        {openFault.value !== '' && (
          <p class="start-fault" role="alert">
            <Icon name="error" /> {openFault.value}
          </p>
        )}
        <section class="start-ways" aria-labelledby="start-or">
          <h2 id="start-or">{start.or}</h2>
          <div class="buttons">
            <button type="button" onClick={openExample}>
              <Icon name="table" /> {start.example}
            </button>
            <button type="button" onClick={() => (dialog.value = 'paste')}>
              <Icon name="text" /> {start.paste}
            </button>
            {registryAddress !== undefined && (
              <button type="button" onClick={() => (dialog.value = 'registry')}>
                <Icon name="dataset" /> {start.registry}
              </button>
            )}
            <button type="button" onClick={openEmpty}>
              <Icon name="file" /> {start.empty}
            </button>
          </div>
        </section>
        <DraftList />
      </main>
      <footer class="start-private">
        <Icon name="check" /> {isPrivate}
      </footer>
      {dialog.value === 'paste' && <PasteDialog onClose={close} />}
      {dialog.value === 'registry' && <Later load={loadRegistryDialog} given={{ onClose: close }} />}
    </div>
  );
}

/** Takes files that are dropped anywhere on the page; says whether some are above it. */
function useFileDrop(): boolean {
  const isOver = useSignal(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      isOver.value = event.type === 'dragover';
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) isOver.value = false;
    };
    const drop = async (event: DragEvent) => {
      over(event);
      if (event.dataTransfer === null || fileReading.peek()) return;
      const chosen = await droppedFiles(event.dataTransfer);
      if (chosen.length > 0) await openFiles(chosen);
      else openFault.value = words.value.start.nothingToOpen;
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [isOver]);
  return isOver.value;
}

function DropZone({ isOver }: { readonly isOver: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { start, dialog } = words.value;
  const busy = fileReading.value;
  const choose = async () => {
    if (hasFileDialog()) await openFiles(await chooseFiles());
    else input.current!.click();
  };
  return (
    <section
      class={isOver ? 'drop-zone over' : 'drop-zone'}
      aria-label={start.drop}
      aria-busy={busy !== undefined}
    >
      {busy ? (
        <>
          <p class="drop-title" role="status">
            {start.reading(busy.name)}
          </p>
          <progress
            max={100}
            aria-label={start.reading(busy.name)}
            {...(busy.percent === undefined ? {} : { value: busy.percent })}
          />
          <p class="about drop-hint">{busy.percent === undefined ? '' : start.progress(busy.percent)}</p>
          <button type="button" disabled={busy.cancel === undefined} onClick={busy.cancel}>
            {dialog.cancel}
          </button>
        </>
      ) : (
        <>
          <p class="drop-title">{start.drop}</p>
          <button type="button" class="primary" onClick={choose}>
            <Icon name="file" /> {start.choose}
          </button>
          <div class="about drop-hint">
            <p>{start.tables}</p>
            <p>{start.schemas}</p>
          </div>
        </>
      )}
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={async ({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])].map((file) => ({ file }));
          // The same file can be chosen again.
          currentTarget.value = '';
          await openFiles(chosen);
        }}
      />
    </section>
  );
}

function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const text = useSignal('');
  const { start, dialog } = words.value;
  return (
    <Dialog title={start.pasteTitle} onClose={onClose} isWide>
      <form
        class="paste-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim() === '') return;
          onClose();
          openPasted(text.value);
        }}
      >
        <label for={id}>{start.pasteLabel}</label>
        <textarea
          id={id}
          class="code"
          rows={14}
          spellcheck={false}
          required
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
        <div class="buttons">
          <button type="submit" class="primary">
            {start.pasteOpen}
          </button>
          <button type="button" onClick={onClose}>
            {dialog.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
