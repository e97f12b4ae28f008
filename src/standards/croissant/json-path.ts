/** A step from a row towards a value: a member, or a place in a tuple. */
export type Step = { readonly member: string } | { readonly place: string };

/** Steps of a JSONPath. Names are quoted: the loader's library reads few of them without. */
export function steps(way: readonly Step[]): string {
  return way
    .map((step) => ('place' in step ? `[${step.place}]` : `["${step.member.replace(/[\\"]/g, '\\$&')}"]`))
    .join('');
}
