import type { CodeList, Variable } from '../../description/index.js';
import { idPart, idPath } from '../ids.js';
import type { Context } from './context.js';

/** The address of a table; that of the root is the dataset itself. */
export function tableAddress({ names, dataset, rootTable }: Context, table: string): string {
  return table === rootTable ? dataset : names.local(`table/${idPart(table)}`);
}

/** The address of a variable of a table. */
export function variableAddress({ names }: Context, table: string, { path }: Variable): string {
  return names.local(`variable/${idPart(table)}/${idPath(path)}`);
}

/** The address of a list of codes, or of one code, by the place where it is defined. */
export function placeAddress(
  { names, source }: Context,
  kind: 'codes' | 'code',
  { uri, pointer }: Pick<CodeList, 'uri' | 'pointer'>,
): string {
  const home = uri === source.description.uri ? [] : [uri];
  return names.local(`${kind}/${idPath([...home, ...pointer.split('/').slice(1)])}`);
}
