import type { VersionRecord } from '../publish/index.js';
import { type Citable, type CitableInput, citableOf } from './citable.js';

/** A form in which a version can be had. */
export interface Representation {
  readonly title: string;
  /** Its path under the address of the version. */
  readonly path: string;
  readonly mediaType: string;
  /** Whether it is the schema itself, or metadata about it. */
  readonly is: 'content' | 'metadata';
}

/** What is shown of a version beside others. */
export type OneOfVersions = Pick<
  VersionRecord,
  'owner' | 'name' | 'number' | 'state' | 'at' | 'readiness' | 'reason' | 'replacedBy'
>;

/** The versions around a version, by number. */
export interface Neighbours {
  readonly latest?: string;
  readonly predecessor?: string;
  readonly successor?: string;
}

/** What all that is written about a version is made from. */
export interface VersionInput extends CitableInput {
  /** All versions of the schema, the newest first. */
  readonly versions: readonly OneOfVersions[];
  /** The number that the alias `latest` leads to. */
  readonly latest?: string;
  readonly representations: readonly Representation[];
}

/** The same, with what follows from it: its page, its links and its JSON-LD say one thing. */
export interface VersionView extends VersionInput {
  readonly cited: Citable;
  readonly neighbours: Neighbours;
}

/** Derives what is shown of a version. */
export function versionView(input: VersionInput): VersionView {
  return { ...input, cited: citableOf(input), neighbours: neighboursOf(input) };
}

/** Drafts and withdrawn versions are no neighbours. */
function neighboursOf({ version: { number }, versions, latest }: VersionInput): Neighbours {
  const numbers = versions
    .filter((each) => each.number === number || each.state === 'published' || each.state === 'deprecated')
    .map((each) => each.number);
  const index = numbers.indexOf(number);
  const predecessor = index === -1 ? undefined : numbers[index + 1];
  const successor = numbers[index - 1];
  return {
    ...(latest === undefined ? {} : { latest }),
    ...(predecessor === undefined ? {} : { predecessor }),
    ...(successor === undefined ? {} : { successor }),
  };
}
