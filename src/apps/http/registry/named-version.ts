import {
  isName,
  tombstoneOf,
  type VersionName,
  type VersionRecord,
} from '../../../registry/publish/index.js';
import type { Store } from '../../../registry/store/index.js';
import { ProblemError } from '../problems.js';

/** The number that an alias leads to. */
export async function aliased(
  read: Pick<Store, 'schema' | 'aliases'>,
  { number, ...schema }: VersionName,
): Promise<string | undefined> {
  if (number === 'latest') return (await read.schema(schema))?.latest;
  return isName(number) ? (await read.aliases(schema)).get(number) : undefined;
}

/** Says that a version was withdrawn, and what stays of it. */
export function withdrawn(version: VersionRecord): ProblemError {
  const { owner, name, number, reason, replacedBy } = version;
  const why = reason === undefined ? '' : ` ${reason}`;
  const instead = replacedBy === undefined ? '' : ` Use ${replacedBy} instead.`;
  const detail = `${owner}/${name}/${number} was withdrawn.${why}${instead}`;
  return new ProblemError('withdrawn', detail, { tombstone: { owner, name, ...tombstoneOf(version) } });
}
