// A table of ten columns, generated: its schema, and its rows as NDJSON and as CSV.
import { closeSync, openSync, writeSync } from 'node:fs';

/** The patterns of two of the columns. */
export const PATTERNS = {
  station: '^[A-Z]{2}-\\d{4}$',
  contact: '^[a-z0-9._-]+@[a-z0-9-]+\\.[a-z]{2,}$',
};

const QUALITIES = ['good', 'fair', 'poor', 'missing'];

const properties = {
  id: { type: 'integer', minimum: 1 },
  name: { type: 'string', minLength: 2, maxLength: 40 },
  station: { type: 'string', pattern: PATTERNS.station },
  contact: { type: 'string', pattern: PATTERNS.contact },
  quality: { enum: QUALITIES },
  temperature: { type: 'number', minimum: -90, maximum: 60 },
  checked: { type: 'boolean' },
  day: { type: 'string', minLength: 10, maxLength: 10 },
  depth: { type: ['number', 'null'], minimum: 0 },
  tags: { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 3 },
};

/** The schema of a row; another number gives another schema that asks for the same. */
export function schemaOf(number = 0) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://example.org/tables/${number}`,
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const padded = (number, width) => String(number).padStart(width, '0');

/** A row that the schema accepts. */
export function rowOf(index) {
  return {
    id: index + 1,
    name: `Observation ${index}${index % 7 === 0 ? ' by the Søndre buoy' : ''}`,
    station: `${'ABCDEFGHIJ'[index % 10]}X-${padded(index % 10_000, 4)}`,
    contact: `person.${index % 977}@institute-${index % 31}.org`,
    quality: QUALITIES[index % 4],
    temperature: ((index * 37) % 1400) / 10 - 89.5,
    checked: index % 3 === 0,
    day: `20${padded(index % 25, 2)}-${padded((index % 12) + 1, 2)}-${padded((index % 28) + 1, 2)}`,
    depth: index % 5 === 0 ? null : (index % 700) / 4,
    tags: ['coast', 'buoy', 'winter'].slice(0, index % 4),
  };
}

const cellOf = (value) => {
  if (value === null) return '';
  return Array.isArray(value) ? `"${JSON.stringify(value).replaceAll('"', '""')}"` : String(value);
};

/** How a row is written as a line, by format. */
export const lines = {
  ndjson: (row) => `${JSON.stringify(row)}\n`,
  csv: (row) => `${Object.values(row).map(cellOf).join()}\n`,
};

/** What stands before the rows, by format. */
export const headers = { ndjson: '', csv: `${Object.keys(properties).join()}\n` };

/** Writes a file of rows, in pieces: it may be larger than a text can be. */
export function writeRows(path, format, count) {
  const file = openSync(path, 'w');
  let text = headers[format];
  for (let index = 0; index < count; index++) {
    text += lines[format](rowOf(index));
    if (text.length < 1 << 20 && index < count - 1) continue;
    writeSync(file, text);
    text = '';
  }
  closeSync(file);
}
