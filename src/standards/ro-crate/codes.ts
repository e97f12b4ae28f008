import type { Code, CodeList } from '../../description/index.js';
import type { Json } from '../../json.js';
import { isBlank } from '../blanks.js';
import { idPart } from '../ids.js';
import { hasOnlySentinels, missingValuesOf } from '../sentinels.js';
import { type Context, rememberRelations } from './context.js';
import type { Entity } from './graph.js';
import { describeSubject } from './subjects.js';

/** The entity of a code list; variables that share the list share the entity. */
export function codeListEntity(context: Context, list: CodeList, table: string): Entity {
  const key = `${list.uri} ${list.pointer}`;
  const known = context.codeLists.get(key);
  if (known) return known;
  const name = lastToken(list.pointer);
  const set = context.graph
    .fresh(`#codelist-${idPart(name)}`, 'DefinedTermSet')
    .hint('name', titleOf(list, name || 'the data'));
  context.codeLists.set(key, set);
  for (const code of [...list.codes, ...list.sentinels]) describeCode(context, set, code, table);
  return set;
}

function titleOf(list: CodeList, name: string): string {
  const own = list.name?.trim();
  return hasOnlySentinels(list) ? missingValuesOf(own || name) : own || `Codes of ${name}`;
}

function describeCode(context: Context, set: Entity, code: Code, table: string): void {
  const text = asText(code.value);
  const entity = context.graph.fresh(`${set.id}/${idPart(text)}`, 'DefinedTerm');
  describeSubject(context, entity, code, 'code');
  rememberRelations(context, entity, code, table, false);
  entity
    .hint('name', isBlank(text) ? JSON.stringify(text) : text)
    .add('termCode', text)
    .add('sentinel', context.ledger.keepIf(code.sentinel) ?? (code.isSentinel || undefined))
    .link('inDefinedTermSet', set);
  set.link('hasDefinedTerm', entity);
}

/** A value of any type as the text of a code. */
export function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function lastToken(pointer: string): string {
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  return last.includes('~') ? last.replaceAll('~1', '/').replaceAll('~0', '~') : last;
}
