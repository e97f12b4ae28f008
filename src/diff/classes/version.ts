import type { JsonObject } from '../../json.js';
import type { ChangeFacts, PairExample } from '../change.js';

/** Two versions of a dataset with their numbers, of which the second has a further column. */
function numbered(old: string, next: string): PairExample {
  const schema = (identifier: string, properties: JsonObject) => ({
    type: 'object',
    'fair:version': { identifier },
    properties: { name: { type: 'string' }, ...properties },
  });
  return { old: schema(old, {}), new: schema(next, { area: { type: 'number' } }) };
}

/** The classes of what is wrong with the number of the new version. */
export const versionClasses = [
  {
    id: 'version/back',
    severity: 'breaking',
    summary: 'The number of the new version is smaller than that of the old one.',
    why: 'Those who look for the newest version find the old one.',
    examples: { changed: [numbered('1.2.0', '1.1.9')], unchanged: [numbered('1.2.0', '1.3.0')] },
  },
  {
    id: 'version/unchanged',
    severity: 'breaking',
    summary: 'Something changed, and the number of the version did not.',
    why: 'Those who cite the version do not know which of the two they mean.',
    examples: { changed: [numbered('1.2.0', '1.2.0')], unchanged: [numbered('1.2.0', '2.0.0')] },
  },
  {
    id: 'version/too-small',
    severity: 'breaking',
    summary: 'The number of the version says less than the changes.',
    why: 'Those who trust the number take the new version without looking at what changed.',
    examples: { changed: [numbered('1.2.0', '1.2.1')], unchanged: [numbered('1.2.0', '1.3.0')] },
  },
] as const satisfies readonly ChangeFacts[];

/** The name of such a class. */
export type VersionId = (typeof versionClasses)[number]['id'];
