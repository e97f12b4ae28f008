import { describe, expect, test } from 'vitest';
import { loadUnits } from './load-lists.js';
import { symbolKey } from './unit-symbols.js';

const units = await loadUnits();
const unit = (id: string) => `http://qudt.org/vocab/unit/${id}`;
const quantity = (id: string) => `http://qudt.org/vocab/quantitykind/${id}`;
const nameOf = (found: { readonly iri: string } | undefined) => found?.iri.replace(/.*\//, '');

describe('units by address', () => {
  test('are what QUDT says', () => {
    expect(units.byIri(unit('DEG_C'))).toMatchObject({
      iri: unit('DEG_C'),
      label: 'degree Celsius',
      symbol: '°C',
      isDeprecated: false,
    });
    expect(units.byIri(unit('DEG_C'))?.quantities).toContain(quantity('Temperature'));
    expect(units.byIri('https://qudt.org/vocab/unit/DEG_C')?.iri).toBe(unit('DEG_C'));
  });

  test.each([
    unit('NOPE'),
    unit(''),
    unit('constructor'),
    unit('__proto__'),
    'https://example.org/M',
    'M',
    '',
  ])('%j is none', (iri) => {
    expect(units.byIri(iri)).toBeUndefined();
  });

  test.each([
    [unit('NOPE'), true],
    ['https://www.qudt.org/2.1/vocab/unit/M', true],
    ['http://qudt.org/vocab/unit#M', true],
    [quantity('Length'), false],
    ['http://example.org/vocab/unit/M', false],
  ])('%s is meant as a unit: %s', (iri, isUnit) => {
    expect(units.isUnitIri(iri)).toBe(isUnit);
  });

  test.each([
    ['DegC', 'DEG_C'],
    ['DEG-C', 'DEG_C'],
    ['deg_c', 'DEG_C'],
    ['Celsius', 'DEG_C'],
    ['KILOGM', 'KiloGM'],
    ['KiloGram', 'KiloGM'],
    ['kg', 'KiloGM'],
    ['PERCNT', 'PERCENT'],
    ['KiloM-PER-H', 'KiloM-PER-HR'],
    ['qqqqqqqqqq', undefined],
    ['', undefined],
  ])('%s is nearest to %s', (id, nearest) => {
    expect(nameOf(units.closestIri(unit(id)))).toBe(nearest);
  });
});

describe('units by symbol or words', () => {
  test.each([
    ['°C', 'DEG_C'],
    ['º C', 'DEG_C'],
    ['℃', 'DEG_C'],
    ['degrees Celsius', 'DEG_C'],
    ['Celsius', 'DEG_C'],
    ['deg C', 'DEG_C'],
    ['KM', 'KiloM'],
    ['Km', 'KiloM'],
    ['Ft', 'FT'],
    ['BAM', 'CCY_BAM'],
    ['kg', 'KiloGM'],
    ['Kg', 'KiloGM'],
    ['kilograms', 'KiloGM'],
    ['g', 'GM'],
    ['percent', 'PERCENT'],
    ['per cent', 'PERCENT'],
    ['Percentage', 'PERCENT'],
    ['%', 'PERCENT'],
    ['km/h', 'KiloM-PER-HR'],
    ['km h-1', 'KiloM-PER-HR'],
    ['kilometers per hour', 'KiloM-PER-HR'],
    ['m²', 'M2'],
    ['m2', 'M2'],
    ['m^2', 'M2'],
    ['square metres', 'M2'],
    ['metres squared', 'M2'],
    ['sq m', 'M2'],
    ['m³', 'M3'],
    ['micrograms per cubic meter', 'MicroGM-PER-M3'],
    ['µg/m³', 'MicroGM-PER-M3'],
    ['μg/m3', 'MicroGM-PER-M3'],
    ['ug/m3', 'MicroGM-PER-M3'],
    ['µg m⁻³', 'MicroGM-PER-M3'],
    ['W/(m²·K)', 'W-PER-M2-K'],
    ['W m-2 K-1', 'W-PER-M2-K'],
    ['kg/m2', 'KiloGM-PER-M2'],
    ['m/s', 'M-PER-SEC'],
    ['m²/m', 'M2-PER-M'],
    ['kg m-2 s-1', 'KiloGM-PER-M2-SEC'],
    ['kg/s/m2', 'KiloGM-PER-M2-SEC'],
    ['m s^-1', 'M-PER-SEC'],
    ['metre', 'M'],
    ['meters', 'M'],
    ['m', 'M'],
    ['mW', 'MilliW'],
    ['MW', 'MegaW'],
    ['hPa', 'HectoPA'],
    ['mmHg', 'MilliM_HG'],
    ['mg/dL', 'MilliGM-PER-DeciL'],
    ['kWh', 'KiloW-HR'],
    ['ppm', 'PPM'],
    ['years', 'YR'],
    ['Year', 'YR'],
    ['months', 'MO'],
    ['days', 'DAY'],
    ['hours', 'HR'],
    ['minutes', 'MIN'],
    ['seconds', 'SEC'],
    ['s', 'SEC'],
    ['K', 'K'],
    ['L', 'L'],
    ['liters', 'L'],
    ['t/ha', 'TONNE-PER-HA'],
    ['hectares', 'HA'],
    ['feet', 'FT'],
    ['EUR', 'CCY_EUR'],
    ['euros', 'CCY_EUR'],
    ['€', 'CCY_EUR'],
    ['USD', 'CCY_USD'],
    ['DEG_C', 'DEG_C'],
    ['Degree Celsius (°C)', 'DEG_C'],
    ['kg (dry weight)', 'KiloGM'],
    ['metre (kg)', undefined],
    ['persons (K)', undefined],
    ['degree', 'DEG'],
    ['mph', 'MI-PER-HR'],
    ['beats per minute', 'BEAT-PER-MIN'],
    ['l', 'L'],
    ['ml', 'MilliL'],
    ['mg/l', 'MilliGM-PER-L'],
    ['µg/l', 'MicroGM-PER-L'],
    ['mg/dl', 'MilliGM-PER-DeciL'],
    ['m3/s', 'M3-PER-SEC'],
    ['o/oo', 'PPTH'],
    ['mcg', 'MicroGM'],
    ['sq ft', 'FT2'],
    ['TWh', 'TeraW-HR'],
    ['rpm', 'REV-PER-MIN'],
    ['mm/day', 'MilliM-PER-DAY'],
  ])('%s means %s', (words, id) => {
    expect(nameOf(units.byWords(words))).toBe(id);
  });

  test.each([
    'person',
    'persons',
    'people',
    'points',
    'score',
    'index',
    'count',
    'number',
    'ton',
    '$',
    'kr',
    'C',
    'F',
    '',
    ' ',
    '1',
    '/',
    '()',
    'per',
    'unknown',
    'n/a',
    'none',
    'constructor',
    '__proto__',
    'MM',
    'ALL',
  ])('%j may mean anything', (words) => {
    expect(units.byWords(words)).toBeUndefined();
  });

  test('find nearly every unit by its own label, and none by the symbol of another', async () => {
    const { unitRows } = await import('./units.generated.js');
    const all = unitRows.split('\n').map((row) => units.byIri(unit(row.split('\t')[0]!))!);
    expect(all.length).toBeGreaterThan(2_700);
    const valid = all.filter(({ isDeprecated }) => !isDeprecated);
    const missed = valid.filter((each) => units.byWords(each.label) !== each);
    expect(missed.length).toBeLessThan(50);
    for (const { iri, symbol } of valid) {
      // Their symbols mean kilometre and foot.
      if (/CCY_(?:BAM|HUF)$/.test(iri)) continue;
      const found = symbol && units.byWords(symbol);
      if (found) expect(symbolKey(found.symbol ?? ''), symbol).toBe(symbolKey(symbol));
    }
  });

  test('are not sought in long texts', () => {
    for (const text of ['m '.repeat(100_000), '('.repeat(100_000), 'square '.repeat(100_000)])
      expect([units.byWords(text), units.closestIri(unit(text)), units.quantityByWords(text)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
  });
});

describe('quantity kinds', () => {
  test('of other vocabularies are not checked', () => {
    expect(units.fits(units.byIri(unit('KiloGM'))!, 'https://example.org/Length')).toBe(true);
  });

  test.each([
    ['Length', 'Length'],
    ['length', 'Length'],
    ['temperature', 'Temperature'],
    ['Relative humidity', 'RelativeHumidity'],
    ['mass density', 'MassDensity'],
    ['happiness', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%s means %s', (words, id) => {
    expect(nameOf(units.quantityByWords(words))).toBe(id);
  });

  test('are known by address', () => {
    expect(units.quantityByIri(quantity('Length'))).toMatchObject({
      iri: quantity('Length'),
      label: 'length',
    });
    expect(units.quantityByIri(quantity('Nope'))).toBeUndefined();
    expect(units.quantityByIri(unit('M'))).toBeUndefined();
    expect(units.isQuantityIri(quantity('Nope'))).toBe(true);
    expect(units.isQuantityIri(unit('M'))).toBe(false);
  });

  test.each([
    ['M', 'Length', true],
    ['M', 'Height', true],
    ['M', 'Thickness', true],
    ['DEG_C', 'Temperature', true],
    ['DEG_C', 'ThermodynamicTemperature', true],
    ['KiloM-PER-HR', 'Speed', true],
    ['PERCENT', 'RelativeHumidity', true],
    ['KiloGM', 'Mass', true],
    ['KiloGM', 'Length', false],
    ['DEG_C', 'Mass', false],
    ['M', 'Area', false],
    ['PERCENT', 'Length', false],
    ['DEG_C', 'Velocity', false],
    ['M', 'Nope', true],
    ['A-HR-PER-DEG_C', 'Length', true],
  ])('%s measures %s: %s', (id, kind, isFit) => {
    expect(units.fits(units.byIri(unit(id))!, quantity(kind))).toBe(isFit);
  });
});

describe('conversions', () => {
  const between = (one: string, other: string) =>
    [units.byIri(unit(one))!, units.byIri(unit(other))!] as const;

  test.each([
    ['KiloM2', 'HA', 100, 0],
    ['KiloM', 'M', 1000, 0],
    ['KiloM-PER-HR', 'M-PER-SEC', 0.277777777778, 0],
    ['M-PER-SEC', 'KiloM-PER-HR', 3.6, 0],
    ['DEG', 'ARCMIN', 60, 0],
    ['LB', 'OZ', 16, 0],
    ['DEG_C', 'DEG_F', 1.8, 32],
    ['DEG_F', 'DEG_C', 0.555555555556, -17.777777778],
    ['DEG_C', 'K', 1, 273.15],
    ['MilliDEG_C', 'DEG_C', 0.001, 0],
    ['KiloW-HR', 'MegaJ', 3.6, 0],
    ['HectoPA', 'MilliM_HG', 0.750061576, 0],
    ['L', 'M3', 0.001, 0],
    ['PERCENT', 'FRACTION', 0.01, 0],
    ['PERCENT', 'PPM', 10_000, 0],
    ['DEG', 'RAD', 0.0174532925, 0],
    ['BYTE', 'BIT', 8, 0],
    ['DAY', 'HR', 24, 0],
    ['MI', 'KiloM', 1.609344, 0],
    ['KiloGM-PER-HA', 'GM-PER-M2', 0.1, 0],
  ])('%s to %s is times %d, plus %d', (from, to, factor, offset) => {
    const found = units.conversion(...between(from, to));
    expect(found?.factor).toBeCloseTo(factor, 9);
    expect(found?.offset).toBeCloseTo(offset, 9);
  });

  test.each([
    ['KiloM', 'KiloGM'],
    ['N-M', 'J'],
    ['PERCENT', 'RAD'],
  ])('%s and %s measure different quantities', (one, other) => {
    expect(units.areComparable(...between(one, other))).toBe(false);
    expect(units.conversion(...between(one, other))).toBeUndefined();
  });

  test('a unit without a factor has no conversion', () => {
    expect(units.areComparable(...between('PH', 'PH'))).toBe(true);
    expect(units.conversion(...between('PH', 'PH'))).toBeUndefined();
  });
});

describe('units while they are typed', () => {
  test.each<[words: string, first: readonly string[]]>([
    ['km/h', ['KiloM-PER-HR']],
    ['kmh', ['KiloM-PER-HR']],
    ['m', ['M']],
    [' M ', ['M']],
    ['kg', ['KiloGM', 'KiloGM_F']],
    ['°C', ['DEG_C']],
    ['C', ['C']],
    ['ug/l', ['MicroGM-PER-L']],
    ['EUR', ['CCY_EUR']],
    ['KiloGM-PER-M3', ['KiloGM-PER-M3']],
    ['meter', ['M']],
    ['mete', ['M']],
    ['hou', ['HR', 'HR-PER-YR']],
    ['kilometre per', ['KiloM-PER-HR', 'KiloM-PER-DAY', 'KiloM-PER-SEC']],
    ['degree cel', ['DEG_C']],
    ['hour kilometre', ['KiloM-PER-HR']],
    ['toString', []],
    ['no such unit', []],
    ['', []],
    ['m'.repeat(5000), []],
  ])('%j finds %j first', (words, first) => {
    const found = units.search(words, 20).map(nameOf);
    expect(found.slice(0, Math.max(1, first.length))).toEqual(first);
  });

  test.each<[words: string, quantity: string, first: readonly string[], never: string]>([
    ['m', 'Length', ['M'], 'MIN'],
    ['kilo', 'Length', ['KiloM'], 'KiloGM'],
    ['kilo', 'Mass', ['KiloGM'], 'KiloM'],
    ['min', 'Time', ['MIN'], 'MIN_Angle'],
    ['km/h', 'Speed', ['KiloM-PER-HR'], 'KiloM'],
    ['', 'Temperature', ['K'], 'M'],
    ['', 'Length', ['M'], 'SEC'],
  ])('%j with the quantity kind %s finds %j first', (words, kind, first, never) => {
    const found = units.search(words, 500, quantity(kind)).map(nameOf);
    expect(found.slice(0, first.length)).toEqual(first);
    expect(found).not.toContain(never);
    expect(units.search(words, 500, quantity(kind).replace('http:', 'https:')).map(nameOf)).toEqual(found);
  });

  test('are at most as many as wanted, and each once', () => {
    expect(units.search('metre', 5)).toHaveLength(5);
    expect(units.search('metre', 0)).toEqual([]);
    const all = units.search('metre', 10_000).map(nameOf);
    expect(new Set(all).size).toBe(all.length);
  });

  test('are withdrawn only at the end', () => {
    const fates = units.search('ampere', 10_000).map(({ isDeprecated }) => isDeprecated);
    expect(fates).toContain(true);
    expect(fates.indexOf(true)).toBeGreaterThan(fates.lastIndexOf(false));
  });

  test('can be chosen by symbol and quantity kinds', () => {
    expect(units.search('km/h', 1)).toEqual([units.byIri(unit('KiloM-PER-HR'))]);
  });
});
