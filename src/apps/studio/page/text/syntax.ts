import { jsonLanguage } from '@codemirror/lang-json';
import { yamlLanguage } from '@codemirror/lang-yaml';
import type { LRLanguage } from '@codemirror/language';
import { TreeFragment } from '@lezer/common';
import type { TextFormat } from '../../protocol.js';

/** The syntax of each format, for colours and folding. */
export const syntax: { readonly [format in TextFormat]: LRLanguage } = {
  json: reusable(jsonLanguage),
  yaml: reusable(yamlLanguage),
};

/**
 * A language that can be typed in before the whole text is parsed. After a change, @lezer/common 1.5.5 takes the place where
 * parsing had stopped for the end of the text, and reuses nodes that were cut off there: all that follows them is parsed
 * wrongly, and at every key again.
 */
function reusable(language: LRLanguage): LRLanguage {
  const { parser } = language;
  return language.configure({
    wrap: (_parse, input, fragments, ranges) =>
      parser.startParse(
        input,
        fragments.map(
          ({ from, to, tree, offset, openStart, openEnd }) =>
            new TreeFragment(from, to, tree, offset, openStart, openEnd || to < input.length),
        ),
        ranges,
      ),
  });
}
