export type { Change, ChangeClass } from './change.js';
export type { Containment } from './contain/contain.js';
export { type Diff, type DiffOptions, type DiffResult, diff } from './diff.js';
export type { Bump, ChangeSeverity } from './list/index.js';
export { bumps, severities } from './list/index.js';
export { meaningClasses } from './meaning/index.js';
export { structureClasses } from './structure.js';
export type { VersionVerdict } from './version.js';
