/** A part of the name of a table: in double quotes it may have any characters. */
const PART = /"((?:[^"\0]|"")+)"|([^".\0]+)/y;

/** The parts of the name of a table: catalog, schema and table, as many as it has; none if it is no such name. */
export function partsOfName(name: string): readonly string[] | undefined {
  const parts: string[] = [];
  for (let at = 0; ; at++) {
    PART.lastIndex = at;
    const found = PART.exec(name);
    if (found === null) return undefined;
    parts.push(found[1]?.replaceAll('""', '"') ?? found[2]!);
    at = PART.lastIndex;
    if (at === name.length) return parts;
    if (name[at] !== '.') return undefined;
  }
}
