import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { isObject, type Json, type JsonObject, quote } from '../../base/json.js';
import { append, type Document } from '../../schema/document/index.js';
import { asList, DRAFT_2020_12, type Problem, problem, unknownName } from '../../schema/vocabulary/index.js';
import type { DiffChoices } from '../diff/list/index.js';
import type { KnownRule, OwnRule, Preset, RuleSeverity, Target } from '../lint/index.js';
import { type ConfigOptions, type ConfigValue, configKind } from './shape.js';

/** Part of a configuration: what it says about the files that it is for. */
export interface Layer {
  /** The globs of the files that it is for; all files by default. */
  readonly files?: readonly string[];
  readonly preset?: Preset;
  readonly for?: readonly Target[];
  readonly rules?: { readonly [id: string]: RuleSeverity };
  readonly diff?: DiffChoices;
}

/** What a configuration says. It is plain data, so that it can be sent to a worker. */
export interface Config {
  /** Names of presets and paths of configurations that it extends; later ones override earlier ones. */
  readonly extends: readonly string[];
  /** The later counts more. */
  readonly layers: readonly Layer[];
  /** The globs of files in folders that are schemas, whatever they contain. */
  readonly files: readonly string[];
  /** The globs of files that are not checked. */
  readonly ignore: readonly string[];
  readonly options: ConfigOptions;
  readonly ownRules: readonly OwnRule[];
}

/** A configuration, unless it has errors, and the findings about it. */
export interface ConfigRead {
  readonly config?: Config;
  readonly diagnostics: readonly Diagnostic[];
}

/** A configuration that says nothing. */
export const emptyConfig: Config = {
  extends: [],
  layers: [],
  files: [],
  ignore: [],
  options: {},
  ownRules: [],
};

/** The JSON Schema of a configuration. */
export function configSchema(rules: readonly KnownRule[]): JsonObject {
  return { $schema: DRAFT_2020_12, title: 'Configuration of fairwright', ...configKind(rules).schema };
}

/** Reads a configuration; `inherited` are the ids of the rules that the configurations that it extends declare. */
export function readConfig(
  document: Document,
  rules: readonly KnownRule[],
  inherited: Iterable<string> = [],
): ConfigRead {
  const { uri, value } = document;
  const builtIn = new Set(rules.map(({ id }) => id));
  const known = new Set([...builtIn, ...inherited, ...declaredIds(value)]);
  const check = (id: string) => (known.has(id) ? [] : unknownName(`Unknown rule ${quote(id)}.`, id, known));
  const diagnostics = [...configKind(rules, check).check(value), ...takenIds(value, builtIn)].map((each) =>
    diagnosticOf(each, uri),
  );
  if (!isValid(diagnostics)) return { diagnostics };
  return { config: configOf(value as ConfigValue, uri), diagnostics };
}

function configOf(value: ConfigValue, uri: string): Config {
  const { overrides = [], options = {}, ownRules = [] } = value;
  return {
    extends: asList(value.extends),
    layers: [layerOf(value), ...overrides.map((each) => ({ files: asList(each.files), ...layerOf(each) }))],
    files: asList(value.files),
    ignore: asList(value.ignore),
    options,
    ownRules: ownRules.map((each, index) => ({ ...each, uri, pointer: append('/ownRules', index) })),
  };
}

function layerOf(value: Pick<ConfigValue, 'preset' | 'for' | 'rules' | 'diff'>): Layer {
  return {
    ...(value.preset === undefined ? {} : { preset: value.preset }),
    ...(value.for === undefined ? {} : { for: asList(value.for) }),
    ...(value.rules === undefined ? {} : { rules: value.rules }),
    ...(value.diff === undefined ? {} : { diff: value.diff }),
  };
}

/** The ids of the rules that a configuration declares, as far as they can be read; a faulty one has none. */
function declaredIds(value: Json): readonly string[] {
  const entries = isObject(value) && Array.isArray(value.ownRules) ? (value.ownRules as readonly Json[]) : [];
  return entries.map((each) => (isObject(each) && typeof each.id === 'string' ? each.id : ''));
}

/** A rule of one's own may not have the name of another. */
function takenIds(value: Json, builtIn: ReadonlySet<string>): readonly Problem[] {
  const seen = new Set<string>();
  return declaredIds(value).flatMap((id, index) => {
    const isTaken = builtIn.has(id) || seen.has(id);
    seen.add(id);
    if (!isTaken || id === '') return [];
    const whose = builtIn.has(id) ? 'a rule of fairwright' : 'an earlier rule';
    const help = 'Give it another name.';
    return problem(`${quote(id)} is already the name of ${whose}.`, {
      path: ['ownRules', index, 'id'],
      help,
    });
  });
}

function diagnosticOf({ path, on, severity: weight, message, help }: Problem, uri: string): Diagnostic {
  const isRule = path.at(-2) === 'rules';
  return {
    code: on !== 'key' ? 'config/value' : isRule ? 'config/unknown-rule' : 'config/unknown-name',
    severity: weight,
    message,
    ...(help === undefined ? {} : { help }),
    at: { uri, pointer: append('', ...path), on },
  };
}
