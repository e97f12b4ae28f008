/** The list of all sentences below src/. */
export function sentenceList(root: string): string;
/** The literals of a module that may be sentences, one line each; names in braces stand for values. */
export function sentencesOf(code: string, loader?: 'ts' | 'tsx'): readonly string[];
