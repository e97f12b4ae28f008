import type { Severity } from '../../../base/diagnostic.js';

/** The severities that can make the command fail, and none. */
export const levels = ['error', 'warning', 'info', 'hint', 'never'] as const;
export type Level = (typeof levels)[number];

/** Whether a finding is grave enough to make the command fail. */
export function isAtLeast(severity: Severity, level: Level): boolean {
  return level !== 'never' && levels.indexOf(severity) <= levels.indexOf(level);
}
