/** How the names of columns write a quantity and its units. */
interface Quantity {
  /** Words that name the quantity. */
  readonly names?: string;
  /** Symbols that end a name, whatever is before them. */
  readonly symbols?: string;
  /** Symbols and words that are a unit only beside one of the names, as they have other meanings. */
  readonly beside?: string;
}

// In lower case, as most names are; what stands after "=" is how QUDT writes it.
const QUANTITIES: readonly Quantity[] = [
  {
    names:
      'length len height ht width depth distance dist altitude alt elevation elev diameter diam radius thickness perimeter ' +
      'girth circumference size span wingspan range visibility snow snowfall rain rainfall precipitation precip runoff wave ' +
      'swell tide dbh track level displacement secchi spacing dimension',
    symbols: 'mm cm km um=µm µm',
    beside: 'm ft in mi yd dm meter metre foot inch mile yard',
  },
  { names: 'wavelength lambda emission excitation bandwidth', beside: 'nm' },
  {
    names:
      'mass weight wt biomass fat carb carbs carbohydrate carbohydrates protein fiber fibre sugar sugars salt starch alcohol ' +
      'catch harvest load payload yield production emission emissions co2 dose waste intake water ash lipid lipids fats',
    symbols: 'mg kg kgs=kg ug=µg µg mcg ng lb oz',
    beside: 'g t kt gram gr=g pound=lb pounds=lb ounce=oz ounces=oz tonne',
  },
  {
    names: 'temp temperature tmax tmin tmean tavg sst dewpoint dew melting boiling freezing',
    symbols: 'degc=°C degf=°F °c=°C °f=°F',
    beside: 'c=°C f=°F k=K',
  },
  {
    names:
      'time duration dur delay lag latency elapsed lap wait rt age lifetime runtime interval onset travel uptime exposure',
    symbols: 'ms msec=ms',
    beside: 's sec h hr min d yr y=yr wk',
  },
  {
    names: 'age duration elapsed tenure experience',
    beside: 'year month mo=month week day hour minute second',
  },
  {
    names:
      'area land forest cropland burned acreage surface farm plot lot footprint planted harvested size extent',
    symbols: 'm2 km2 cm2 mm2 ft2 mi2 ha sqkm sqm sqft sqmi',
    beside: 'ac=acre acre hectare',
  },
  {
    names:
      'volume vol capacity storage tank serving reservoir displacement intake size sample water fuel engine',
    symbols: 'ml=mL ul=µL µl=µL m3 cm3 mm3 km3 ft3',
    beside: 'l=L cl=cL dl=dL liter litre cc=cm3',
  },
  {
    names: 'speed spd velocity vel wind gust current',
    symbols: 'mph kmh=km/h kph=km/h kmph=km/h kts=kn',
    beside: 'kn kt=kn mps=m/s ms=m/s knot',
  },
  { names: 'flow discharge streamflow', symbols: 'cfs', beside: 'cms=m3/s' },
  {
    names: 'pressure press bp vapor vapour vpd slp mslp',
    symbols: 'hpa=hPa kpa=kPa mmhg=mmHg mbar psi',
    beside: 'pa=Pa mpa=MPa mb=mbar bar atm',
  },
  {
    names: 'power capacity generation load demand output engine',
    symbols: 'kw=kW gw=GW',
    beside: 'w=W mw=MW hp watt',
  },
  {
    names: 'energy heat work',
    symbols: 'kwh=kWh mwh=MWh gwh=GWh twh=TWh kcal kj=kJ',
    beside: 'j=J mj=MJ ev=eV kev=keV wh=Wh joule',
  },
  { names: 'voltage potential amplitude', beside: 'v=V mv=mV kv=kV uv=µV volt' },
  { names: 'current amperage', beside: 'a=A ma=mA ampere amps=A amp=A' },
  { symbols: 'hz=Hz khz=kHz mhz=MHz ghz=GHz rpm bpm' },
  { symbols: 'ppm ppb ntu=NTU lux mgl=mg/L ugl=µg/L ugm3=µg/m3 wm2=W/m2' },
  { names: 'salinity sal', beside: 'psu=PSU ppt=‰' },
  {
    names:
      'angle heading bearing direction dir azimuth aspect slope tilt inclination rotation orientation lat lon latitude longitude',
    symbols: 'deg',
    beside: 'rad degree degrees °=deg',
  },
  { names: 'sound noise loudness gain level spl', beside: 'db=dB' },
  { names: 'size memory storage file disk', beside: 'kb=KB mb=MB gb=GB tb=TB byte' },
];

// Parts of a quotient whose sign in a name is not the word for it: mg_l, ug_m3, kg_ha_yr.
const NUMERATORS = symbolsOf(
  'mg ug=µg µg ng g kg t lb mm cm m km mi l=L ml=mL m3 ft3 mol mmol umol=µmol nmol w=W kw=kW kwh=kWh kj=kJ mj=MJ us=µS ms=mS iu=IU u=U',
);
const DENOMINATORS = symbolsOf(
  'l=L dl=dL ml=mL m2 m3 cm2 cm3 cm km2 km kg g ha ac=acre s sec=s h hr=h hour=h min d day=d yr=a year=a mol',
);

const PREFIXES = ['nano', 'micro', 'milli', 'centi', 'deci', 'hecto', 'kilo', 'mega', 'giga', 'tera'];
const BASES =
  'meter metre gram gramme tonne liter litre second watt joule volt ampere pascal byte calorie hertz'.split(
    ' ',
  );

/** Words for units that have no other meaning in a name, with what QUDT calls them. */
export const LONG_FORMS: ReadonlyMap<string, string> = new Map([
  ...symbolsOf(
    'hours hrs minutes mins seconds secs days weeks months years yrs feet inches miles acres hectares yards lbs knots ' +
      'percent percentage=percent pct perc=percent %=percent ‰ celsius fahrenheit kelvin horsepower hertz decibels=dB kcals=kcal ph=pH ' +
      // In columns of food, which are nearly all with this word, a calorie is a kilocalorie.
      'calories=kcal',
  ),
  ...BASES.filter((base) => base !== 'calorie').map((base) => [`${base}s`, base] as const),
  ...PREFIXES.flatMap((prefix) =>
    BASES.flatMap((base) => ['', 's'].map((end) => [`${prefix}${base}${end}`, prefix + base] as const)),
  ),
]);

const rows = QUANTITIES.map(({ names = '', symbols = '', beside = '' }) => ({
  names: names.split(' ').filter((name) => name !== ''),
  symbols: symbolsOf(symbols),
  beside: symbolsOf(beside),
}));

/** Symbols that end a name, with how QUDT writes them. */
const SYMBOLS: ReadonlyMap<string, string> = new Map(rows.flatMap(({ symbols }) => [...symbols]));

// A name in snake case may have cut a symbol at its capital letter: m_l, k_wh.
const CUT_SYMBOLS: ReadonlyMap<string, string> = new Map(
  [...SYMBOLS.values()]
    .filter((symbol) => /^\p{Ll}+\p{Lu}\p{Ll}?$/u.test(symbol))
    .map((symbol) => [symbol.replace(/(?=\p{Lu})/u, ' ').toLowerCase(), symbol]),
);

/** What a symbol at the end of a name stands for, in the spelling of QUDT, by the words before it. */
export function symbolAfter(words: readonly string[], symbol: string): string | undefined {
  const row = rows.find(
    ({ names, beside }) => beside.has(symbol) && words.some((word) => isOneOf(names, word)),
  );
  return row ? row.beside.get(symbol) : SYMBOLS.get(symbol);
}

/** What the last words of a name stand for that are one symbol, or a quotient of two or three. */
export function quotientOf(words: readonly string[]): string | undefined {
  const [first, ...others] = words;
  const numerator = NUMERATORS.get(first!);
  const denominators = others.map((word) => DENOMINATORS.get(word));
  if (numerator === undefined || denominators.includes(undefined)) return undefined;
  return [numerator, ...denominators].join('/');
}

/** What two words stand for that were one symbol. */
export function cutSymbolOf(words: readonly string[]): string | undefined {
  return CUT_SYMBOLS.get(words.join(' '));
}

// Letters that make another word of the name of a quantity: times, aged, heighten.
const ENDINGS: ReadonlySet<string> = new Set(['s', 'd', 'y', 'in', 'min', 'h', 'r', 'a']);

/** The name of a quantity and the symbol that one word consists of: HEIGHTM. */
export function gluedSymbol(word: string): { readonly name: string; readonly symbol: string } | undefined {
  for (const { names, symbols, beside } of rows) {
    const name = names.find((each) => each.length > 3 && each.length < word.length && word.startsWith(each));
    if (name === undefined) continue;
    const end = word.slice(name.length);
    const symbol = symbols.get(end) ?? beside.get(end);
    if (symbol !== undefined && !ENDINGS.has(end)) return { name, symbol };
  }
  return undefined;
}

/** Whether a word names one of these quantities, also as the end of a compound: airtemp, windspeed. */
function isOneOf(names: readonly string[], word: string): boolean {
  return names.some((name) => word === name || (name.length > 3 && word.endsWith(name)));
}

function symbolsOf(text: string): ReadonlyMap<string, string> {
  const pairs = text
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => each.split('='));
  return new Map(pairs.map(([symbol, written = symbol]) => [symbol!, written!]));
}
