import type { AgentType, Contribution } from '../../../../schema/description/index.js';
import { type RoleMeaning, roleMeaning } from '../../../../schema/vocabulary/index.js';

/** Roles whose holders make the dataset available. */
const PUBLISHING: readonly RoleMeaning[] = ['publisher', 'distributor', 'archive', 'provider'];

/** Whether a contributor counts as creator; contributor-type reports one without a type. */
export function isCreator({ role, agent: { type } }: Contribution): boolean {
  return roleMeaning(role) === 'creator' && !isProgram(type);
}

/** Whether a contributor counts as publisher: standards want an organization there. */
export function isPublisher({ role, agent: { type } }: Contribution): boolean {
  return PUBLISHING.includes(roleMeaning(role)) && type !== 'Individual' && !isProgram(type);
}

/** Whether a contributor is a program: standards name people and organizations as authors, and no ORCID is for it. */
export function isProgram(type: AgentType): boolean {
  return type === 'Software' || type === 'Agent';
}
