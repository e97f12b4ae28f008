import { type Html, html, linkTo, type Part } from '../../base/html.js';
import type { Term, Words } from '../../schema/description/index.js';
import { licenseWordsAt } from '../../schema/vocabulary/index.js';
import { clipped } from '../publish/index.js';

export { clipped };

/** A title, or the name of what has none. */
export function titleOf(title: string, name: string): string {
  return clipped(title.trim() || name, 200);
}

/** Words in English or without a language, else the first. */
export function mainOf(words: Words): Words[number] | undefined {
  return words.find(({ language }) => language === undefined || /^en\b/i.test(language)) ?? words[0];
}

/** A count with its noun: `1 code`, `2 codes`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The number of bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The most rows of a table, or entries of a list, on a page. */
const MOST_PIECES = 200;

/** The pieces of a list that fit on a page. */
export interface Fitting {
  readonly shown: readonly Html[];
  /** How many are left out. */
  readonly left: number;
  /** How many bytes they take. */
  readonly bytes: number;
}

/** Writes as many items as fit into so many bytes, from the first. */
export function fitting<T>(
  items: readonly T[],
  write: (item: T) => Html,
  room: number,
  most = MOST_PIECES,
): Fitting {
  const shown: Html[] = [];
  let bytes = 0;
  for (const item of items.slice(0, most)) {
    const piece = write(item);
    const size = bytesOf(piece.text);
    if (bytes + size > room) break;
    bytes += size;
    shown.push(piece);
  }
  return { shown, left: items.length - shown.length, bytes };
}

/** The last part of an address, as its name. */
export function nameOfAddress(address: string): string {
  const last = address.split(/[/#]/).filter(Boolean).at(-1) ?? address;
  return clipped(last, 80);
}

/** A term: its words, linked to what it refers to. */
export function termPart(term: Term | undefined): Html | undefined {
  if (term === undefined) return undefined;
  const words = mainOf(term.words)?.value;
  const [first, ...others] = term.refs.slice(0, 5).map(({ value }) => value);
  if (first === undefined) return words === undefined ? undefined : html`${clipped(words, 120)}`;
  const name = words === undefined ? nameOfAddress(first) : clipped(words, 120);
  return html`${addressPart(first, name)}${others.map((each) => html`, ${addressPart(each)}`)}`;
}

/** A link with a short text; an address that no page may lead to stays visible as text. */
export function addressPart(address: string, text = nameOfAddress(address)): Html {
  const link = linkTo(address.length > 500 ? undefined : address, text);
  return link.text.startsWith('<a') || text !== nameOfAddress(address)
    ? link
    : html`${clipped(address, 120)}`;
}

/** The name of a licence that is stated as an address or in words. */
export function licenseName(license: string): string {
  return clipped(licenseWordsAt(license) ?? license, 120);
}

/** Parts with a separator between them. */
export function joinedBy(parts: readonly (Html | string)[], separator: string): Part {
  return parts.map((part, index) => (index === 0 ? part : [separator, part]));
}

/** The day of a time. */
export function dayOf(time: string): string {
  return clipped(time.split('T')[0]!, 10);
}

/** A day as an element that programs understand. */
export function timePart(time: string): Html {
  return html`<time datetime="${clipped(time, 40)}">${dayOf(time)}</time>`;
}
