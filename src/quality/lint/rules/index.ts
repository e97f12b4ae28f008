import type { Rule } from '../rule.js';
import { completeness } from './completeness/index.js';
import { correctness } from './correctness/index.js';
import { hygiene } from './hygiene/index.js';
import { semantics } from './semantics/index.js';

/** All rules, in the order of their findings. */
export const rules: readonly Rule[] = [...correctness, ...completeness, ...semantics, ...hygiene];
