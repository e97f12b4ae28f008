/** Words that end or begin the name of a number that has no unit, and where they come from. */
interface UnitlessNames {
  /** The last word before a preposition: "birth year", "year of birth". Two words may be written as one. */
  readonly last: string;
  /** The first word of several: "n_children". */
  readonly first?: string;
  /** Whether only whole numbers are meant. */
  readonly isWhole?: true;
}

const NAMES: readonly UnitlessNames[] = [
  // Positions in a calendar or on a clock: the time scale components of ISO 8601-1:2019, in the singular, as the plural
  // ("hours") is a duration, which has a unit. Other languages: the names of these fields in Unicode CLDR.
  {
    last:
      'year yyyy month day hour minute week weekday quarter semester decade century doy yearday ' +
      'jahr monat tag stunde woche wochentag quartal année annee mois jour heure semaine trimestre ' +
      'año mes día dia hora semana anno mese giorno ora jaar maand dag uur',
  },
  // Identifiers and codes: the representation terms "Identifier" and "Code" of UN/CEFACT CCTS 3.0, "number" as
  // ISO/IEC 11179-5 uses it in names of data elements; postal codes: UPU S42; identifiers of publications: ISO 2108, ISO 3297.
  {
    last:
      'id ids identifier uid uuid guid pid key pk fk code codes number numbers nr nbr num ref reference ' +
      'zip zipcode postcode postalcode postal plz station account konto isbn issn barcode accession ' +
      'stationno accountno roomno caseno recordno sampleno objectno sitenumber houseno lineno itemno invoiceno ' +
      'nummer kennung schlüssel postleitzahl numéro numero clave código codigo codice',
  },
  // Results of statistical tests, which are probabilities: ISO 3534-1 (p-value), and the columns of limma and DESeq2.
  { last: 'pvalue pval padj pvalueadj qvalue qval fdr significance' },
  // Quantities of dimension one: JCGM 200:2012 (VIM), 1.8, and the quantity kinds without a dimension in QUDT.
  {
    last:
      'index indices idx indicator score rank ratio proportion prop share fraction frac probability prob odds likelihood ' +
      'frequency freq correlation anteil verhältnis häufigkeit wahrscheinlichkeit ' +
      'indice índice rapport fréquence proporción proporcion',
    first: 'proportion prop share fraction frac prob freq anteil',
  },
  // Numbers of entities: SI Brochure, 9th edition, 2.3.3, and the quantity kind "Count" of QUDT.
  {
    last: 'n count counts cnt tally anzahl nombre número aantal antal',
    first: 'n num nb nbr number count anzahl nombre aantal antal',
  },
  // Entities that are counted: persons and households (UN Principles and Recommendations for Population and Housing
  // Censuses), votes and seats (the Popolo specification), vehicles (UNECE Glossary for Transport Statistics), copies and
  // loans (ISO 2789), specimens and individuals (Darwin Core), reads (the SAM/BAM specification).
  {
    last:
      'population inhabitants residents people persons households dwellings employees members voters electors ballots votes ' +
      'abstentions seats cases deaths births patients visits vehicles cars trucks lorries buses motorcycles bicycles ' +
      'pedestrians passengers trips accidents copies pages volumes loans items holdings objects specimens individuals ' +
      'reads variants replicates samples participants respondents children events',
    first: 'population persons votes ballots seats cases deaths births vehicles cars reads',
    isWhole: true,
  },
];

/** Words after which a number is a quantity all the same: rates, durations, frequencies of waves, energy. */
const QUANTITIES = wordsOf(
  'per rate density duration elapsed since age hz khz mhz ghz hertz sampling carrier radio resonance clock watt kilowatt ' +
    'megawatt kw mw pro par por',
);

/** Words that begin what is only a detail of the name: "year of birth", "temperature at the station". */
const PREPOSITIONS = wordsOf('of at in on by for from with to de des du d der die das von del della di van');

const [ANY, WHOLE] = [false, true].map((isWhole) => {
  const rows = NAMES.filter((row) => isWhole || !row.isWhole);
  return {
    last: wordsOf(rows.map(({ last }) => last).join(' ')),
    first: wordsOf(rows.map(({ first = '' }) => first).join(' ')),
  };
}) as [NameTable, NameTable];

interface NameTable {
  readonly last: ReadonlySet<string>;
  readonly first: ReadonlySet<string>;
}

/** Whether one of the names of a number says that it has no unit: a year, an identifier, a proportion, a count. */
export function isUnitless(names: readonly string[], isWholeNumber: boolean): boolean {
  const table = isWholeNumber ? WHOLE : ANY;
  const all = names.map(splitName);
  const isQuantity = all.some((words) => words.some((word) => QUANTITIES.has(word)));
  return !isQuantity && all.some((words) => isIn(table, words));
}

function isIn({ last, first }: NameTable, words: readonly string[]): boolean {
  const end = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  const main = end === -1 ? words : words.slice(0, end);
  if (main.length === 0) return false;
  return (
    last.has(main.at(-1)!) || last.has(main.slice(-2).join('')) || (main.length > 1 && first.has(main[0]!))
  );
}

const LONGEST_NAME = 200;
const PLAIN_NAME = /^[a-z0-9_]{1,200}$/;

/** The words of a name in any style: `birthYear`, `birth_year`, "Birth year (as stated)". */
function splitName(name: string): readonly string[] {
  // Most names are plain, and need no look at the letters of all scripts.
  if (PLAIN_NAME.test(name)) return name.split('_').filter((word) => word !== '');
  return name
    .slice(0, LONGEST_NAME)
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').filter((word) => word !== ''));
}
