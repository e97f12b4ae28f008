export {
  type Bump,
  bumps,
  type ChangeSeverity,
  type CompatibilityMode,
  compatibilities,
  type DiffChoices,
  diffChoices,
  diffChoicesKind,
  type Suppression,
  severities,
} from './choices.js';
export { type ChangeId, changeIds } from './ids.js';
