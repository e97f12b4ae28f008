import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { isObject, type Json, member, quote } from '../../base/json.js';
import { append, type Document, type Parsed } from '../../schema/document/index.js';
import type { KnownRule } from '../lint/index.js';
import { type Config, type ConfigRead, emptyConfig, readConfig } from './config.js';
import { isConfigPath, isPreset } from './shape.js';

/** Reads the configuration at a path that `from` names; a file must have the same uri on every way to it. */
export type ReadBase = (path: string, from: string) => Promise<Parsed>;

interface Loading {
  readonly rules: readonly KnownRule[];
  readonly read: ReadBase;
  /** What was loaded already, by uri: several configurations may extend the same one. */
  readonly loaded: Map<string, Config | undefined>;
  readonly diagnostics: Diagnostic[];
}

/** Reads a configuration together with all that it extends. All globs are relative to the folder of the first one. */
export async function loadConfig(
  document: Document,
  rules: readonly KnownRule[],
  read: ReadBase,
): Promise<ConfigRead> {
  const diagnostics: Diagnostic[] = [];
  const config = await load(document, { rules, read, loaded: new Map(), diagnostics }, [document.uri]);
  return config && isValid(diagnostics) ? { config, diagnostics } : { diagnostics };
}

async function load(
  document: Document,
  loading: Loading,
  way: readonly string[],
): Promise<Config | undefined> {
  const { rules, read, loaded, diagnostics } = loading;
  let bases = emptyConfig;
  let isComplete = true;
  for (const { name, pointer } of basesOf(document.value)) {
    if (isPreset(name)) {
      bases = joined(bases, { ...emptyConfig, layers: [{ preset: name }] });
      continue;
    }
    const base = await read(name, document.uri);
    const uri = base.document?.uri ?? '';
    if (way.includes(uri)) diagnostics.push(ring(name, document.uri, pointer));
    else if (!loaded.has(uri)) {
      diagnostics.push(...base.diagnostics);
      const own = base.document && (await load(base.document, loading, [...way, uri]));
      if (base.document) loaded.set(uri, own);
    }
    const config = loaded.get(uri);
    if (config) bases = joined(bases, config);
    else isComplete = false;
  }
  const own = readConfig(
    document,
    rules,
    bases.ownRules.map(({ id }) => id),
  );
  // A configuration that could not be read may declare the rule: that is not an error of this file.
  diagnostics.push(...own.diagnostics.filter(({ code }) => isComplete || code !== 'config/unknown-rule'));
  return own.config && { ...joined(bases, own.config), extends: own.config.extends };
}

/** What a configuration extends, as far as that can be read before it is checked. */
function basesOf(value: Json): readonly { readonly name: string; readonly pointer: string }[] {
  const named = (isObject(value) ? member(value, 'extends') : undefined) ?? [];
  const all = Array.isArray(named)
    ? named.map((name: Json, index) => ({ name, pointer: append('/extends', index) }))
    : [{ name: named, pointer: '/extends' }];
  return all.flatMap(({ name, pointer }) =>
    typeof name === 'string' && (isPreset(name) || isConfigPath(name)) ? [{ name, pointer }] : [],
  );
}

/** Two configurations as one; the second counts more. */
function joined(first: Config, second: Config): Config {
  return {
    extends: [],
    layers: lastOfEach([...first.layers, ...second.layers]),
    files: lastOfEach([...first.files, ...second.files]),
    ignore: lastOfEach([...first.ignore, ...second.ignore]),
    options: { ...first.options, ...second.options },
    ownRules: [...new Map([...first.ownRules, ...second.ownRules].map((rule) => [rule.id, rule])).values()],
  };
}

/** What several configurations took from the same one is there once, where its precedence is highest. */
function lastOfEach<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items.toReversed())].reverse();
}

function ring(name: string, uri: string, pointer: string): Diagnostic {
  return {
    code: 'config/ring',
    severity: 'error',
    message: `${quote(name)} extends this configuration, so this configuration cannot extend it.`,
    help: 'Remove one of the two from "extends".',
    at: { uri, pointer, on: 'value' },
  };
}
