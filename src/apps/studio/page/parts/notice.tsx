import { useEffect, useState } from 'preact/hooks';
import { isChecking, reading } from '../state.js';
import { words } from '../words.js';
import { announcement } from './announcer.js';
import { Icon } from './icon.js';

const SHOWN_FOR = 6000;

/** What was last said, for eyes and for screen readers; and, once a check, what it found. */
export function Announcer() {
  const [hidden, setHidden] = useState(0);
  const said = announcement.value;
  useEffect(() => {
    if (said === undefined || said.action) return;
    const timer = setTimeout(() => setHidden(said.number), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const isShown = said !== undefined && said.number > hidden;
  const counts = reading.value?.counts;
  return (
    <>
      <p class="visually-hidden" role="status">
        {counts && !isChecking.value
          ? words.value.bar.checked(counts.error, counts.warning, counts.info + counts.hint)
          : ''}
      </p>
      <div role="status">
        {isShown && (
          <div class="notice">
            <span>{said.message}</span>
            {said.action && (
              <button
                type="button"
                onClick={() => {
                  setHidden(said.number);
                  said.action!.run();
                }}
              >
                {said.action.title}
              </button>
            )}
            <button
              type="button"
              class="icon-button"
              aria-label={words.value.dialog.close}
              onClick={() => setHidden(said.number)}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}
