import { Dialog } from './parts/dialog.js';
import { shortcuts } from './shortcuts.js';
import { words } from './words.js';

/** The keys of the page. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
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
