/** What a schema object starts with, in the usual order. */
const HEAD = ['$schema', '$id', '$comment', 'title', 'description'];

/** The index at which a person would put a new member, among the names that are there. */
export function memberIndex(names: readonly string[], name: string): number {
  const rank = HEAD.indexOf(name);
  if (rank !== -1) return names.findLastIndex((each) => HEAD.slice(0, rank).includes(each)) + 1;
  const family = /^[\w-]+:/.exec(name)?.[0];
  if (family === undefined) return names.length;
  // A reference belongs beside its words, and words beside their reference.
  const partner = name.endsWith('Ref') ? name.slice(0, -'Ref'.length) : `${name}Ref`;
  const beside = names.indexOf(partner);
  if (beside !== -1) return name.endsWith('Ref') ? beside + 1 : beside;
  const last = names.findLastIndex((each) => each.startsWith(family));
  if (last !== -1) return last + 1;
  // Only the root starts with its address: elsewhere the new member goes to the end.
  const isRoot = names.some((each) => each === '$schema' || each === '$id') || names.includes('properties');
  return isRoot ? names.findLastIndex((each) => HEAD.includes(each)) + 1 || names.length : names.length;
}
