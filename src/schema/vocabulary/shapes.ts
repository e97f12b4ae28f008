import { isObject, type Json, quote } from '../../base/json.js';
import { closest } from './closest.js';
import {
  either,
  type Kind,
  list,
  type Members,
  type Problem,
  problem,
  type RecordOf,
  record,
  unexpected,
  within,
} from './kind.js';

/** A record without any further members: another name is a fault. `synonyms` are names that people write instead. */
export function closedRecord<const M extends Members>(
  name: string,
  members: M,
  synonyms: { readonly [word: string]: keyof M & string } = {},
): Kind<RecordOf<M>> {
  const open = record(name, members);
  const names = Object.keys(members);
  return {
    ...open,
    schema: { ...open.schema, additionalProperties: false },
    check(value) {
      if (!isObject(value)) return open.check(value);
      const unknown = Object.keys(value).filter((key) => !Object.hasOwn(members, key));
      return [
        ...unknown.flatMap((key) => {
          const meant = Object.hasOwn(synonyms, key) ? synonyms[key] : undefined;
          return within(key, unknownName(`A ${name} has no member ${quote(key)}.`, key, names, meant));
        }),
        ...open.check(value),
      ];
    },
  };
}

/** An object whose members all are of one kind, whatever their names; `check` may say more about a name. */
export function mapOf<T>(
  expected: string,
  values: Kind<T>,
  check: (name: string) => readonly Problem[] = () => [],
): Kind<{ readonly [name: string]: T }> {
  return {
    name: 'map',
    expected,
    types: ['object'],
    schema: { type: 'object', additionalProperties: values.schema },
    parts: [values],
    check(value: Json) {
      if (!isObject(value)) return unexpected(expected, value);
      return Object.keys(value).flatMap((name) =>
        within(name, [...check(name), ...values.check(value[name]!)]),
      );
    },
  };
}

/** One value, or an array of such. */
export function oneOrMany<T>(one: Kind<T>, many: string): Kind<T | readonly T[]> {
  return either(many, one, list(one, many));
}

/** What `oneOrMany` gave, as a list. */
export function asList<T extends string>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** The problem of a name that nothing has, with the name that was most likely meant. */
export function unknownName(
  message: string,
  name: string,
  known: Iterable<string>,
  meant: string | undefined = closest(name, known),
): readonly Problem[] {
  return problem(message, {
    on: 'key',
    ...(meant === undefined ? {} : { help: `Did you mean ${quote(meant)}?` }),
  });
}
