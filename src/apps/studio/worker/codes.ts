import type { Code } from '../../../schema/description/index.js';
import { split } from '../../../schema/document/index.js';
import type { CodeListEntry, CodeRow } from '../protocol.js';
import { codesOf, listsOf } from './entries.js';
import type { Reading } from './reading.js';
import { inShort, labelOf } from './words.js';

/** The lists of codes, with the variables that use them. */
export function codeListsIn({ entries }: Reading): readonly CodeListEntry[] {
  return listsOf(entries).map(({ list, variables }) => {
    const codes = codesOf(list);
    const insertAt = insertionPoint(codes);
    return {
      pointer: list.pointer,
      ...(insertAt === undefined ? {} : { insertAt }),
      name: list.name ?? variables[0]!.name,
      variables: variables.map(({ path }) => path.join('.')),
      codes: codes.map(codeRow),
    };
  });
}

/** Behind the alternatives that the codes are; values of an `enum` have no room for a label. */
function insertionPoint(codes: readonly Code[]): string | undefined {
  const described = codes.find(({ schema }) => schema !== undefined);
  if (described === undefined) return undefined;
  const [holder] = split(described.pointer);
  return `${holder}/-`;
}

function codeRow(code: Code): CodeRow {
  const { pointer, value, terms, isSentinel } = code;
  const concept = terms.concept && (terms.concept.refs[0]?.value ?? inShort(terms.concept.words));
  return {
    pointer,
    value,
    label: labelOf(code),
    ...(concept === undefined ? {} : { concept }),
    isMissing: isSentinel,
  };
}
