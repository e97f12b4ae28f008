import { isObject, quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import { holding, partsNamed } from '../../annotations/annotation-parts.js';
import { defineRule, type Found, type Part } from '../../rule.js';

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const HTML = /<(?:\/?[a-z][a-z\d-]*(?:[\s/][^<>]*)?|!--[^<>]*)>/i;
// Only where Markdown has an address: "written in JavaScript: …" is prose.
const UNSAFE_ADDRESS = /(?:\]\(|\]:|<)\s*((?:javascript|vbscript):|data:text\/html)/i;

/** Markup in a description that a page must not show as it is. */
export const noUnsafeMarkdown = defineRule({
  id: 'no-unsafe-markdown',
  on: 'annotation',
  group: 'hygiene',
  severity: 'warning',
  fix: 'none',
  summary: 'Descriptions are Markdown without HTML and without addresses that run scripts.',
  why: 'Web pages that show descriptions have to remove HTML and scripts, and parts of the text may be lost.',
  targets: {},
  metrics: [],
  examples: {
    bad: [
      { schema: { type: 'object', 'fair:description': 'Counts of <b>all</b> branches.' } },
      {
        schema: { type: 'object', 'fair:description': { en: 'See [the notes](javascript:alert(1)).' } },
      },
    ],
    good: [
      { schema: { type: 'object', 'fair:description': 'Made by a program in JavaScript: see the notes.' } },
      {
        schema: {
          type: 'object',
          'fair:description':
            'Counts of **all** branches with `<b>` in it, where 3 < 5; see <https://example.org>.',
        },
      },
    ],
  },
  concerns: holding(['richText']),
  applies: (annotation) => partsNamed(annotation, ['richText']).length > 0,
  check: (annotation) => partsNamed(annotation, ['richText']).flatMap(faultsIn),
});

function faultsIn({ value, pointer }: Part): readonly Found[] {
  if (isObject(value)) {
    return Object.keys(value).flatMap((tag) => faultIn(value[tag], append(pointer, tag)));
  }
  return faultIn(value, pointer);
}

function faultIn(text: unknown, pointer: string): readonly Found[] {
  if (typeof text !== 'string') return [];
  const prose = text.replace(CODE, '');
  const address = UNSAFE_ADDRESS.exec(prose)?.[1];
  if (address !== undefined) {
    return [
      {
        pointer,
        on: 'value',
        message: `The text contains an address that runs a script: ${quote(address)}.`,
        help: 'Link to an https address instead.',
      },
    ];
  }
  const markup = HTML.exec(prose)?.[0];
  if (markup === undefined) return [];
  return [
    {
      pointer,
      on: 'value',
      message: `The text contains HTML, ${quote(markup)}, which web pages remove.`,
      help: 'Write Markdown instead. To show the HTML as text, put it between backticks.',
    },
  ];
}
