import { readFileSync, statSync } from 'node:fs';
import { isValid } from '../../base/diagnostic.js';
import { isObject, type Json, member } from '../../base/json.js';
import { printable } from '../../base/printable.js';
import { isIgnored, isSchemaByConfig } from '../../quality/config/index.js';
import { formatOf } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import type { Call } from './command.js';
import { type FoundConfig, pathIn } from './config-file.js';
import { discoverAll } from './discover.js';
import { wrongUsage } from './exit.js';
import { LARGEST_FILE, readTolerantly } from './files.js';
import type { Terminal } from './terminal.js';

/** The schemas that the paths of a call mean. */
export interface SchemaFiles {
  readonly paths: readonly string[];
  readonly folders: readonly string[];
  /** Those that are named and hold data. */
  readonly data: ReadonlySet<string>;
  /** What is not checked or is no schema, a line each. */
  readonly warnings: readonly string[];
  /** How the choice was made, a line each. */
  readonly notes: readonly string[];
  /** Whether a folder could not be read. */
  readonly isIncomplete: boolean;
}

/** Finds the schemas that a call means: all files that it names, and of folders and globs those that are schemas. */
export async function schemaFiles(
  flags: Call['flags'],
  found: FoundConfig,
  registry: Registry,
  isLeftOut: (path: string) => boolean = () => false,
): Promise<SchemaFiles> {
  const given = flags.paths as readonly string[];
  const { files, folders, inFolders, unreadable } = await discoverAll(given);
  const meant = files.filter(
    (path) => path === '-' || !(isLeftOut(path) || isIgnored(found.config, pathIn(found, path))),
  );
  const isOptional = (path: string) => path !== '-' && (flags.onlySchemas === true || inFolders.has(path));
  const optional = meant.filter(isOptional);
  const others = new Set(
    optional.filter(
      (path) => !isSchemaByConfig(found.config, pathIn(found, path)) && !isSchemaFile(path, registry),
    ),
  );
  const paths = meant.filter((path) => !others.has(path));
  const count = `${optional.length - others.size} of ${optional.length} JSON and YAML files are schemas.`;
  if (paths.length === 0 && others.size > 0 && flags.onlySchemas !== true) {
    throw wrongUsage(`${given.join(' ')}: ${count} ${WHAT_IS_A_SCHEMA}`);
  }
  const data = new Set<string>();
  for (const path of paths)
    if (path !== '-' && !isOptional(path) && (await isData(path, registry))) data.add(path);
  const warnings = [
    ...unreadable.map((folder) => `${folder} is skipped: it cannot be read.`),
    ...[...data].map(
      (path) => `${path}: This is data, not a schema. Check it: fairwright validate SCHEMA ${path}`,
    ),
  ];
  const notes = others.size > 0 ? [count] : [];
  return { paths, folders, data, warnings, notes, isIncomplete: unreadable.length > 0 };
}

/** Says what the caller should know about the choice of files. */
export function announce(
  { warnings, notes }: Pick<SchemaFiles, 'warnings' | 'notes'>,
  terminal: Terminal,
): void {
  for (const warning of warnings) terminal.err(`fairwright: ${printable(warning)}\n`);
  for (const note of notes) terminal.note(`fairwright: ${printable(note)}\n`);
}

const WHAT_IS_A_SCHEMA =
  'A schema is called NAME.schema.json or .yaml, names a JSON Schema dialect in "$schema", has a "fair:" keyword, or is listed under "files" in the configuration. Other files can be named one by one.';

const SCHEMA_NAME = /\.schema\.(?:json|ya?ml)$/i;
/** Members of the root that only documents of other kinds have. */
const OTHER_ROOTS = ['openapi', 'swagger', 'asyncapi', '@context', '@graph'];
const DRAFT = /^https?:\/\/json-schema\.org\/.*schema#?$/;

/** How a schema is recognized in a text, without parsing a long text. */
const MARKS = {
  json: {
    dialect: /"\$schema"\s*:\s*"([^"]*)"/,
    keyword: /"(?:x-)?fair:[A-Za-z]+"\s*:/,
  },
  yaml: {
    dialect: /^\s*(?:\{\s*)?["']?\$schema["']?\s*:\s*["']?([^\s"',}]+)/m,
    keyword: /(?:^|[{,])[ \t-]*["']?(?:x-)?fair:[A-Za-z]+["']?[ \t]*:(?:\s|$)/m,
  },
} as const;

/** Whether a file is a schema, by its name or by what it holds; what cannot be read may be one. */
function isSchemaFile(path: string, registry: Registry): boolean {
  if (SCHEMA_NAME.test(path)) return true;
  try {
    if (statSync(path).size > LARGEST_FILE) return false;
    return isSchemaText(readFileSync(path, 'utf8'), formatOf(path) ?? 'json', registry);
  } catch {
    return true;
  }
}

function isSchemaText(text: string, format: 'json' | 'yaml', registry: Registry): boolean {
  const { dialect, keyword } = MARKS[format];
  const address = dialect.exec(text)?.[1];
  const isMarked = (address !== undefined && isDialect(address, registry)) || keyword.test(text);
  if (!isMarked) return false;
  if (format === 'yaml') {
    return !OTHER_ROOTS.some((name) => new RegExp(`^["']?${name}["']?\\s*:`, 'm').test(text));
  }
  const root = parsed(text);
  if (root === undefined) return true;
  if (!isObject(root) || OTHER_ROOTS.some((name) => Object.hasOwn(root, name))) return false;
  const own = member(root, '$schema');
  return keyword.test(text) || (typeof own === 'string' && isDialect(own, registry));
}

function isDialect(address: string, { dialect, docsUrl }: Registry): boolean {
  return DRAFT.test(address) || dialect(address) !== undefined || address.startsWith(`${docsUrl}/`);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch {
    return undefined;
  }
}

const TABLE_NAME = /\.(?:csv|tsv|ssv|ndjson|jsonl|parquet|z?sav|xls[xm])(?:\.gz)?$/i;
/** Keywords that data may well have as names, too. */
const COMMON_NAMES = new Set([
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  '$comment',
  '$schema',
]);
const KEYWORDS = new Set(
  '$id $ref $defs $anchor $dynamicRef $dynamicAnchor $vocabulary definitions items prefixItems allOf anyOf oneOf not if enum const pattern patternProperties additionalProperties propertyNames required minimum maximum minLength maxLength format x-lint-ignore'.split(
    ' ',
  ),
);
const TYPES = new Set<Json>(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']);

/** Whether a file that is named as a schema surely is data. */
async function isData(path: string, registry: Registry): Promise<boolean> {
  if (TABLE_NAME.test(path)) return true;
  try {
    if (!statSync(path).isFile() || isSchemaFile(path, registry)) return false;
    const { document, diagnostics } = await readTolerantly(path);
    // What is left of a text with syntax errors does not show what it is.
    return document !== undefined && isValid(diagnostics) && isDataValue(document.value);
  } catch {
    // What cannot be read is reported when it is its turn.
    return false;
  }
}

function isDataValue(value: Json): boolean {
  if (!isObject(value)) return typeof value !== 'boolean';
  const names = Object.keys(value);
  return (
    names.some((name) => !COMMON_NAMES.has(name)) && !names.some((name) => isKeyword(name, value[name]!))
  );
}

function isKeyword(name: string, value: Json): boolean {
  if (name === 'type') return [value].flat().every((each) => TYPES.has(each));
  if (name === 'properties') {
    return (
      isObject(value) && Object.values(value).every((each) => isObject(each) || typeof each === 'boolean')
    );
  }
  return KEYWORDS.has(name) || /^(?:x-)?fair:/.test(name);
}
