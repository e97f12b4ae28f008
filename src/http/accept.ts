/** The media type of those offered that a client wants most, or undefined when it wants none of them. */
export function preferred(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept === '' || accept === '*/*') return offered[0];
  const wishes = accept.split(',').map(wish);
  const weighed = offered.map((type) => ({ type, weight: weightOf(type, wishes) }));
  const best = weighed.reduce((a, b) => (b.weight > a.weight ? b : a));
  return best.weight > 0 ? best.type : undefined;
}

interface Wish {
  readonly range: string;
  readonly weight: number;
}

function wish(text: string): Wish {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((each) => each.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { range, weight: Number.isFinite(weight) ? weight : 0 };
}

/** The most specific wish that a type fits decides (RFC 9110, section 12.5.1). */
function weightOf(type: string, wishes: readonly Wish[]): number {
  const ranges = [type, `${type.split('/')[0]}/*`, '*/*'];
  for (const range of ranges) {
    const found = wishes.find((each) => each.range === range);
    if (found) return found.weight;
  }
  return 0;
}
