import { append } from '../document/index.js';
import { type Comments, textOf } from '../draft/index.js';
import { isObject, type Json, type JsonObject, member } from '../json.js';

/** What is asked about a dataset, in the order of what the answers are worth for its readiness. */
const QUESTIONS: readonly (readonly [name: string, question: string, empty: Json])[] = [
  [
    'license',
    'Under which licence may the data be used? An SPDX identifier such as CC-BY-4.0, or an IRI.',
    null,
  ],
  ['title', 'What is the dataset called?', null],
  ['description', 'What was observed, where, when, how and why?', null],
  [
    'creator',
    'Who made the data? The identifier is an ORCID or ROR, the type Individual or Organization.',
    [{ name: null, type: null, identifier: null }],
  ],
  ['publisher', 'Who publishes the data?', { name: null, type: null, identifier: null }],
  ['version', 'Which version of the data is it?', null],
  ['date', 'On which day was it released? YYYY-MM-DD.', null],
  ['start', 'Which is the first day that the data are about?', null],
  ['end', 'Which is the last?', null],
  ['place', 'Which place are the data about?', null],
  ['id', 'Which address is the schema to have?', null],
];

/** The questions about a schema that was made from data, as a file to fill in. */
export function questionsOf(schema: Json): string {
  const root = schema as JsonObject;
  const questions: { [name: string]: Json } = {};
  const comments = new Map<string, readonly string[]>();
  for (const [name, question, empty] of QUESTIONS) {
    if (isAnswered(root, name)) continue;
    questions[name] = empty;
    comments.set(append('', name), [question]);
  }
  const rows = rowsOf(root);
  if (rows) questions.variables = columnsOf(rows);
  else {
    const tables = Object.entries((root.properties ?? {}) as JsonObject).flatMap(([name, table]) => {
      const own = rowsOf(table as JsonObject);
      return own ? [[name, { title: null, description: null, variables: columnsOf(own) }] as const] : [];
    });
    questions.tables = Object.fromEntries(tables);
  }
  return `# Answer what you know, and give the file to --answers. What stays empty is left out.\n${written(questions, comments)}`;
}

function written(questions: Json, comments: Comments): string {
  return textOf(questions, 'yaml', comments).replace(/: null$/gm, ':');
}

const KEYWORDS: { readonly [name: string]: string } = {
  license: 'fair:license',
  creator: 'fair:contributors',
  publisher: 'fair:contributors',
  version: 'fair:version',
  date: 'fair:version',
  start: 'fair:temporalCoverage',
  end: 'fair:temporalCoverage',
  place: 'fair:spatialCoverage',
  id: '$id',
};

function isAnswered(schema: JsonObject, name: string): boolean {
  const keyword = KEYWORDS[name] ?? name;
  return member(schema, keyword) !== undefined || member(schema, `${keyword}Ref`) !== undefined;
}

function rowsOf({ items }: JsonObject): JsonObject | undefined {
  const properties = isObject(items) ? items.properties : undefined;
  return isObject(properties) ? properties : undefined;
}

function columnsOf(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, column]) => [name, questionsAbout(column as JsonObject)]),
  );
}

function questionsAbout(column: JsonObject): JsonObject {
  const codes = codesOf(column);
  const isNumeric = /"(?:number|integer)"/.test(JSON.stringify([column.type ?? null, column.anyOf ?? null]));
  return {
    ...(column.title === undefined ? { label: null } : {}),
    ...(column.description === undefined ? { description: null } : {}),
    ...(isNumeric && column['fair:measurementUnit'] === undefined ? { unit: null } : {}),
    ...(codes.length > 0 ? { codes: Object.fromEntries(codes.map((code) => [code, null])) } : {}),
  };
}

/** The codes of a column that have no words. */
function codesOf({ oneOf }: JsonObject): readonly string[] {
  return (Array.isArray(oneOf) ? (oneOf as readonly JsonObject[]) : [])
    .filter(({ title }) => title === undefined)
    .map((code) => String(code.const));
}
