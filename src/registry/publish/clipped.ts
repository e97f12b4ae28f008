/** A text that is not longer than so many characters: what is left out is marked, and no character is cut in two. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = most - 1;
  const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(end));
  return `${text.slice(0, isInPair ? end - 1 : end)}…`;
}
