import type { Json, JsonType } from '../../../base/json.js';
import type { Emitter } from './emitter.js';

/** The types that have keywords of their own. */
export const TYPES_WITH_KEYWORDS = ['string', 'number', 'object', 'array'] as const;

export type TypeWithKeywords = (typeof TYPES_WITH_KEYWORDS)[number];

/** The conditions that a variable is of a type. */
const tests: { readonly [type in JsonType | 'integer']: (value: string) => string } = {
  null: (value) => `${value}===null`,
  boolean: (value) => `typeof ${value}==='boolean'`,
  number: (value) => `typeof ${value}==='number'`,
  integer: (value) => `isInteger(${value})`,
  string: (value) => `typeof ${value}==='string'`,
  array: (value) => `isArray(${value})`,
  object: (value) => `typeof ${value}==='object'&&${value}!==null&&!isArray(${value})`,
};

type TypeName = keyof typeof tests;

/** Code that lets only some types pass, and checks each with the keywords that apply to it. */
export function byType(
  emitter: Emitter,
  type: Json | undefined,
  code: { readonly [type in TypeWithKeywords]: string },
): string {
  const allowed = type === undefined ? undefined : new Set([type].flat() as TypeName[]);
  if (allowed?.has('number')) allowed.delete('integer');
  const isOf = (name: TypeName) => tests[name](emitter.value);
  const [only] = allowed ?? [];
  if (allowed?.size === 1) {
    return `if(!(${isOf(only!)}))${emitter.fail}${code[ofNumbers(only!) as TypeWithKeywords] ?? ''}`;
  }
  const names: readonly TypeName[] = allowed ? [...allowed] : TYPES_WITH_KEYWORDS;
  const codeOf = (name: TypeName) => code[ofNumbers(name) as TypeWithKeywords] ?? '';
  const branches = names.filter((name) => codeOf(name) !== '');
  const others = names.filter((name) => codeOf(name) === '');
  const chain = branches.map((name) => `if(${isOf(name)}){${codeOf(name)}}`);
  if (allowed)
    chain.push(others.length > 0 ? `if(!(${others.map(isOf).join('||')}))${emitter.fail}` : emitter.fail);
  return chain.join('else ');
}

/** Keywords for numbers also apply to integers. */
function ofNumbers(type: TypeName): TypeName {
  return type === 'integer' ? 'number' : type;
}
