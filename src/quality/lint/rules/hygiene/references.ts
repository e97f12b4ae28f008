import { partsNamed, REFERENCES, type StringPart } from '../../annotations/annotation-parts.js';
import type { Annotation, Part } from '../../rule.js';

/** Every reference that an annotation makes, also inside records such as contributors. */
export function referencesOf(annotation: Annotation): readonly StringPart[] {
  return partsNamed(annotation, REFERENCES).filter(isString);
}

function isString(part: Part): part is StringPart {
  return typeof part.value === 'string';
}
