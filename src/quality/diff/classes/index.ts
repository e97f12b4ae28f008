import type { ChangeFacts } from '../change.js';
import { changeIds } from '../list/index.js';
import { meaningClasses } from '../meaning/index.js';
import { structureClasses } from './structure.js';
import { versionClasses } from './version.js';

const all: readonly ChangeFacts[] = [...structureClasses, ...meaningClasses, ...versionClasses];

/** All classes of change, in the order of their pages. */
export const changeClasses: readonly ChangeFacts[] = changeIds.flatMap((id) =>
  all.filter((each) => each.id === id),
);

export { type StructureId, structureClasses } from './structure.js';
export { type VersionId, versionClasses } from './version.js';
