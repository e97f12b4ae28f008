import { describe, expect, test } from 'vitest';
import { wordsOf } from './words-of.js';

describe('the words of a name', () => {
  test.each([
    ['bill_length_mm', ['bill', 'length', 'mm']],
    ['birthYear', ['birth', 'year']],
    ['deploymentID', ['deployment', 'id']],
    ['ISOCode', ['iso', 'code']],
    ['CountryCode', ['country', 'code']],
    ['HEIGHTM', ['heightm']],
    ['air.temp', ['air', 'temp']],
    ['Sub-region Name', ['sub', 'region', 'name']],
    ['ISO3166-1-Alpha-2', ['iso3166', '1', 'alpha', '2']],
    ['coordonneesXY', ['coordonnees', 'xy']],
    ['Energy_kWh', ['energy', 'kwh']],
    ['serv_size_mL', ['serv', 'size', 'ml']],
    ['soil pH', ['soil', 'ph']],
    ['freqMHz', ['freq', 'mhz']],
    ['NO3_mgL', ['no3', 'mg', 'l']],
    ['area_km²', ['area', 'km2']],
    ['speed km/h', ['speed', 'km', 'h']],
    ['soil_temp_10cm', ['soil', 'temp', '10', 'cm']],
    ['leaf1area', ['leaf1area']],
    ['% of total', ['%', 'of', 'total']],
    ['share%', ['share', '%']],
    ['temp °C', ['temp', '°c']],
    ['Prénom', ['prénom']],
    ['1891', ['1891']],
    ['人口', ['人口']],
    ["'age'", ['age']],
    ['__proto__', ['proto']],
    ['', []],
    ['()', []],
  ])('%j', (name, words) => {
    expect(wordsOf(name).words).toEqual(words);
  });

  test('are kept as they are written', () => {
    expect(wordsOf('airTemp_hPa').written).toEqual(['air', 'Temp', 'hPa']);
  });

  test.each([
    ['Body Mass (g)', ['body', 'mass'], ['g']],
    ['wind [m/s] (10 min mean)', ['wind'], ['m/s', '10 min mean']],
    ['PANAS_(Post-Pre)-Strong', ['panas', 'strong'], ['Post-Pre']],
    ['open (only', ['open', 'only'], []],
    ['f((x))', ['f'], ['x']],
  ])('%j without what stands in brackets', (name, words, inBrackets) => {
    expect(wordsOf(name)).toMatchObject({ words, inBrackets });
  });

  test('of a decomposed letter are those of the letter', () => {
    expect(wordsOf('pre\u0301nom').words).toEqual(['prénom']);
  });

  test('of a long name take little time', () => {
    expect(wordsOf('a_'.repeat(100_000)).words).toHaveLength(100);
  });
});
