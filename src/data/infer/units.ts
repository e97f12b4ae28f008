import { quote } from '../../base/json.js';
import type { Unit, Units } from '../../schema/vocabulary/index.js';
import { axisOf } from './coordinates.js';
import { cutSymbolOf, gluedSymbol, LONG_FORMS, quotientOf, symbolAfter } from './quantities.js';
import { type NameWords, wordsOf } from './words-of.js';

/** The unit that the name or the label of a column says. */
export interface FoundUnit {
  /** As it is written there. */
  readonly text: string;
  /** Its address in QUDT. */
  readonly ref: string;
  /** The address of the quantity kind that a word of the name means. */
  readonly quantityRef?: string;
  readonly from: 'bracket' | 'word' | 'symbol';
  /** Where it was found, for people. */
  readonly evidence: string;
}

/** The unit that a column name or its label says; undefined when in doubt. */
export type UnitIn = (name: string, label?: string) => FoundUnit | undefined;

interface Candidate {
  readonly text: string;
  readonly unit: Unit;
  readonly from: FoundUnit['from'];
  readonly evidence: string;
}

/** Finds units in names, with the units of QUDT. */
export function unitFinder(units: Units): UnitIn {
  const find = (text: string): Unit | undefined => {
    const unit = units.byWords(text);
    // A currency says what is paid, not what is measured.
    return unit && !/\/(?:CCY_|Currency)/.test(unit.iri) ? unit : undefined;
  };
  return (name, label) => {
    const words = wordsOf(name);
    const inName = unitOfName(words, find);
    const inLabel = label === undefined ? undefined : unitOfLabel(label, find);
    if (inName && inLabel && inName.unit !== inLabel.unit) return undefined;
    const found = inName ?? inLabel;
    if (found === undefined) return undefined;
    const { text, unit, from, evidence } = found;
    const quantityRef = quantityOf(words.words, unit, units);
    return { text, ref: unit.iri, ...(quantityRef && { quantityRef }), from, evidence };
  };
}

type Find = (text: string) => Unit | undefined;

function unitOfName(name: NameWords, find: Find): Candidate | undefined {
  const inBrackets = unitInBrackets(name, 'The name', find);
  if (inBrackets) return inBrackets;
  const words = joined(name.words);
  const found =
    unitOfQuotient(words, find) ?? unitOfWord(name, words, find) ?? unitOfSymbol(name, words, find);
  if (found !== undefined) return found !== 'none' && mayHave(words, found.unit) ? found : undefined;
  const axis = axisOf(words);
  const unit = axis && find('degree');
  return unit && { text: 'degree', unit, from: 'word', evidence: `A ${axis} is in degrees.` };
}

// After these, a name is not of the amount itself.
const NO_AMOUNT = setOf(
  'log log10 log2 ln sqrt squared zscore var variance cv scaled normalized standardized rank index score points code id ' +
    'flag type class bin category name unit units label is has group',
);
const MONEY = setOf(
  'cost costs price prices fare fee fees wage wages salary salaries pay income revenue expense expenses expenditure spending ' +
    'budget gdp usd eur gbp dollar dollars euro euros currency cents money tax taxes $ € £',
);
const OF_RATES = /\/(?:PERCENT|PP|BEAT|[A-Za-z]*HZ$|KN$)|-PER-/;

/** Whether the words of a name go with a unit that is one of them. */
function mayHave(words: readonly string[], unit: Unit): boolean {
  return !words.some((word) => NO_AMOUNT.has(word)) && isOfAmount(words, unit);
}

/** Whether a unit is that of the amount: costs and rates have others than the one that is named beside them. */
function isOfAmount(words: readonly string[], unit: Unit): boolean {
  if (unit.iri.endsWith('/PERCENT')) return !words.includes('point');
  if (words.some((word) => MONEY.has(word))) return false;
  return !words.includes('rate') || OF_RATES.test(unit.iri);
}

// Before these, a unit is that of a limit: within_5_km, last_days.
const BEFORE_LIMITS = setOf('within last past prior previous next first every each per by top');

function isOfLimit(before: string | undefined): boolean {
  return before !== undefined && (/^\d+$/.test(before) || BEFORE_LIMITS.has(before));
}

/** Puts together what is one word: per cent, deg C, mm Hg, metric tons. */
function joined(words: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const word of words) {
    const before = all.at(-1);
    if (word === 'cent' && before === 'per') all.splice(-1, 1, 'percent');
    else if (/^[cf]$/.test(word) && /^(?:deg|degrees?)$/.test(before ?? '')) all.splice(-1, 1, `deg${word}`);
    else if (word === 'hg' && before === 'mm') all.splice(-1, 1, 'mmhg');
    else if (/^tons?$/.test(word) && before === 'metric') all.splice(-1, 1, 'tonnes');
    else all.push(word);
  }
  return all;
}

/** The unit of a name with "per": kg_per_ha; none where something else is divided: deaths_per_year. */
function unitOfQuotient(words: readonly string[], find: Find): Candidate | 'none' | undefined {
  const per = words.indexOf('per');
  if (per === -1) return undefined;
  const over = words[per - 1] ?? '';
  const under = words.slice(per + 1, per + 3).join(' ');
  const text = `${over} per ${under}`;
  const isUnit = LONG_FORMS.has(over) || quotientOf([over]) !== undefined;
  const unit = isUnit ? (find(text) ?? find(quotientOf([over, under]) ?? '')) : undefined;
  return unit ? { text, unit, from: 'word', evidence: `The name has the words ${quote(text)}.` } : 'none';
}

/** The unit of a word that is one wherever it is: hours, pct. */
function unitOfWord(name: NameWords, words: readonly string[], find: Find): Candidate | 'none' | undefined {
  const found = words.flatMap((word, index): readonly (Candidate | 'none')[] => {
    const known = LONG_FORMS.get(word);
    if (known === undefined) return [];
    const [before, after] = [words[index - 1], words[index + 1]];
    if (after !== undefined && LONG_FORMS.has(after) && find(`${word} ${after}`)) return [];
    if (isOfLimit(before) || (words.length === 1 && hasOtherMeaning(name.written[0]!))) return ['none'];
    const pair = before === undefined ? undefined : find(`${before} ${word}`);
    const text = pair ? `${before} ${word}` : word;
    const unit = pair ?? find(known);
    return unit
      ? [{ text, unit, from: 'word', evidence: `The name has the word ${quote(text)}.` }]
      : ['none'];
  });
  const [first] = found;
  if (first === undefined || first === 'none') return first;
  return found.every((each) => each !== 'none' && each.unit === first.unit) ? first : 'none';
}

/** Whether a word as the whole name need not be a unit: years of a calendar, telephone numbers. */
function hasOtherMeaning(written: string): boolean {
  return /^(?:years|ph)$/i.test(written) && written !== 'pH';
}

// What may follow a unit: length_mm_mean.
const STATISTICS = setOf(
  'mean avg average median min max minimum maximum sd std stdev se sum total lower upper low high raw est estimated observed',
);

/** The unit of the symbol at the end, before words such as "mean". */
function unitOfSymbol(name: NameWords, words: readonly string[], find: Find): Candidate | undefined {
  let end = words.length;
  while (end > 1 && (STATISTICS.has(words[end - 1]!) || /^\d+$/.test(words[end - 1]!))) end--;
  // A year follows, and not inches: rainfall_in_2020.
  if (words[end - 1] === 'in' && /^\d+$/.test(words[end] ?? '')) return undefined;
  const ends = end === words.length ? [end] : [end, words.length];
  for (const each of ends) {
    const found = symbolAtEnd(words.slice(0, each), name, find);
    if (found) {
      const [symbol, unit] = found;
      const text = asWritten(symbol, name);
      return { text, unit, from: 'symbol', evidence: `The name ends in ${quote(text)}.` };
    }
  }
  return undefined;
}

/** The words of a symbol as the name has them; where all is in capital letters, they say nothing. */
function asWritten(symbol: string, { words, written }: NameWords): string {
  if (!written.some((word) => /\p{Ll}/u.test(word))) return symbol;
  const all = written.join('');
  return symbol.replace(/[^ /]+/g, (word) => {
    const whole = written[words.lastIndexOf(word)];
    // Two words that are one symbol: mm and Hg.
    const at = all.toLowerCase().lastIndexOf(word);
    return whole ?? (at === -1 ? word : all.slice(at, at + word.length));
  });
}

function symbolAtEnd(words: readonly string[], name: NameWords, find: Find): [string, Unit] | undefined {
  for (const count of [3, 2]) {
    const last = words.slice(-count);
    // A name that consists of a symbol only may mean something else: Mg is magnesium.
    if (words.length <= count || last.length < count) continue;
    const quotient = quotientOf(last);
    const unit = quotient === undefined ? undefined : find(quotient);
    if (unit) return isQuotient(words.slice(0, -count), last) ? [last.join('/'), unit] : undefined;
    const whole =
      cutSymbolOf(last) ?? (/^(?:sq|square|cu|cubic)$/.test(last[0]!) ? last.join(' ') : undefined);
    const one = whole === undefined ? undefined : find(whole);
    if (one) return [last.join(' '), one];
  }
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const glued =
    before.length === 0 || symbolAfter(before, last) === undefined ? gluedSymbol(last) : undefined;
  if (glued) {
    const unit = find(glued.symbol);
    return unit && [last.slice(glued.name.length), unit];
  }
  if (before.length === 0 || isOfLimit(before.at(-1))) return undefined;
  const symbol = symbolAfter(before, last);
  // Magnesium, and not milligrams.
  if (symbol === 'mg' && name.written.includes('Mg')) return undefined;
  // Degrees of temperature are of Celsius or of Fahrenheit.
  if (symbol === 'deg' && symbolAfter(before, 'c') !== undefined) return undefined;
  const unit = symbol === undefined ? undefined : find(symbol);
  return unit && [last, unit];
}

/** Whether the last words are a quotient: of single letters only beside a fitting word, as wind_speed_m_s. */
function isQuotient(before: readonly string[], last: readonly string[]): boolean {
  return (
    last.some((word) => word.length > 1) ||
    symbolAfter(before, 'kn') !== undefined ||
    before.some((word) => OF_QUOTIENTS.has(word))
  );
}

const OF_QUOTIENTS = setOf('flow discharge concentration conc density rate flux acceleration');

/** The unit in brackets: "Body Mass (g)", "forest area (% of land area)". */
function unitInBrackets(name: NameWords, what: string, find: Find): Candidate | undefined {
  for (const text of name.inBrackets.toReversed()) {
    const unit = bracketed(text, name, find);
    if (unit && isOfAmount(name.words, unit))
      return { text, unit, from: 'bracket', evidence: `${what} has ${quote(text)} in brackets.` };
  }
  return undefined;
}

function bracketed(text: string, { words, written }: NameWords, find: Find): Unit | undefined {
  const plain = text.replace(/^in\s+/i, '');
  const known = symbolAfter(words, plain.toLowerCase());
  // "Author(s)", "Start (year)": these are units only beside a fitting word.
  const isDoubtful = CALENDAR.has(plain.toLowerCase()) || /^[^gmlL%‰°]$/.test(plain);
  if (isDoubtful) return find(known ?? '');
  // What the words before abbreviate: "Heart rate (HR)", "Diabetes Mellitus (DM)".
  const initials = written.map((word) => word[0]!.toLowerCase()).join('');
  if (plain.length > 1 && initials.endsWith(plain.toLowerCase())) return undefined;
  // Abbreviations in capital letters are of units only if all is in capital letters, or the symbol is.
  const exact = find(plain);
  const isAbbreviation = /^[A-Z]{2,}$/.test(plain) && written.some((word) => /\p{Ll}/u.test(word));
  if (isAbbreviation && exact?.symbol !== plain) return undefined;
  const first =
    /^(\S+)\s+(?:of|at|in|per capita)\b/.exec(plain)?.[1] ?? /^([^,;]+)[,;]/.exec(plain)?.[1] ?? '';
  return exact ?? find(known ?? '') ?? (/^\d/.test(first) || CALENDAR.has(first) ? undefined : find(first));
}

const CALENDAR = setOf('year month week day hour minute second');

/** The unit in a label: "Height in millimeters", "Weight (kg)", "Percentage of women". */
function unitOfLabel(label: string, find: Find): Candidate | undefined {
  const words = wordsOf(label);
  const inBrackets = unitInBrackets(words, 'The label', find);
  if (inBrackets) return inBrackets;
  const at = words.words.lastIndexOf('in');
  for (const count of at === -1 ? [] : [4, 3, 2, 1]) {
    const phrase = words.written.slice(at + 1, at + 1 + count).join(' ');
    const [first = ''] = words.words.slice(at + 1);
    if (!isUnitWord(first, count)) continue;
    const unit = find(phrase);
    if (unit && mayHave(words.words, unit))
      return {
        text: phrase,
        unit,
        from: 'word',
        evidence: `The label has the words ${quote(`in ${phrase}`)}.`,
      };
  }
  const percent = words.words.find((word) => LONG_FORMS.get(word) === 'percent');
  const unit = percent && find('percent');
  return unit && mayHave(words.words, unit)
    ? { text: percent, unit, from: 'word', evidence: `The label has the word ${quote(percent)}.` }
    : undefined;
}

function isUnitWord(word: string, count: number): boolean {
  return (
    LONG_FORMS.has(word) ||
    (word.length > 1 && symbolAfter([], word) !== undefined) ||
    (count > 1 && /^(?:square|cubic|degrees?|decimal|parts?)$/.test(word))
  );
}

// Words of names that QUDT does not know as quantities, and what they stand for.
const QUANTITY_WORDS: ReadonlyMap<string, string> = new Map([
  ['temp', 'temperature'],
  ['weight', 'mass'],
  ['wt', 'mass'],
  ['dist', 'distance'],
  ['diam', 'diameter'],
  ['len', 'length'],
  ['alt', 'altitude'],
]);

/** The quantity kind that the last fitting word of a name means. */
function quantityOf(words: readonly string[], unit: Unit, units: Units): string | undefined {
  for (const word of words.toReversed()) {
    const quantity = units.quantityByWords(QUANTITY_WORDS.get(word) ?? word);
    if (quantity && unit.quantities.length > 0 && units.fits(unit, quantity.iri)) return quantity.iri;
  }
  return undefined;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
