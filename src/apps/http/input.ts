import { inWords, isObject, type Json, type JsonObject, member, quote } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { closest, type Kind } from '../../schema/vocabulary/index.js';
import type { Parameter } from '../operations/index.js';
import { carriersOf, type Files, parametersOf, type Single, type Stream } from './operations.js';
import { ProblemError } from './problems.js';

/** What a request carries. */
export interface Carried {
  readonly query: Readonly<Record<string, unknown>>;
  readonly path: Readonly<Record<string, string>>;
  readonly body?: Json;
}

type Fault = { readonly pointer: string; readonly detail: string };

/** Puts the input of an operation together; throws a problem that names all that is wrong with it. */
export function inputOf<Input>(operation: Single | Stream | Files, carried: Carried): Input {
  const parameters = parametersOf(operation);
  const input: Record<string, unknown> = {};
  const badQuery: Fault[] = [];
  const badBody: Fault[] = [];
  const body = bodyOf(operation, carried);
  for (const [name, parameter] of parameters) {
    const { kind } = parameter;
    const carriers = carriersOf(operation, name, parameter);
    const isRequired = parameter.required ?? lacksOther(parameter, carried.query, body);
    const inQuery = carriers.includes('query') ? carried.query[name] : undefined;
    const inPath = carriers.includes('path') ? carried.path[name] : undefined;
    const inBody = carriers.includes('body') && body ? member(body, name) : undefined;
    if (inQuery !== undefined) {
      const value = readQuery(inQuery, parameter);
      const fault = kind.check(value)[0];
      if (fault)
        badQuery.push({
          pointer: `/${name}`,
          detail: `Expected ${kind.expected}, found ${quote(String(inQuery))}.`,
        });
      else input[name] = value;
      // The query is what counts, and yet a faulty body is a mistake.
      if (inBody !== undefined && inBody !== null) badBody.push(...faultsOf(name, parameter, inBody));
    } else if (inPath !== undefined) {
      input[name] = inPath;
    } else if (inBody !== undefined && !(inBody === null && !parameter.required)) {
      badBody.push(...faultsOf(name, parameter, inBody));
      input[name] = parameter.document ? documentOf(inBody, name) : inBody;
    } else if (isRequired) {
      badBody.push({ pointer: '', detail: missing(name, parameters, body) });
    }
  }
  if (badQuery.length > 0)
    throw new ProblemError('malformed-parameter', summary(badQuery), { errors: badQuery });
  if (badBody.length > 0) throw new ProblemError('invalid-body', summary(badBody), { errors: badBody });
  return input as Input;
}

/** Whether a parameter is needed because the one that may be given instead is not there, either. */
function lacksOther({ unless }: Parameter, query: Carried['query'], body: JsonObject | undefined): boolean {
  if (unless === undefined || query[unless] !== undefined) return false;
  return body === undefined || member(body, unless) === undefined;
}

function faultsOf(name: string, { kind }: Parameter, value: Json): readonly Fault[] {
  return faultsIn(value, kind, [name]);
}

function faultsIn(value: Json, kind: Pick<Kind, 'check'>, above: readonly string[]): readonly Fault[] {
  return kind.check(value).map(({ path, message, help }) => ({
    pointer: [...above, ...path].map((step) => `/${step}`).join(''),
    detail: help === undefined ? message : `${message} ${help}`,
  }));
}

/** Refuses a body, or a part of it with a name, that is not of its kind. */
export function refuseUnlike(value: Json, kind: Pick<Kind, 'check'>, ...above: readonly string[]): void {
  const faults = faultsIn(value, kind, above);
  if (faults.length > 0) throw new ProblemError('invalid-body', summary(faults), { errors: faults });
}

function bodyOf(operation: Single | Stream | Files, { body }: Carried) {
  const isInBody = ([name, parameter]: readonly [string, Parameter]) =>
    carriersOf(operation, name, parameter).includes('body');
  if (!parametersOf(operation).some(isInBody)) return undefined;
  if (isObject(body)) return body;
  const detail =
    body === undefined
      ? 'The body is missing: a JSON object is expected.'
      : `Expected a JSON object, found ${inWords(body)}.`;
  throw new ProblemError('invalid-body', detail, { errors: [{ pointer: '', detail }] });
}

/** A parameter of a query is a text: true, false and whole numbers are read as such where they are expected. */
function readQuery(value: unknown, { kind }: Parameter): Json {
  if (typeof value !== 'string') return value as Json;
  if (kind.types.includes('boolean') && /^(?:true|false|1|0)$/i.test(value))
    return /^(?:true|1)$/i.test(value);
  if (kind.types.includes('number') && /^-?\d{1,15}$/.test(value)) return Number(value);
  return value;
}

function missing(
  name: string,
  parameters: readonly (readonly [string, Parameter])[],
  body: Json | undefined,
): string {
  const given = isObject(body)
    ? Object.keys(body).filter((key) => !parameters.some(([known]) => known === key))
    : [];
  const meant = closest(name, given.slice(0, 100));
  return `The member ${quote(name)} is missing.${meant ? ` Is ${quote(meant)} a misspelling of it?` : ''}`;
}

function summary(faults: readonly Fault[]): string {
  const [first] = faults;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return `${first!.pointer ? `${first!.pointer}: ` : ''}${first!.detail}${more}`;
}
