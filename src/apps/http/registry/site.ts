import type { Site } from '../../../registry/pages/index.js';

/** What pages know of the service: the address that it is cited by, and the prefix of its paths. */
export function siteAt(base: string, prefix: string): Site {
  return { title: 'fairwright', base, links: (path) => prefix + path };
}
