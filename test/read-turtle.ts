const TOKEN =
  /\s*(?:<((?:[^\0-\x20<>"{}|^`\\])*)>|"((?:[^"\\\n\r]|\\[tbnrf"'\\]|\\u[\dA-Fa-f]{4})*)"(?:@([a-zA-Z]+(?:-[a-zA-Z0-9]+)*)|\^\^([\w-]+):([\w-]+))?|(_:b\d+)|@prefix\s+([\w-]+):|([\w-]+):([\w-]*)|([.;,]))/y;

const ESCAPED: { readonly [character: string]: string } = { t: '\t', b: '\b', n: '\n', r: '\r', f: '\f' };

/** Reads Turtle without lists and nested nodes, by the tokens of its grammar, and writes it as N-Triples. */
export function readTurtle(source: string): readonly string[] {
  const prefixes = new Map<string, string>();
  const triples: string[] = [];
  let [waiting, prefix] = [[] as string[], undefined as string | undefined];
  const full = (name: string, local: string) => {
    if (!prefixes.has(name)) throw new Error(`The prefix ${name} is not declared.`);
    return `<${prefixes.get(name)}${local}>`;
  };
  TOKEN.lastIndex = 0;
  while (source.slice(TOKEN.lastIndex).trim() !== '') {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(source);
    if (found === null) throw new Error(`This is no Turtle: ${source.slice(from, from + 80)}`);
    const [, iri, text, language, typePrefix, type, blank, declared, name, local, mark] = found;
    if (declared !== undefined) prefix = declared;
    else if (mark !== undefined) {
      if (prefix !== undefined) prefix = undefined;
      else {
        if (waiting.length !== 3) throw new Error(`A statement has three parts: ${waiting.join(' ')}`);
        triples.push(`${waiting.join(' ')} .`);
      }
      waiting = waiting.slice(0, mark === '.' ? 0 : mark === ';' ? 1 : 2);
    } else if (prefix !== undefined) prefixes.set(prefix, iri!);
    else if (iri !== undefined) waiting.push(`<${iri}>`);
    else if (blank !== undefined) waiting.push(blank);
    else if (name !== undefined) waiting.push(full(name, local!));
    else {
      const said = text!.replace(/\\(u([\dA-Fa-f]{4})|.)/g, (_, each: string, code?: string) =>
        code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPED[each] ?? each),
      );
      const kind = type === undefined ? (language ? `@${language}` : '') : `^^${full(typePrefix!, type)}`;
      waiting.push(JSON.stringify(said) + kind);
    }
  }
  if (waiting.length > 0) throw new Error('The last statement has no end.');
  return triples;
}
