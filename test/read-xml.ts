import { SaxesParser } from 'saxes';

/** An element of an XML document that was read. */
export interface XmlNode {
  /** With its prefix, as written. */
  readonly name: string;
  readonly uri: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly XmlNode[];
  /** The text directly in it. */
  readonly text: string;
}

/** Reads a document with namespaces; throws where it is not well-formed. */
export function readXml(source: string): XmlNode {
  const parser = new SaxesParser({ xmlns: true });
  const top = { children: [] as Draft[] };
  const open: { children: Draft[]; text?: string }[] = [top];
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const node: Draft = {
      name,
      uri,
      attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.name, each.value])),
      children: [],
      text: '',
    };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1)!;
    node.text = (node.text ?? '') + text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(source).close();
  return top.children[0]!;
}

interface Draft extends XmlNode {
  readonly children: Draft[];
  text: string;
}

/** The elements on a path of names below an element. */
export function at(node: XmlNode, ...path: readonly string[]): readonly XmlNode[] {
  return path.reduce<readonly XmlNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((each) => each.name === name)),
    [node],
  );
}

/** The texts on a path of names below an element. */
export function textsAt(node: XmlNode, ...path: readonly string[]): readonly string[] {
  return at(node, ...path).map(({ text }) => text);
}
