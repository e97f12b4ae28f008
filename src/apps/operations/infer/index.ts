import type { JsonObject } from '../../../base/json.js';
import type { DataFormat } from '../../../data/tables/index.js';
import { dialectOptions } from '../../../exchange/options/index.js';
import { oneOf } from '../../../schema/vocabulary/index.js';
import { diagnosticList } from '../answers.js';
import type { FilesOperation } from '../files.js';
import type { InferInput } from './infer-files.js';

const STRING: JsonObject = { type: 'string' };

const ANSWER: JsonObject = {
  type: 'object',
  required: ['schema', 'text', 'options', 'guesses', 'diagnostics'],
  properties: {
    schema: { type: 'object', description: 'The annotated schema.' },
    text: {
      ...STRING,
      description: 'The schema as the text of a file; in YAML, with the reasons for what is not certain.',
    },
    options: { type: 'object', description: 'What no keyword can say: keys, and how the files are written.' },
    guesses: {
      type: 'array',
      description: 'What the data show, with the evidence.',
      items: {
        type: 'object',
        required: ['pointer', 'keyword', 'value', 'level', 'rule', 'because'],
        properties: {
          pointer: { ...STRING, description: 'JSON Pointer into the schema.' },
          keyword: STRING,
          value: {},
          level: { enum: ['certain', 'likely', 'possible'] },
          rule: STRING,
          because: { ...STRING, description: 'The evidence, one sentence.' },
        },
      },
    },
    diagnostics: {
      ...diagnosticList,
      description:
        'How files were read, what is odd about them, and which columns seem to have personal data.',
    },
  },
};

const { encoding, delimiter, quote, decimal, comment, skipRows } = dialectOptions;

const TOWNS =
  'id;name;area_km2;inhabitants\n1;Albury;12.5;5400\n2;Beeston;3.25;NA\n3;Corby;4;1900\n4;Denham;1.75;310\n5;Elstow;2;420\n6;Frome;5.5;2600\n';

/** Makes a schema from data. */
export const infer: FilesOperation<InferInput> = {
  name: 'infer',
  summary: 'Make an annotated schema from data, with the evidence for each statement.',
  dataFormats: [
    { name: 'csv', mediaTypes: ['text/csv'], endings: ['.csv'] },
    { name: 'tsv', mediaTypes: ['text/tab-separated-values'], endings: ['.tsv', '.tab'] },
    { name: 'ssv', mediaTypes: ['text/x-ssv'], endings: ['.ssv'] },
    {
      name: 'ndjson',
      mediaTypes: ['application/x-ndjson', 'application/ndjson', 'application/jsonl'],
      endings: ['.ndjson', '.jsonl'],
    },
    { name: 'json', mediaTypes: ['application/json'], endings: ['.json', '.geojson'] },
    {
      name: 'yaml',
      mediaTypes: ['application/yaml', 'application/x-yaml', 'text/yaml'],
      endings: ['.yaml', '.yml'],
    },
  ] satisfies readonly { readonly name: DataFormat; mediaTypes: string[]; endings: string[] }[],
  command: 'fairwright infer FILE',
  document: {
    name: 'answers',
    about: 'What the data do not show, in JSON or YAML: title, licence, creator, labels.',
  },
  parameters: {
    format: {
      about: 'How the text of the schema is written.',
      kind: oneOf('yaml', 'json'),
      usual: 'yaml',
    },
    encoding,
    delimiter,
    quote,
    decimal,
    comment,
    skip_rows: skipRows,
  },
  answer: {
    about: 'The schema, the options, and the evidence for each statement.',
    mediaType: 'application/json',
    schema: ANSWER,
  },
  examples: [
    {
      title: 'A table',
      query: {},
      files: [{ name: 'towns.csv', mediaType: 'text/csv', text: TOWNS }],
    },
    {
      title: 'Two tables, and what they do not show',
      query: { format: 'json' },
      files: [
        {
          name: 'towns.csv',
          mediaType: 'text/csv',
          text: 'id,name,region_id\n1,Albury,N\n2,Beeston,S\n3,Corby,N\n',
        },
        { name: 'regions.csv', mediaType: 'text/csv', text: 'id,name\nN,North\nS,South\n' },
      ],
      document: { title: 'Towns of Exampleland', license: 'CC-BY-4.0' },
    },
  ],
  // The readers of tables and the lists of meanings are large: who infers nothing never loads them.
  open: async (input, limits, context) =>
    (await import('./infer-files.js')).inferFiles(input, limits, context),
};

export type { InferInput, InferOutput } from './infer-files.js';
