import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../base/json.js';
import { documentOf } from '../../../../schema/document/index.js';
import { createRegistry } from '../../../../schema/references/index.js';
import { evaluate } from '../../evaluate.js';
import { loadLists } from '../../lists.js';
import { numericUnit } from './numeric-unit.js';

const registry = createRegistry();
const lists = await loadLists([numericUnit]);

function isReported(name: string, variable: { readonly [key: string]: Json }): boolean {
  const schema = { type: 'object', properties: { [name]: { type: 'number', ...variable } } };
  const [evaluated] = evaluate(documentOf(schema, 'x'), registry, [numericUnit], lists);
  return evaluated!.findings.length > 0;
}

describe('a number needs no unit by its name', () => {
  test.each([
    // calendar
    ...[
      'year',
      'birthYear',
      'year_of_birth',
      'survey_month',
      'hour',
      'YEAR',
      'weekday',
      'fiscal_year',
      'doy',
    ],
    // identifiers and codes
    ...['id', 'stationId', 'station_no', 'house_nr', 'patientID', 'postal_code', 'zip', 'zipcode', 'plz'],
    ...['station', 'account', 'account_number', 'gl_account', 'isbn', 'icd_code', 'taxon_key'],
    // statistics
    ...['p_value', 'pvalue', 'pval', 'p_adj', 'price_index', 'refractive_index', 'quality_score'],
    // proportions and frequencies
    ...['proportion', 'share_women', 'allele_frequency', 'af_ratio', 'probability', 'fraction_clay'],
    // counts
    ...[
      'n',
      'n_children',
      'num_rooms',
      'count',
      'car_count',
      'anzahl',
      'nombre_logements',
      'read_depth_count',
    ],
  ])('%s', (name) => {
    expect(isReported(name, {})).toBe(false);
  });

  test.each([
    'Year of birth',
    'Number of the station',
    'Number of children in the household',
    'Hour of the day (UTC)',
    'Share of women',
    'Relative frequency of the allele',
    'Postal code',
    'Jahr der Erhebung',
    'P-value',
    'Numéro de compte',
  ])('label: %s', (title) => {
    expect(isReported('x1', { title })).toBe(false);
    expect(isReported('x1', { 'fair:label': { en: title } })).toBe(false);
  });

  test.each(['votes', 'valid_ballots', 'vehicles', 'inhabitants', 'pages', 'deaths'])(
    '%s, if it is a whole number',
    (name) => {
      expect(isReported(name, { type: 'integer' })).toBe(false);
      expect(isReported(name, {})).toBe(true);
    },
  );
});

describe('a number needs a unit', () => {
  test.each([
    ...['wind', 'temperature', 'account_balance', 'station_height', 'hours', 'years', 'hours_worked', 'age'],
    ...['no', 'NO', 'node', 'width', 'paid', 'indexed_price', 'price', 'sampling_frequency', 'frequency_hz'],
    ...[
      'cars_per_hour',
      'count_rate',
      'id_length',
      'idle',
      'numerator_mass',
      'yearly_income',
      'kilowatt_hour',
    ],
  ])('%s', (name) => {
    expect(isReported(name, {})).toBe(true);
  });

  test.each([
    'Length of the index finger',
    'Temperature at the station',
    'Vehicles per hour',
    'Age in years',
  ])('label: %s', (title) => {
    expect(isReported('x1', { title, type: 'integer' })).toBe(true);
  });

  test('where it names a quantity, whatever it is called', () => {
    const quantity = { 'fair:quantityRef': 'http://qudt.org/vocab/quantitykind/Frequency' };
    expect(isReported('frequency', quantity)).toBe(true);
  });
});

test('a number that links to a definition elsewhere has its unit there', () => {
  for (const link of [
    'variableRef',
    'instanceVariableRef',
    'representedVariableRef',
    'conceptualVariableRef',
  ])
    expect(isReported('wind', { [`fair:${link}`]: 'https://example.org/variables/wind' })).toBe(false);
  expect(isReported('wind', { 'fair:variableRef': '#/$defs/Wind', $defs: {} })).toBe(true);
});
