import { useEffect } from 'preact/hooks';
import { saveText } from './files/save.js';
import { editor } from './state.js';

/** The keys of the page, in the order of the help. */
export const shortcuts = [
  { keys: 'Ctrl+S', name: 'save' },
  { keys: 'Ctrl+Z', name: 'undo' },
  { keys: 'Ctrl+Y', name: 'redo' },
  { keys: 'F6', name: 'regions' },
] as const;

/** Listens to the keys of the page. Fields of text keep their own undo. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        focusNextRegion(event.shiftKey ? -1 : 1);
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        saveText();
      } else if ((key === 'z' || key === 'y') && !isTyping(event)) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) editor.peek()?.redo();
        else editor.peek()?.undo();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // The editor has a history of its own, which is the history of the page.
  if (target.matches('.editor-host')) return true;
  return target.matches('input, textarea') && (target as HTMLInputElement).dataset.changed === 'true';
}

function focusNextRegion(step: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-f6]')].filter(
    (each) => each.offsetParent !== null,
  );
  const current = regions.findIndex((each) => each.contains(document.activeElement));
  regions[(current + step + regions.length) % regions.length]?.focus();
}
