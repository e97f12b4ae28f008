import { effect, type Signal, signal } from '@preact/signals';

const PREFIX = 'fairwright studio ';

/** A setting of this browser. Where nothing can be stored, it lasts as long as the page. */
export function setting<Value>(name: string, usual: Value): Signal<Value> {
  const kept = signal<Value>(stored(name) ?? usual);
  effect(() => {
    const text = JSON.stringify(kept.value);
    try {
      if (kept.value === usual) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, text);
    } catch {
      // A page without storage.
    }
  });
  return kept;
}

function stored<Value>(name: string): Value | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}
