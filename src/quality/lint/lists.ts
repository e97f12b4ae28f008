import { loadLicenses, loadUnits } from '../../schema/vocabulary/index.js';
import type { LintContext, Lists, Rule, Subjects } from './rule.js';

/** The names of all lists. */
export const listNames = ['licenses', 'units'] as const satisfies readonly (keyof Lists)[];

const loaded: { -readonly [L in keyof Lists]?: Lists[L] } = {};

/** The lists that are loaded: `loadLists` adds to them. */
export const loadedLists = loaded as Lists;

/** Loads the lists that these rules need for a document, or for any if none is given; the others are not loaded. */
export async function loadLists(rules: readonly Rule[], context?: LintContext): Promise<Lists> {
  const missing = listNames.filter((name) => loaded[name] === undefined && isNeeded(name, rules, context));
  if (missing.length > 0) await Promise.all(missing.map((name) => loaders[name]()));
  return loadedLists;
}

/** Loads the licences, if they are not loaded. */
export async function loadLicenseList(): Promise<void> {
  if (loaded.licenses === undefined) await loaders.licenses();
}

const loaders: { readonly [L in keyof Lists]: () => Promise<void> } = {
  async licenses() {
    loaded.licenses = await loadLicenses();
  },
  async units() {
    loaded.units = await loadUnits();
  },
};

/** Whether a rule looks something up in a list. It spends no steps: once a list is loaded, it is not called. */
export function isNeeded(name: keyof Lists, rules: readonly Rule[], context?: LintContext): boolean {
  return rules.some((rule) => {
    const needs = rule.needs?.[name];
    if (needs === undefined || context === undefined) return needs !== undefined;
    return subjectsOf(rule, context).some((subject) => needs(subject, context));
  });
}

function subjectsOf({ on, concerns }: Rule, { subjects }: LintContext): readonly Subjects[Rule['on']][] {
  if (on !== 'annotation' || concerns === undefined) return subjects[on];
  return subjects.annotation.filter(({ row, name }) => row && concerns(row, name!));
}
