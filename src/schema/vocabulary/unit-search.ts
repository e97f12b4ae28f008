import { once } from '../../base/once.js';
import { splitAtBrackets } from './brackets.js';
import { symbolKey } from './unit-symbols.js';
import { nameKey, nameKeys } from './unit-words.js';
import type { Unit } from './units.js';

// Which unit is meant by a symbol or name that several have.
const PREFERRED: ReadonlySet<string> = new Set(
  'L DAY K S KiloCAL KiloCAL-PER-MIN KiloCAL-PER-SEC LB OZ RAD MilliRAD PH FemtoM ARCMIN IN3 REM DeciTONNE MI3'.split(
    ' ',
  ),
);
// Second names of units that have another one.
const SECOND_NAME = /TON_Metric|MIN_Angle/;

/** What QUDT does not call by the name that people use. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['DEG_C', ['celsius', 'degC', 'deg C', '°Celsius', 'Cel']],
  ['DEG_F', ['fahrenheit', 'degF', 'deg F']],
  ['DEG', ['deg', 'arc degree', 'decimal degree', 'degree of arc']],
  ['PERCENT', ['pct']],
  ['PPTH', ['o/oo', '0/00', 'permille', 'per mille', 'promille']],
  ['PPM', ['ppm', 'part per million']],
  ['PPB', ['ppb', 'part per billion']],
  ['KiloM-PER-HR', ['kmh', 'kph', 'km/hr', 'kmph']],
  ['MI-PER-HR', ['mph', 'mile per hour']],
  ['MI', ['mile']],
  ['LB', ['lb', 'lbs']],
  ['MicroGM', ['mcg']],
  ['YR', ['yr', 'yrs', 'annum', 'calendar year']],
  ['WK', ['wk']],
  ['HR', ['hr', 'hrs']],
  ['MIN', ['mins']],
  ['SEC', ['sec', 'secs']],
  ['KiloGM', ['kgs', 'kilo', 'kilogramme']],
  ['TONNE', ['metric ton']],
  ['W-HR', ['Wh']],
  ['KiloW-HR', ['kWh', 'kilowatt hour']],
  ['MegaW-HR', ['MWh', 'megawatt hour']],
  ['GigaW-HR', ['GWh', 'gigawatt hour']],
  ['TeraW-HR', ['TWh', 'terawatt hour']],
  ['M2', ['sqm', 'sq m']],
  ['KiloM2', ['sqkm', 'sq km']],
  ['FT2', ['sqft', 'sq ft']],
  ['MI2', ['sqmi', 'sq mi']],
  ['M3', ['cbm', 'cu m']],
  ['MilliM_HG', ['mm Hg', 'millimetre of mercury']],
  ['REV-PER-MIN', ['rpm']],
  ['FT3-PER-SEC', ['cfs']],
  ['MilliM-PER-DAY', ['mm/day']],
  ['MilliM-PER-YR', ['mm/yr', 'mm/year']],
  ['BEAT-PER-MIN', ['bpm', 'beats per minute', 'beats/min']],
  ['DeciB', ['dB']],
  ['CCY_EUR', ['euro']],
  ['CCY_USD', ['US$', 'US dollar']],
  ['CCY_GBP', ['pound sterling', 'British pound']],
]);

// Words that are the name of a unit, but may as well be meant otherwise, as the points of a score.
const DOUBTFUL_WORDS: ReadonlySet<string> = new Set(
  'point points number one 1 n/a unknown standard grade flight ton tons all top try'.split(' '),
);
// Symbols that are also ambiguous: "C" for Celsius, "M" for a million, "N" for a count.
const DOUBTFUL_SYMBOLS: ReadonlySet<string> = new Set('B C E F M N PA R U'.split(' '));
// Currencies whose symbol is nearly always meant otherwise: "KM" is a kilometre, "Ft" is a foot.
const WITHOUT_SYMBOL: ReadonlySet<string> = new Set(['CCY_BAM', 'CCY_HUF']);
// A prefix in the wrong case is another prefix for these: milli and mega, pico and peta.
const CASE_MATTERS = /^[mp]/i;

/** Finds units by symbol as written, by name, by symbol in another case, by code of a currency. */
export function searchIn(
  units: ReadonlyMap<string, Unit>,
  names: ReadonlyMap<Unit, readonly string[]>,
): (words: string) => Unit | undefined {
  const all = [...units.values()];
  const keyOf = nameKeys();
  const keysOfNames = (unit: Unit) => names.get(unit)!.map(keyOf);
  const symbolKeys = new Map(
    all.map((unit) => [
      unit,
      WITHOUT_SYMBOL.has(localName(unit.iri)) ? undefined : symbolKey(unit.symbol ?? ''),
    ]),
  );
  const symbols = namesOf(all, (unit) => [symbolKeys.get(unit)], preferredBySymbol);
  const anyCase = once(() => namesOf(all, (unit) => [symbolKeys.get(unit)?.toLowerCase()], onlyOne));
  const words = once(() => namesOf(all, keysOfNames, preferred));
  const find = (text: string) => {
    if (DOUBTFUL_WORDS.has(text.toLowerCase()) || DOUBTFUL_SYMBOLS.has(text)) return undefined;
    const symbol = symbolKey(text) ?? '';
    // People without a Greek keyboard write "ug" for micrograms; the SI has both "l" and "L" for litres.
    const micro = symbol
      .replace(/(^| )u(?=[a-zA-Z])/g, '$1μ')
      .replace(/(^| )([cdhkmnμ]?)l(?=-?\d)/g, '$1$2L');
    const found =
      symbols.get(symbol) ??
      words().get(nameKey(text)) ??
      symbols.get(micro) ??
      (text.length > 2 ? units.get(text) : undefined) ??
      (text.length > 1 && !CASE_MATTERS.test(text) ? anyCase().get(symbol.toLowerCase()) : undefined) ??
      (/^[A-Z]{3}$/.test(text) ? units.get(`CCY_${text}`) : undefined);
    return found && current(found, units);
  };
  return (text) => find(text) ?? agreed(text, find);
}

/** The unit of words with others in brackets, as in "degree Celsius (°C)", unless those name another. */
function agreed(text: string, find: (text: string) => Unit | undefined): Unit | undefined {
  const parts = splitAtBrackets(text);
  if (parts === undefined) return undefined;
  const outside = find(parts.outside);
  return outside === (find(parts.inside) ?? outside) ? outside : undefined;
}

/** Values by name: the only one with the name, or the one that is chosen among several. */
export function namesOf<T>(
  things: readonly T[],
  keysOf: (thing: T) => readonly (string | undefined)[],
  choose: (things: readonly T[]) => T | undefined,
): ReadonlyMap<string, T> {
  const chosen = new Map<string, T>();
  // Most names have one owner only.
  const shared = new Map<string, T[]>();
  for (const thing of things) {
    for (const key of keysOf(thing)) {
      if (key === undefined || key === '') continue;
      const first = chosen.get(key);
      if (first === undefined) chosen.set(key, thing);
      else if (first !== thing) {
        const owners = shared.get(key);
        if (owners === undefined) shared.set(key, [first, thing]);
        else if (owners.at(-1) !== thing) owners.push(thing);
      }
    }
  }
  for (const [key, owners] of shared) {
    const one = choose(owners);
    if (one === undefined) chosen.delete(key);
    else chosen.set(key, one);
  }
  return chosen;
}

/** The one thing that there is. */
export function onlyOne<T>(things: readonly T[]): T | undefined {
  return things.length === 1 ? things[0] : undefined;
}

function preferred(units: readonly Unit[]): Unit | undefined {
  const valid = units.filter(({ isDeprecated }) => !isDeprecated);
  const first = valid.filter(({ iri }) => !SECOND_NAME.test(iri));
  const known = first.filter(({ iri }) => PREFERRED.has(localName(iri)));
  return onlyOne(units) ?? onlyOne(valid) ?? onlyOne(first) ?? onlyOne(known);
}

/** The same factors in another order are the same unit, so that any will do. */
function preferredBySymbol(units: readonly Unit[]): Unit | undefined {
  const one = preferred(units);
  if (one !== undefined) return one;
  const valid = units.filter(({ isDeprecated }) => !isDeprecated);
  return new Set(valid.map(({ symbol }) => symbol)).size === valid.length ? valid[0] : undefined;
}

/** What replaces a unit that QUDT has withdrawn, else the unit itself. */
export function current(unit: Unit, units: ReadonlyMap<string, Unit>): Unit {
  return unit.replacement === undefined ? unit : (units.get(localName(unit.replacement)) ?? unit);
}

/** The name at the end of an address. */
export function localName(iri: string): string {
  return iri.slice(Math.max(iri.lastIndexOf('/'), iri.lastIndexOf('#')) + 1);
}
