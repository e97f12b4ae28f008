import type { Diagnostic } from '../diagnostic.js';
import type { Frame } from '../document/index.js';
import { type Registry, resolve } from '../registry/index.js';
import { checkDocument } from './schema.js';

/** The document, first, and all registered ones that its references lead to. */
export function reachable(start: Frame, registry: Registry): ReadonlySet<Frame> {
  const found = new Set([start]);
  for (const frame of found) {
    for (const { uri } of frame.references) {
      const target = uri === undefined ? 'nowhere' : resolve(uri, frame, registry);
      if (typeof target === 'object') found.add(target.in);
    }
  }
  return found;
}

const checked = new WeakMap<Frame, readonly Diagnostic[]>();

/** What is wrong with the registered documents that a schema builds on, so far as nothing can be judged by them. */
export function faultsBehind(frames: ReadonlySet<Frame>, registry: Registry): readonly Diagnostic[] {
  const [, ...others] = frames;
  return others.flatMap((frame) => {
    let faults = checked.get(frame);
    if (faults === undefined) {
      const { diagnostics } = checkDocument(frame.document, { registry });
      // A wrong annotation tells less than it should, and judges as well as a right one.
      faults = hindrances(diagnostics).filter(
        ({ severity, code }) => severity === 'error' && !code.startsWith('vocabulary/'),
      );
      checked.set(frame, faults);
    }
    return faults;
  });
}

/** What is only a warning on a schema, but stands in the way of judging an instance by it. */
const HINDRANCES: readonly string[] = ['reference/unregistered', 'reference/endless'];

/** Diagnostics of a schema as they weigh when an instance is to be judged by it. */
export function hindrances(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((each) =>
    HINDRANCES.includes(each.code) ? ({ ...each, severity: 'error' } as const) : each,
  );
}
