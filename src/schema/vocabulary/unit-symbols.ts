const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const FACTOR = /^(.*?[^\d+-])([+-]?\d+)?$/;

// Most symbols have nothing to replace.
const PLAIN = /^[A-Za-z0-9{}%/()-]+$/;

// Signs that look the same to people, and other ways to write operators.
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[µ]/g, 'μ'],
  [/℃/g, '°C'],
  [/℉/g, '°F'],
  [/º|˚/g, '°'],
  [/Ω/g, 'Ω'],
  [/°\s+(?=[CFR]$)/g, '°'],
  [/\*\*|\^/g, ''],
  [/[⁄∕÷]|\s+per\s+/g, '/'],
  [/[−⁻–]/g, '-'],
  [new RegExp(`[${SUPERSCRIPTS}]`, 'g'), ''],
  [/\s*[·⋅∙•×*]\s*|(?<=[^\d\s])\.(?=[^\d\s])/g, ' '],
  [/\s*\/\s*/g, '/'],
];

/** Makes of the symbol of a unit what all ways to write it have in common: `W/(m²·K)`, `W m-2 K-1`, `W/m2/K`. */
export function symbolKey(symbol: string): string | undefined {
  // A unit has a short symbol; whole texts are not read.
  if (symbol.length > 60) return undefined;
  let text = symbol.trim();
  if (!PLAIN.test(text)) {
    for (const [sign, plain] of REPLACEMENTS) {
      text = text.replace(sign, (found) => (plain === '' ? digitOf(found) : plain));
    }
  }
  // Factors are not cancelled: m²/m is a unit of its own.
  const key = factorsOf(text).flatMap(({ factor, isBelow }) => {
    if (factor === '1') return [];
    const [, base = factor, exponent = '1'] = FACTOR.exec(factor) ?? [];
    return [`${base}${Number(exponent) * (isBelow ? -1 : 1)}`];
  });
  return key.length === 0 ? undefined : key.sort().join(' ');
}

function digitOf(sign: string): string {
  const digit = SUPERSCRIPTS.indexOf(sign);
  return digit === -1 ? '' : String(digit);
}

/** The factors of a symbol, and whether each is in the denominator; a group in brackets is there as a whole. */
function factorsOf(text: string): readonly { readonly factor: string; readonly isBelow: boolean }[] {
  const factors: { factor: string; isBelow: boolean }[] = [];
  let isBelow = false;
  let isInBrackets = false;
  for (const token of text.match(/\/\(|[/()\s]|[^/()\s]+/g) ?? []) {
    if (token === '/(') {
      isBelow = true;
      isInBrackets = true;
    } else if (token === '/') isBelow = true;
    else if (token === ')') {
      isBelow = false;
      isInBrackets = false;
    } else if (token !== '(' && token.trim() !== '') {
      factors.push({ factor: token, isBelow });
      if (!isInBrackets) isBelow = false;
    }
  }
  return factors;
}
