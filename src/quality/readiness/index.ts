export { type Conformance, type CountedStandard, criteria } from './criteria.js';
export { headOf } from './head.js';
export { metrics, type Principle } from './metrics.js';
export type { Published, Score, Totals } from './score.js';
export { scoreOf, totalsOf } from './score.js';
