/**
 * A name as part of an address. Different names never give the same part, whatever characters they are made of,
 * and the part is never empty, "." or "..".
 */
export function idPart(name: string): string {
  // What nearly all names look like.
  if (/^[\w-][\w.-]*$/.test(name)) return name;
  if (name === '') return '~';
  if (/^\.+$/.test(name)) return name.replaceAll('.', '%2E');
  return name.replace(/[^\w.-]/gu, encoded);
}

/** One character; half a pair of surrogates, which no encoding has, gets the three bytes that it would have. */
function encoded(character: string): string {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return percent(code);
  if (code >= 0xd800 && code <= 0xdfff) {
    return (
      percent(0xe0 | (code >> 12)) + percent(0x80 | ((code >> 6) & 0x3f)) + percent(0x80 | (code & 0x3f))
    );
  }
  return encodeURIComponent(character);
}

function percent(byte: number): string {
  return PERCENT[byte]!;
}

const PERCENT: readonly string[] = Array.from(
  { length: 0x100 },
  (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
);

/** Names as parts of an address, one after the other. */
export function idPath(names: readonly string[]): string {
  return names.length === 1 ? idPart(names[0]!) : names.map(idPart).join('/');
}

/** The name that a part of an address stands for; what no name gives stays as it is. */
export function nameOfPart(part: string): string {
  if (part === '~') return '';
  return part
    .split(SURROGATE)
    .map((piece, index) => (index % 2 === 0 ? decoded(piece) : surrogate(piece)))
    .join('');
}

const SURROGATE = /(%ED%[AB][\dA-F]%[89AB][\dA-F])/;

function surrogate(encodedHalf: string): string {
  const [, second, third] = encodedHalf
    .slice(1)
    .split('%')
    .map((byte) => Number.parseInt(byte, 16));
  return String.fromCharCode(0xd000 | ((second! & 0x3f) << 6) | (third! & 0x3f));
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
