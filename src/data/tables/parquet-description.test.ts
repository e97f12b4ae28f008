import fc from 'fast-check';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { expect, test } from 'vitest';
import { arrowFieldsIn } from './arrow-schema.js';
import { descriptionIn } from './index.js';

/** Written by pyarrow 26: `id`, `temp` and an ordered dictionary `size`, with metadata of fields. */
const ARROW = [
  '/////7gBAAAQAAAAAAAKAAwABgAFAAgACgAAAAABBAAMAAAACAAIAAAABAAIAAAABAAAAAMAAAAMAQAAaAAAABQAAAAQABgACAAG',
  'AAcADAAQABQAEAAAAAAAAQUUAAAAQAAAACAAAAAEAAAAAAAAAAQAAABzaXplAAAKAAwAAAAIAAcACgAAAAAAAAEEAAAA5P7//wAA',
  'AAEIAAAABAAEAAQAAABy////AAABAxQAAAB8AAAACAAAABQAAAAAAAAABAAAAHRlbXAAAAAAAgAAACgAAAAEAAAAaP///xAAAAAE',
  'AAAAAwAAAMKwQwAFAAAAdW5pdHMAAACI////HAAAAAQAAAAPAAAAQWlyIHRlbXBlcmF0dXJlAAkAAABsb25nX25hbWUABgAGAAQA',
  'BgAAAAIAEgAYAAgABgAHAAwAAAAQABQAEgAAAAAAAQIUAAAAZAAAAAgAAAAQAAAAAAAAAAIAAABpZAAAAQAAAAwAAAAIAAwABAAI',
  'AAgAAAAgAAAABAAAABIAAABOdW1iZXIgb2YgdGhlIHNpdGUAAAsAAABkZXNjcmlwdGlvbgAIAAwACAAHAAgAAAAAAAABQAAAAA==',
].join('');

const columnData = [
  { name: 'id', data: [1n, 2n], type: 'INT64' as const },
  { name: 'temp', data: [1, 2], type: 'DOUBLE' as const },
  { name: 'size', data: ['S', 'L'], type: 'STRING' as const },
];

async function described(metadata: { readonly [key: string]: unknown }) {
  const kvMetadata = Object.entries(metadata).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const bytes = parquetWriteBuffer({ columnData, kvMetadata });
  const source = {
    byteLength: bytes.byteLength,
    slice: (start: number, end?: number) => bytes.slice(start, end),
  };
  const { variables, ...table } = (await descriptionIn('parquet', source))!;
  const said = variables.map(({ name, type: _type, isStored: _isStored, ...each }) => [name, each] as const);
  return { ...table, ...Object.fromEntries(said.filter(([, each]) => Object.keys(each).length > 0)) };
}

test('the types of columns are stated', async () => {
  const bytes = parquetWriteBuffer({
    schema: [
      { name: 'root', num_children: 5 },
      { name: 'day', type: 'INT32', converted_type: 'DATE', repetition_type: 'OPTIONAL' },
      { name: 'flag', type: 'BOOLEAN', repetition_type: 'OPTIONAL' },
      { name: 'share', type: 'DOUBLE', repetition_type: 'OPTIONAL' },
      { name: 'seen', type: 'INT64', converted_type: 'TIMESTAMP_MILLIS', repetition_type: 'OPTIONAL' },
      { name: 'any', type: 'BYTE_ARRAY', converted_type: 'JSON', repetition_type: 'OPTIONAL' },
    ],
    columnData: ['day', 'flag', 'share', 'seen', 'any'].map((name) => ({ name, data: [null] })),
  });
  const source = {
    byteLength: bytes.byteLength,
    slice: (start: number, end?: number) => bytes.slice(start, end),
  };
  const { variables } = (await descriptionIn('parquet', source))!;
  expect(variables.map(({ type }) => type)).toEqual(['date', 'boolean', 'number', 'date-time', undefined]);
});

test.each([
  [
    'Arrow, in its schema',
    { 'ARROW:schema': ARROW },
    {
      id: { description: 'Number of the site' },
      temp: { label: 'Air temperature', unit: '°C' },
      size: { scale: 'ordinal' },
    },
  ],
  [
    'Arrow, by the names of columns',
    { temp: 'Temperature of the air', description: 'All sites' },
    { description: 'All sites', temp: { description: 'Temperature of the air' } },
  ],
  [
    'pandas',
    {
      pandas: {
        columns: [
          {
            name: 'size',
            field_name: 'size',
            pandas_type: 'categorical',
            metadata: { num_categories: 2, ordered: false },
          },
          { name: 'id', field_name: 'id', metadata: null },
        ],
        attributes: { title: 'Shirts' },
      },
    },
    { label: 'Shirts', size: { scale: 'nominal' } },
  ],
  [
    'Spark',
    {
      'org.apache.spark.sql.parquet.row.metadata': {
        type: 'struct',
        fields: [{ name: 'id', type: 'long', nullable: true, metadata: { comment: 'Number of the site' } }],
      },
    },
    { id: { description: 'Number of the site' } },
  ],
  [
    'Avro',
    {
      'parquet.avro.schema': {
        type: 'record',
        doc: 'All sites',
        fields: [{ name: 'id', type: 'long', doc: 'Number' }],
      },
    },
    { description: 'All sites', id: { description: 'Number' } },
  ],
  [
    'Hugging Face',
    { huggingface: { info: { features: { id: { names: ['no', 'yes'], _type: 'ClassLabel' } } } } },
    {
      id: {
        values: [
          [0, 'no'],
          [1, 'yes'],
        ],
      },
    },
  ],
  [
    'Table Schema',
    {
      frictionless: {
        title: 'Sites',
        schema: {
          fields: [
            {
              name: 'size',
              title: 'Size',
              categories: [
                { value: 'S', label: 'small' },
                { value: 'L', label: 'large' },
              ],
            },
          ],
        },
      },
    },
    {
      label: 'Sites',
      size: {
        label: 'Size',
        values: [
          ['S', 'small'],
          ['L', 'large'],
        ],
      },
    },
  ],
  [
    'JSON Schema',
    {
      schema: { type: 'array', items: { properties: { id: { title: 'Number' }, other: { title: 'None' } } } },
    },
    { id: { label: 'Number' } },
  ],
  [
    'metadata that are damaged',
    { 'ARROW:schema': 'AAAA', pandas: '{"columns": [', geo: '{"columns": 5}' },
    {},
  ],
])('what is said by %s', async (_, metadata, expected) => {
  expect(await described(metadata)).toEqual(expected);
});

test('a damaged Arrow schema gives what can be read, or nothing', () => {
  const bytes = Uint8Array.from(atob(ARROW), (each) => each.charCodeAt(0));
  expect(arrowFieldsIn(ARROW).map(({ name }) => name)).toEqual(['id', 'temp', 'size']);
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, byte, end) => {
      const damaged = bytes.slice(0, end);
      damaged[at] = byte;
      expect(arrowFieldsIn(btoa(String.fromCharCode(...damaged))).length).toBeLessThan(100_000);
    }),
  );
});
