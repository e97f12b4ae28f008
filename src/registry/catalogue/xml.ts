import { validText } from './text.js';

/** Makes XML; only this module can, so that every text in it is escaped. */
class Element {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

/** An element with all that it contains. */
export type Xml = Element;

/** What an element may contain: elements, texts, and nothing. */
export type XmlContent = Xml | string | undefined | readonly XmlContent[];

/** The attributes of an element; those that are undefined are left out. */
export type XmlAttributes = { readonly [name: string]: string | undefined };

const NAME = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** An element. Names come from the code, never from data. */
export function element(name: string, attributes: XmlAttributes, ...content: readonly XmlContent[]): Xml {
  const tag = [named(name)];
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag.push(`${named(key)}="${escaped(value, /[&<>"\t\n\r]/g)}"`);
  const inside = content.map(written).join('');
  return new Element(inside === '' ? `<${tag.join(' ')}/>` : `<${tag.join(' ')}>${inside}</${name}>`);
}

/** A whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function written(content: XmlContent): string {
  if (content === undefined) return '';
  if (typeof content === 'string') return escaped(content, /[&<>\r]/g);
  return content instanceof Element ? content.toString() : content.map(written).join('');
}

function escaped(text: string, special: RegExp): string {
  return validText(text).replace(special, (character) => ESCAPES[character]!);
}

function named(name: string): string {
  if (!NAME.test(name)) throw new Error(`${name} is not a valid XML name.`);
  return name;
}
