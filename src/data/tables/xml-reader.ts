import { SaxesParser } from 'saxes';
import { BrokenFile } from './broken-file.js';

/** Gets the elements of an XML document, by their names without a prefix. */
export interface XmlListener {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

export type Attributes = Readonly<Record<string, string>>;

/** How long a text or a tag may be; a cell has 32,767 characters at most. */
const LONGEST_TEXT = 1 << 22;

/** How many elements may be in one another; a sheet has about ten. */
const DEEPEST = 64;

/** Reads XML as its bytes come. Entities that a document declares are not known. */
export class XmlReader {
  private readonly parser = new SaxesParser({ position: false, xmlns: false } as const);
  private readonly decoder = new TextDecoder();
  private waiting = 0;
  private depth = 0;

  /** `part` is what messages call the document. */
  constructor(
    { open, text, close }: XmlListener,
    private readonly part: string,
  ) {
    const { parser } = this;
    parser.on('error', (fault) => {
      throw new BrokenFile('xlsx', `${part} in it is no XML (${fault.message})`);
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.waiting = 0;
      if (++this.depth > DEEPEST) throw new BrokenFile('xlsx', `${part} in it is nested too deep`);
      open?.(localName(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      this.depth--;
      close?.(localName(name));
    });
    if (text) {
      parser.on('text', text);
      parser.on('cdata', text);
    }
  }

  write(bytes: Uint8Array): void {
    this.waiting += bytes.length;
    if (this.waiting > LONGEST_TEXT + bytes.length)
      throw new BrokenFile('xlsx', `${this.part} in it has a text that is too long`);
    this.parser.write(this.decoder.decode(bytes, { stream: true }));
  }

  end(): void {
    this.parser.close();
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
