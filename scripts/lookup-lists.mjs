// The lists of licences, units and codes that things are looked up in, from the packages that carry them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iso6393 } from 'iso-639-3';
import { iso31661, iso31662 } from 'iso-3166';

const require = createRequire(import.meta.url);

// The first line of each module starts with /*! so that the bundle keeps it: the licences ask to be named.

/** The module that holds the SPDX licences and exceptions. */
export function licenseTable() {
  const details = require('spdx-license-list/spdx.json');
  const deprecated = new Set([
    ...require('spdx-license-ids/deprecated.json'),
    // The one package counts these as deprecated by leaving them out, the other has their names.
    ...Object.keys(details).filter((id) => id.endsWith('+')),
  ]);
  const ids = new Set([...require('spdx-license-ids'), ...deprecated, ...Object.keys(details)]);
  const rows = [...ids]
    .sort(byCodePoint)
    .map((id) => row(id, details[id]?.name ?? id, deprecated.has(id) ? '-' : '', details[id]?.url));
  const exceptions = [...require('spdx-exceptions'), ...require('spdx-exceptions/deprecated.json')].sort(
    byCodePoint,
  );
  return `/*! Made by scripts/generate.mjs from the SPDX License List in ${sources('spdx-license-list', 'spdx-license-ids', 'spdx-exceptions')}. Do not edit. */

/** One licence a line: identifier, name, a dash if deprecated, an address of its text. */
export const licenseRows = ${textOf(rows)};

/** One licence exception a line: its identifier. */
export const exceptionRows = ${textOf(exceptions)};
`;
}

/** The module that holds the units and quantity kinds of QUDT. */
export function unitTable() {
  const quantities = thingsOf('quantitykind', 'QuantityKind');
  const units = thingsOf('unit', 'Unit');
  const places = new Map(quantities.map(({ id }, index) => [id, index.toString(36)]));
  const placesOf = (names) => names.flatMap((name) => places.get(name) ?? []).join(' ');
  const quantityRows = quantities.map((each) =>
    row(each.id, each.label, each.others.join('|'), placesOf(each.linked('broader')), dimensionOf(each)),
  );
  const unitRows = units.map((each) =>
    row(
      each.id,
      each.label,
      each.others.join('|'),
      placesOf(each.linked('hasQuantityKind')),
      dimensionOf(each),
      each.values('symbol')[0],
      conversionOf(each),
      each.values('deprecated').includes('true') ? (each.linked('isReplacedBy')[0] ?? '-') : '',
    ),
  );
  return `/*! Made by scripts/generate.mjs from QUDT 3.1.0 (qudt.org, CC BY 4.0) in ${sources('@vocabulary/unit', '@vocabulary/quantitykind')}. Do not edit. */

/** One quantity kind a line: name, label, other labels, broader ones (line numbers in base 36, from 0), dimension. */
export const quantityRows = ${textOf(quantityRows)};

/**
 * One unit a line: name, label, other labels, quantity kinds (their line numbers), dimension, symbol, conversion, what
 * replaces it. The conversion has a factor and perhaps an offset: the value plus the offset, times the factor, is the value
 * in the base unit. Nothing stands for a factor of 1, a dash for no conversion.
 */
export const unitRows = ${textOf(unitRows)};
`;
}

/** The module that holds the codes of countries, languages and currencies. */
export function codeTable() {
  const countries = [...iso31661].sort((a, b) => byCodePoint(a.alpha2, b.alpha2));
  const countryRows = countries.map(({ alpha2, alpha3, numeric, name }) =>
    row(alpha2, alpha3, numeric, name),
  );
  const subdivisionRows = countries.map(({ alpha2 }) => {
    const codes = iso31662
      .filter(({ code }) => code.startsWith(`${alpha2}-`))
      .map(({ code }) => code.slice(3));
    return row(alpha2, codes.sort(byCodePoint).join(' '));
  });
  const shortLanguages = iso6393.flatMap(({ iso6391 }) => iso6391 ?? []).sort(byCodePoint);
  const languages = iso6393.map(({ iso6393: code }) => code).sort(byCodePoint);
  const currencyRows = require('currency-codes/data').map(({ code, number }) => row(code, number));
  return `/*! Made by scripts/generate.mjs from ISO 3166, ISO 639 and ISO 4217 in ${sources('iso-3166', 'iso-639-3', 'currency-codes')}. Do not edit. */

/** One country of ISO 3166-1 a line: two letters, three letters, number, English name. */
export const countryRows = ${textOf(countryRows)};

/** The subdivisions of one country in ISO 3166-2 a line: its two letters, what follows the hyphen in each code. */
export const subdivisionRows = ${textOf(subdivisionRows)};

/** The languages of ISO 639-1. */
export const shortLanguages = ${textOf([shortLanguages.join(' ')])};

/** The languages of ISO 639-3. */
export const languages = ${textOf([languages.join(' ')])};

/** One currency of ISO 4217 a line: letters, number. */
export const currencyRows = ${textOf(currencyRows.sort(byCodePoint))};
`;
}

const STATEMENT =
  /^<([^>]*)> <[^>]*[/#]([^>/#]+)> (?:<([^>]*)>|("(?:[^"\\]|\\.)*")(?:@([\w-]+)|\^\^<[^>]*>)?) <[^>]*> \.$/;

/** The things of one type in a vocabulary of QUDT, with what is said about them. */
function thingsOf(vocabulary, type) {
  const things = new Map();
  const file = require.resolve(`@vocabulary/${vocabulary}/${vocabulary}.nq`);
  const namespace = `http://qudt.org/vocab/${vocabulary}/`;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, property, link, text, language] = STATEMENT.exec(line) ?? [];
    if (!subject?.startsWith(namespace)) continue;
    const id = subject.slice(namespace.length);
    if (!things.has(id)) things.set(id, []);
    things
      .get(id)
      .push({ property, language, link: link?.replace(/.*\//, ''), text: text && plain(JSON.parse(text)) });
  }
  return [...things]
    .map(([id, statements]) => thing(id, statements))
    .filter(({ linked }) => linked('type').includes(type))
    .sort((a, b) => byCodePoint(a.id, b.id));
}

function thing(id, statements) {
  const about = (property) => statements.filter((each) => each.property === property);
  const isEnglish = ({ language }) => language === undefined || language.startsWith('en');
  const labels = about('label');
  const label = (
    labels.find(({ language }) => language === 'en') ??
    labels.find(({ language }) => language === undefined) ??
    labels.find(isEnglish)
  )?.text;
  const others = [...labels, ...about('prefLabel'), ...about('altLabel')].filter(isEnglish);
  return {
    id,
    label: label ?? id,
    others: [...new Set(others.map(({ text }) => text))].filter((text) => text !== label).sort(byCodePoint),
    linked: (property) =>
      about(property)
        .flatMap(({ link }) => link ?? [])
        .sort(byCodePoint),
    values: (property) => about(property).flatMap(({ text }) => text ?? []),
  };
}

/** The dimension of a thing without the parts that are zero: `L1T-1` is length by time, nothing is a plain number. */
function dimensionOf({ linked }) {
  const [vector = ''] = linked('hasDimensionVector');
  return vector.replace(/[A-Z]0(?![\d.])/g, '').replace(/D1$/, '');
}

/** More digits than that are of no use, and make the table larger. */
const DIGITS = 12;

/** How values of a unit become values of the base unit of its dimension. QUDT writes 0 where no factor exists. */
function conversionOf({ values }) {
  const factor = Number(Number(values('conversionMultiplier')[0] ?? 0).toPrecision(DIGITS));
  const offset = Number(values('conversionOffset')[0] ?? 0);
  if (!(factor > 0)) return '-';
  if (offset !== 0) return `${shortest(factor)} ${shortest(offset)}`;
  return factor === 1 ? '' : shortest(factor);
}

/** A number in as few characters as possible. */
function shortest(number) {
  const [plainly, power] = [String(number), number.toExponential()].map((each) => each.replace('e+', 'e'));
  return power.length < plainly.length ? power : plainly;
}

function plain(text) {
  return text.replace(/\s+/g, ' ').trim();
}

function row(...cells) {
  return cells
    .map((cell) => plain(cell ?? ''))
    .join('\t')
    .trimEnd();
}

function textOf(rows) {
  return `\`\\\n${rows.join('\n').replace(/[\\`]|\$\{/g, '\\$&')}\``;
}

function sources(...packages) {
  return packages
    .map((name) => require(`${name}/package.json`))
    .map(({ name, version, license }) => `${name} ${version} (${license})`)
    .join(', ');
}

function byCodePoint(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
