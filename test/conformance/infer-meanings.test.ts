import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadMeanings, unitFinder, wordsOf } from '../../src/infer/index.js';
import { loadUnits } from '../../src/vocabulary/index.js';
import { folder, readJson } from './material.js';

/** What the manifest says about a column. */
interface TrueColumn {
  readonly name: string;
  readonly label?: string | { readonly [language: string]: string };
  readonly missing?: readonly string[];
  readonly unit?: string;
  readonly unitIn?: 'name' | 'documentation';
  readonly semantic?: string;
}

interface TrueTable {
  readonly file: string;
  readonly dialect: { readonly delimiter: string; readonly encoding: string };
  readonly missing?: readonly string[];
  readonly columns: readonly TrueColumn[];
}

/** A column of a table with its values, without missing words. */
interface Column extends TrueColumn {
  readonly id: string;
  readonly values: ReadonlyMap<string, number>;
  readonly isNumeric: boolean;
}

const tables = readJson('truth', 'manifest.json') as unknown as readonly TrueTable[];
const columns = tables.flatMap(columnsOf);

function columnsOf({ file, dialect, missing = [], columns }: TrueTable): readonly Column[] {
  const bytes = readFileSync(join(folder, 'data', 'truth', file));
  const [header = [], ...rows] = cellsOf(new TextDecoder(dialect.encoding).decode(bytes), dialect.delimiter);
  return columns.map((column) => {
    const index = header.indexOf(column.name);
    const words = new Set(['', ...missing, ...(column.missing ?? [])]);
    const values = new Map<string, number>();
    for (const row of rows) {
      const text = row[index] ?? '';
      if (!words.has(text)) values.set(text, (values.get(text) ?? 0) + 1);
    }
    const isNumeric =
      values.size > 0 && [...values.keys()].every((text) => /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(text));
    return { ...column, id: `${file} ${column.name}`, values, isNumeric };
  });
}

function cellsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\n\\r]*)(${delimiter}|\\r?\\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const [, content = '', end] = cell.exec(text)!;
    rows.at(-1)!.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end !== delimiter) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

interface Answer {
  readonly id: string;
  readonly wanted: string | undefined;
  readonly found: string | undefined;
}

/** Prints and returns how many answers are right, of those given and of those wanted. */
function measure(what: string, answers: readonly Answer[]): { precision: number; recall: number } {
  const given = answers.filter(({ found }) => found !== undefined);
  const wanted = answers.filter((each) => each.wanted !== undefined);
  const right = given.filter((each) => each.found === each.wanted).length;
  console.log(
    `${what}: precision ${right} of ${given.length}, recall ${right} of ${wanted.length}\n`,
    answers
      .filter((each) => each.found !== each.wanted)
      .map(({ id, wanted, found }) => `${id}: ${found ?? 'nothing'}, not ${wanted ?? 'nothing'}`)
      .join('\n '),
  );
  return { precision: right / given.length, recall: right / wanted.length };
}

// Columns whose documentation does not say what their values are, looked at by hand.
const CHECKED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uri: [
      'camtrap-dp/example-media.csv filePath',
      'cldf-wals/areas.csv dbpedia_url',
      'cldf-wals_1A_cldf/parameters.csv Url',
      'datasets/country-codes-country-codes.csv wikidata_id',
      'tidytuesday/2025-04-01-pokemon_df.csv url_image',
    ],
    'iso3166-1-alpha2': [
      'datasets/un-locode-alias.csv Country',
      'datasets/un-locode-subdivision-codes.csv SUCountry',
    ],
    'iso639-1': ['frictionless-examples/iso-639-1-language-codes-ISO-639-1-codes.csv 639-1'],
    siren: ['etalab/hautes-remunerations-exemple-valide.csv siren'],
    'country-name': [
      'datasets/country-codes-country-codes.csv ISO4217-currency_country_name',
      'datasets/exchange-rates-annual.csv Country',
      'datasets/gini-index-gini-index.csv Country Name',
      'datasets/un-locode-country-codes.csv CountryName',
      'tidytuesday/2019-08-20-nuclear_explosions.csv country',
      'tidytuesday/2025-01-21-exped_tidy.csv NATION',
    ],
    year: [
      'datasets/co2-ppm-co2-annmean-gl.csv Year',
      'datasets/co2-ppm-co2-annmean-mlo.csv Year',
      'datasets/co2-ppm-co2-gr-gl.csv Year',
      'datasets/co2-ppm-co2-gr-mlo.csv Year',
      'datasets/gdp-gdp.csv Year',
      'datasets/gini-index-gini-index.csv Year',
      'datasets/global-temp-annual.csv Year',
      'etalab/hautes-remunerations-exemple-valide.csv annee',
      'frictionless-examples/gross-domestic-product-2014-gdp_2014.csv Year',
      'statsmodels/grunfeld.csv year',
      'tidytuesday/2019-08-20-nuclear_explosions.csv year',
      'tidytuesday/2020-07-14-astronauts.csv year_of_birth',
      'tidytuesday/2020-07-14-astronauts.csv year_of_selection',
      'tidytuesday/2020-07-14-astronauts.csv year_of_mission',
      'tidytuesday/2020-07-28-penguins.csv year',
      'tidytuesday/2020-10-06-tournament.csv year',
      'tidytuesday/2021-01-05-transit_cost.csv year',
      'tidytuesday/2024-04-30-wwbi_country.csv national_accounts_base_year',
      'tidytuesday/2024-04-30-wwbi_country.csv national_accounts_reference_year',
      'tidytuesday/2024-04-30-wwbi_country.csv latest_population_census_year',
      'tidytuesday/2025-01-21-exped_tidy.csv YEAR',
    ],
  }).flatMap(([meaning, columns]) => columns.map((column) => [column, meaning])),
);

describe('what names and values mean', () => {
  test('units are those that names say', async () => {
    const unitIn = unitFinder(await loadUnits());
    const answers = columns
      .filter(({ isNumeric }) => isNumeric)
      .map(({ id, name, label, unit, unitIn: where }) => ({
        id,
        wanted: where === 'name' ? unit : undefined,
        found: unitIn(name, typeof label === 'string' ? label : undefined)?.ref.replace(/.*\//, ''),
      }));
    expect(answers.length).toBeGreaterThan(100);
    const { precision, recall } = measure('Units', answers);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.92);
  });

  test('meanings are those that documentation says', async () => {
    const meaningOf = await loadMeanings();
    const answers = columns.map(({ id, name, values, isNumeric, semantic }) => ({
      id,
      wanted: semantic ?? CHECKED.get(id),
      found: meaningOf(wordsOf(name).words, values, isNumeric)?.meaning.id,
    }));
    const { precision } = measure('Meanings', answers);
    const documented = answers.filter(({ id }) => !CHECKED.has(id));
    const { recall } = measure('Meanings that are documented', documented);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });
});
