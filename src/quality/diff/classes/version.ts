import type { JsonObject } from '../../../base/json.js';
import type { ChangeFacts, PairExample } from '../change.js';

/** Two versions of a dataset with their numbers, of which the second has a further column. */
function numbered(old: string, next?: string): PairExample {
  const schema = (identifier: string | undefined, properties: JsonObject) => ({
    type: 'object',
    ...(identifier === undefined ? {} : { 'fair:version': { identifier } }),
    properties: { name: { type: 'string' }, ...properties },
  });
  return { old: schema(old, {}), new: schema(next, { area: { type: 'number' } }) };
}

/** The classes of what is wrong with the number of the new version. */
export const versionClasses = [
  {
    id: 'version/back',
    severity: 'breaking',
    summary: 'The new version has an earlier number or date than the old one.',
    why: 'Those who look for the newest version find the old one.',
    examples: {
      changed: [numbered('1.2.0', '1.1.9'), numbered('2024-05', '2024-04')],
      unchanged: [numbered('1.2.0', '1.3.0'), numbered('2024-05', '2024-06')],
    },
  },
  {
    id: 'version/unchanged',
    severity: 'breaking',
    summary: 'Something changed, and the version did not.',
    why: 'Those who cite the version do not know which of the two they mean.',
    examples: {
      changed: [numbered('1.2.0', '1.2.0'), numbered('first', 'first')],
      unchanged: [numbered('1.2.0', '2.0.0'), numbered('1.2.0-rc.1', '1.2.0-rc.2')],
    },
  },
  {
    id: 'version/too-small',
    severity: 'breaking',
    summary: 'The number of the version says less than the changes.',
    why: 'Those who trust the number take the new version without looking at what changed. Any change is allowed between pre-releases of a number and its release; before 1.0.0, a breaking change raises the minor number, and others the patch number.',
    examples: {
      changed: [numbered('1.2.0', '1.2.1'), numbered('1.2.0', '1.2.0+2')],
      unchanged: [numbered('1.2.0', '1.3.0'), numbered('0.2.0', '0.2.1'), numbered('1.2.0-rc.1', '1.2.0')],
    },
  },
  {
    id: 'version/removed',
    severity: 'breaking',
    summary: 'The version is no longer stated.',
    why: 'Nobody can tell which of the versions is the newer one, or cite it.',
    examples: { changed: [numbered('1.2.0')], unchanged: [numbered('1.2.0', '1.3.0')] },
  },
] as const satisfies readonly ChangeFacts[];

/** The name of such a class. */
export type VersionId = (typeof versionClasses)[number]['id'];
