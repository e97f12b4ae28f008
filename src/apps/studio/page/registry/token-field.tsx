import { useId } from 'preact/hooks';
import { words } from '../words.js';
import { token } from './service.js';

/** A field for the token of a person; it is forgotten with the page. */
export function TokenField({ onCommit }: { readonly onCommit?: () => void }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words.value.registry.token}</label>
      <input
        id={id}
        type="password"
        autocomplete="off"
        aria-describedby={`${id}-about`}
        value={token.value}
        onInput={({ currentTarget }) => (token.value = currentTarget.value.trim())}
        onChange={onCommit}
      />
      <p class="about" id={`${id}-about`}>
        {words.value.registry.tokenHelp}
      </p>
    </div>
  );
}
