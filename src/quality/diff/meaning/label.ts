import type { Code, Subject, Words } from '../../../schema/description/index.js';
import { type Matching, type Pair, plain, sharesReference, sharesWords } from '../compare.js';

/** What a subject is called, in all languages; a plain title has none. */
export function labelsOf({ title, label }: Subject): Words {
  return title ? [title, ...label] : label;
}

/** The codes that stay and now have the label that another code had, each with that code. */
export function movedLabels({ pairs, gone }: Matching<Code>): ReadonlyMap<Pair<Code>, Code> {
  const after = new Map(pairs.map((pair) => [pair.old, pair.new]));
  const byLabel = new Map<string, Code>();
  for (const code of [...after.keys(), ...gone.map(({ value }) => value)])
    for (const { value } of labelsOf(code)) if (plain(value) !== '') byLabel.set(plain(value), code);
  return new Map(
    pairs.flatMap((pair) => {
      const labels = labelsOf(pair.new);
      if (sharesWords(labelsOf(pair.old), labels)) return [];
      if (sharesReference(pair.old.terms.concept, pair.new.terms.concept)) return [];
      for (const { value } of labels) {
        const source = byLabel.get(plain(value));
        // A label that the other code keeps did not move.
        const kept = source && after.get(source);
        if (source && !(kept && sharesWords(labelsOf(source), labelsOf(kept)))) return [[pair, source]];
      }
      return [];
    }),
  );
}
