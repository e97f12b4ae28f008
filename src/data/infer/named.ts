/** Whether a name has one of some words, also as the end of a longer one: `homecountry`. */
export function named(words: string): (name: readonly string[]) => boolean {
  const known = words.split(' ');
  return (name) =>
    name.some((word) => known.some((each) => word === each || (each.length > 4 && word.endsWith(each))));
}
