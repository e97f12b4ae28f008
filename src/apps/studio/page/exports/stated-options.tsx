import { Icon } from '../parts/icon.js';
import { exportOptions } from '../state.js';
import { words } from '../words.js';
import { formOf } from './option-fields.js';
import { OptionEditor, setOption } from './value-form.js';

/** The options for exports that are stated, to be changed or removed. */
export function StatedOptions() {
  const { exports, fields } = words.value;
  const stated = Object.entries(exportOptions.value);
  if (stated.length === 0) return null;
  return (
    <details class="part">
      <summary>{exports.options(stated.length)}</summary>
      <p class="about">{exports.optionsHelp}</p>
      <ul class="ledger">
        {stated.map(([name, value]) => {
          const title = exports.optionNames[name] ?? name;
          const isOne = formOf(name).kind === 'value' || formOf(name).kind === 'list';
          return (
            <li key={name} class="ledger-item stated-option">
              {isOne ? (
                <OptionEditor option={name} />
              ) : (
                <div>
                  <strong>{title}</strong>
                  <p>
                    <code class="term">{JSON.stringify(value)}</code>
                  </p>
                </div>
              )}
              <button
                type="button"
                class="icon-button"
                aria-label={`${fields.remove}: ${title}`}
                title={`${fields.remove}: ${title}`}
                onClick={() => setOption(name, undefined)}
              >
                <Icon name="remove" />
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
