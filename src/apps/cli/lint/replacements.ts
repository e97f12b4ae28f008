import type { Fix } from '../../../base/diagnostic.js';
import type { Replacement, ReportedFile } from '../../../exchange/report/index.js';
import { applyEdits, EditError, formatOf, parse, positionsOf } from '../../../schema/document/index.js';

/** Each fix takes a run over the text of its file. */
const MOST_FIXES = 100;

/** The safe fixes of findings as replacements in the texts of their files; of a file, those of its first findings. */
export async function replacementsOf(files: readonly ReportedFile[]): Promise<ReadonlyMap<Fix, Replacement>> {
  const replacements = new Map<Fix, Replacement>();
  for (const { uri, text, diagnostics } of files) {
    const fixes = diagnostics.flatMap((each) => (each.fixes ?? []).filter(({ safe }) => safe));
    if (text === undefined || fixes.length === 0) continue;
    const { document } = await parse(text, uri, formatOf(uri));
    if (document === undefined) continue;
    for (const fix of fixes.slice(0, MOST_FIXES)) {
      try {
        replacements.set(fix, replacementOf(text, await applyEdits(document, fix.edits)));
      } catch (fault) {
        if (!(fault instanceof EditError)) throw fault;
      }
    }
  }
  return replacements;
}

/** The one stretch in which two texts differ. */
function replacementOf(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  const range = positionsOf(before).range({ start, end: before.length - same });
  return { range, text: after.slice(start, after.length - same) };
}
