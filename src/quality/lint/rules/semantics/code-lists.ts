import { isObject, type Json, member } from '../../../../base/json.js';
import type { Code, CodeList } from '../../../../schema/description/index.js';
import type { CodeSubject, LintContext } from '../../rule.js';

/** Whether a code is a bare value of an `enum`, which has no place for words. */
export function isEnumerated({ pointer }: Code): boolean {
  return pointer.endsWith('/enum', pointer.lastIndexOf('/'));
}

/** Whether a code is the first of its list: a finding about the whole list is reported there. */
export function isFirstOfList({ code, variable }: CodeSubject): boolean {
  return code === (variable.codes?.codes[0] ?? variable.codes?.sentinels[0]);
}

/** Whether the codes are all the values that there are; beside some lists other values, such as numbers, are allowed. */
export function isClosed(list: CodeList, context: LintContext): boolean {
  const object = list.uri === context.document.uri ? context.at(list.pointer) : undefined;
  if (!isObject(object)) return false;
  const count = list.codes.length + list.sentinels.length;
  return (['oneOf', 'anyOf'] as const).some((keyword) => {
    const branches = member(object, keyword);
    return Array.isArray(branches) && branches.filter((each: Json) => !isNull(each)).length === count;
  });
}

function isNull(branch: Json): boolean {
  return isObject(branch) && member(branch, 'type') === 'null';
}
