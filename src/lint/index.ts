export { lint, rules } from './lint.js';
export type { Rule, Subject } from './rule.js';
