import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { leaveSchema } from './files/drafts.js';
import { downloadOptions, downloadText, saveText } from './files/save.js';
import { copyLink } from './files/share.js';
import { Dialog } from './parts/dialog.js';
import { Icon } from './parts/icon.js';
import { LanguageChoice } from './parts/language-choice.js';
import { Rings } from './parts/rings.js';
import { registryAddress } from './registry/address.js';
import { PublishDialog } from './registry/publish.js';
import { shortcuts } from './shortcuts.js';
import { editor, exportOptions, isChecking, opened, readiness, savedVersion, version } from './state.js';
import { words } from './words.js';

/** The top of the page: what is open, what can be done with it, and how ready it is. */
export function Bar({ isTextShown, onText }: { readonly isTextShown: boolean; readonly onText: () => void }) {
  const { bar } = words.value;
  const isSaved = savedVersion.value === version.value;
  // The depth of the history changes with the version.
  const canUndo = version.value >= 0 && (editor.value?.undoDepth() ?? 0) > 0;
  const canRedo = version.value >= 0 && (editor.value?.redoDepth() ?? 0) > 0;
  return (
    <header class="bar" data-f6 tabIndex={-1}>
      <button
        type="button"
        class="icon-button"
        aria-label={bar.start}
        title={bar.start}
        onClick={leaveSchema}
      >
        <Icon name="home" />
      </button>
      <div class="bar-name">
        <h1>{opened.value?.name}</h1>
        <OneOf
          texts={[bar.checking, bar.saved, bar.unsaved]}
          shown={isChecking.value ? bar.checking : isSaved ? bar.saved : bar.unsaved}
        />
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={bar.undo}
        title={`${bar.undo} (Ctrl+Z)`}
        disabled={!canUndo}
        onClick={() => editor.peek()?.undo()}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={bar.redo}
        title={`${bar.redo} (Ctrl+Y)`}
        disabled={!canRedo}
        onClick={() => editor.peek()?.redo()}
      >
        <Icon name="redo" />
      </button>
      <button type="button" onClick={saveText} title="Ctrl+S">
        <Icon name="save" /> {bar.save}
      </button>
      <MoreMenu />
      <span class="bar-space" />
      <LanguageChoice />
      <Rings readiness={readiness.value} />
      <button type="button" class="wide-only" aria-pressed={isTextShown} onClick={onText}>
        <Icon name="text" /> {isTextShown ? bar.hideText : bar.showText}
      </button>
    </header>
  );
}

/** One of several texts, in a place as wide as the widest: what follows never moves under a hand that clicks. */
function OneOf({ texts, shown }: { readonly texts: readonly string[]; readonly shown: string }) {
  return (
    <span class="bar-state one-of">
      {texts.map((text) => (
        <span key={text} class={text === shown ? '' : 'unseen'}>
          {text}
        </span>
      ))}
    </span>
  );
}

function MoreMenu() {
  const isOpen = useSignal(false);
  const dialog = useSignal<'publish' | 'shortcuts' | undefined>(undefined);
  const menu = useRef<HTMLDivElement>(null);
  const { bar } = words.value;
  useEffect(() => {
    if (!isOpen.value) return;
    const close = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) isOpen.value = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen.value, isOpen]);
  const entries: readonly { readonly title: string; readonly run: () => void; readonly isOff?: boolean }[] = [
    { title: words.value.messages.saveAs, run: downloadText },
    { title: bar.options, run: downloadOptions, isOff: Object.keys(exportOptions.value).length === 0 },
    { title: bar.share, run: copyLink },
    ...(registryAddress !== undefined ? [{ title: bar.publish, run: () => (dialog.value = 'publish') }] : []),
    { title: bar.shortcuts, run: () => (dialog.value = 'shortcuts') },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from each of its buttons.
    <div
      class="menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        isOpen.value = false;
        menu.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        class="icon-button"
        aria-label={bar.more}
        title={bar.more}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name="more" />
      </button>
      {isOpen.value && (
        <div class="menu-list">
          {entries.map(({ title, run, isOff }) => (
            <button
              key={title}
              type="button"
              disabled={isOff ?? false}
              onClick={() => {
                isOpen.value = false;
                run();
              }}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {dialog.value === 'publish' && <PublishDialog onClose={() => (dialog.value = undefined)} />}
      {dialog.value === 'shortcuts' && <ShortcutsDialog onClose={() => (dialog.value = undefined)} />}
    </div>
  );
}

/** The keys of the page. */
function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.value.shortcuts.title} onClose={onClose}>
      <dl class="shortcuts">
        {shortcuts.map(({ keys, name }) => (
          <div key={name}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words.value.shortcuts[name]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
