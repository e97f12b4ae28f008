import type { CodeList } from '../../schema/description/index.js';

/** The term of DDI-CDI that leads from a variable to the codes for the lack of a value; no other standard has one. */
export const TAKES_SENTINELS_FROM = 'takesSentinelValuesFrom';

/** The namespace of DDI-CDI. */
export const CDI = 'http://ddialliance.org/Specification/DDI-CDI/1.0/RDF/';

/** Whether all codes of a list stand for the lack of a value: such a list does not say which values there are. */
export function hasOnlySentinels({ codes, sentinels }: CodeList): boolean {
  return codes.length === 0 && sentinels.length > 0;
}

/** What a list of such codes is called. */
export function missingValuesOf(name: string): string {
  return `Missing values of ${name}`;
}
