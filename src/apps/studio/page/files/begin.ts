import { hasGivenFiles, hasLink } from './given.js';
import { openGivenFiles, openLink } from './ways-to-open.js';

/** Opens what the address has, or what the command was given. */
export function beginWork(): void {
  addEventListener('hashchange', () => {
    if (hasLink()) openLink();
  });
  if (hasLink()) openLink();
  else if (hasGivenFiles()) openGivenFiles();
}
