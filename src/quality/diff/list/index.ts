export { type DiffChoices, diffChoices, diffChoicesKind, type Suppression } from './choices.js';
export { type ChangeId, changeIds } from './ids.js';
export {
  type Bump,
  bumps,
  type ChangeSeverity,
  type CompatibilityMode,
  compatibilities,
  severities,
} from './severities.js';
