/** What words say outside and inside of brackets, as in "MIT License (MIT)"; undefined when there are none. */
export function splitAtBrackets(
  words: string,
): { readonly outside: string; readonly inside: string } | undefined {
  const open = words.indexOf('(');
  const close = words.lastIndexOf(')');
  if (open === -1 || close < open) return undefined;
  return {
    outside: `${words.slice(0, open)} ${words.slice(close + 1)}`.trim(),
    inside: words.slice(open + 1, close).trim(),
  };
}
