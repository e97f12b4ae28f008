import { type PathTest, pathTest } from '../../base/glob.js';
import type { DiffChoices } from '../diff/list/index.js';
import type { Weights } from '../lint/index.js';
import type { Config } from './config.js';

// The lists of a configuration are asked for every file, and are always the same.
const tests = new WeakMap<readonly string[], PathTest>();

/** What a configuration says about a file; the path is seen from the folder of the configuration, with "/". */
export function settingsFor({ layers }: Config, path: string): Weights {
  const meant = layers.filter(({ files }) => files === undefined || matches(files, path));
  const preset = meant.findLast((layer) => layer.preset !== undefined)?.preset;
  const targets = meant.findLast((layer) => layer.for !== undefined)?.for;
  return {
    ...(preset === undefined ? {} : { preset }),
    ...(targets === undefined ? {} : { for: targets }),
    rules: Object.fromEntries(meant.flatMap(({ rules = {} }) => Object.entries(rules))),
  };
}

/** What a configuration says about changes of a file; all suppressions count. */
export function diffChoicesFor({ layers }: Config, path: string): DiffChoices {
  const meant = layers.flatMap(({ files, diff }) =>
    diff && (files === undefined || matches(files, path)) ? [diff] : [],
  );
  return {
    classes: Object.fromEntries(meant.flatMap(({ classes = {} }) => Object.entries(classes))),
    suppressions: meant.flatMap(({ suppressions = [] }) => suppressions),
  };
}

/** Whether a configuration leaves a file out. */
export function isIgnored({ ignore }: Config, path: string): boolean {
  return matches(ignore, path);
}

/** Whether a configuration names a file as a schema. */
export function isSchemaByConfig({ files }: Config, path: string): boolean {
  return matches(files, path);
}

function matches(globs: readonly string[], path: string): boolean {
  let test = tests.get(globs);
  if (!test) {
    test = pathTest(globs);
    tests.set(globs, test);
  }
  return test(path);
}
