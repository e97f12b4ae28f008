import { partsNamed, REFERENCES } from '../../annotations/annotation-parts.js';
import type { Annotation } from '../../rule.js';

/** A reference as it is written, and where. */
export interface WrittenReference {
  readonly value: string;
  readonly pointer: string;
}

/** Every reference that an annotation makes, also inside records such as contributors. */
export function referencesOf(annotation: Annotation): readonly WrittenReference[] {
  return partsNamed(annotation, REFERENCES).flatMap(({ value, pointer }) =>
    typeof value === 'string' ? [{ value, pointer }] : [],
  );
}
