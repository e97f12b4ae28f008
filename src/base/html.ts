import type { Json } from './json.js';

/** A piece of a page: every value in it is escaped. Only `html` makes one. */
export class Html {
  constructor(readonly text: string) {}
}

/** What can be put into a piece of a page; nothing is written for `undefined` and `false`. */
export type Part = Html | string | number | undefined | false | readonly Part[];

/**
 * Writes a piece of a page. Values are escaped, and belong between tags or into attributes in quotes; an address in an
 * attribute is left out unless it is a relative one or one that a page may lead to.
 */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = texts[0]!;
  parts.forEach((part, index) => {
    const isAddress = typeof part === 'string' && /\s(?:href|src|action)="$/i.test(texts[index]!);
    text += textOf(isAddress ? (harmless(part) ?? '') : part) + texts[index + 1]!;
  });
  return new Html(text);
}

/** A link, if a page may lead there; otherwise only its text. */
export function linkTo(address: string | undefined, text: Part = address): Html {
  const href = address === undefined ? undefined : webAddress(address);
  return href === undefined ? html`${text}` : html`<a href="${href}">${text}</a>`;
}

/** An address that a page may lead to: of the web, of an e-mail, or of a DOI, whose web address it is then. */
export function webAddress(address: string): string | undefined {
  const [, doi] = /^doi:\s*(10\.\S+)$/i.exec(address) ?? [];
  if (doi !== undefined) return `https://doi.org/${doi}`;
  return /^(?:https?:\/\/|mailto:)[^\s<>"\\^`{|}]+$/i.test(address) ? address : undefined;
}

/** JSON as the content of a script element, which nothing in it can end. */
export function inScript(value: Json): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A text as it is written in HTML. Characters that no page may contain are replaced. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '\u{FFFD}')
    .replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what HTML forbids
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
}

/** Browsers skip spaces and control characters at the start of an address and in its scheme. */
function harmless(address: string): string | undefined {
  return /^(?:[/?#.]|data:,$|[\w%~-]+(?:[/?#]|$))/.test(address) ? address : webAddress(address);
}
