/** Texts that people and programs write where a text is still missing. */
const PLACEHOLDER =
  /^(?:to-?do|tb[acd]|fix-?me|x{3,}|untitled|placeholder|lorem ipsum|change ?me|(?:insert|enter|add|your) .{0,40}\bhere\b)\b|^[\s.?…_-]+$/i;

/** Names that can be read as words, so that a text may repeat them: a variable `temperature`, but not `hh_inc`. */
const READABLE_NAME = /^(?!.*\p{Ll}\p{Lu})[\p{L}\p{M}' -]{2,}$/u;

/** Codes that can be read as words: `yes`, but not `DEU`. */
const READABLE_CODE = /^(?=.*[\p{Ll}\p{Lo}])[\p{L}\p{M}' -]{2,}$/u;

/** Whether a text about a thing says nothing: it is a placeholder, or only repeats the name of a variable or a code. */
export function isPlaceholder(
  text: string,
  of: { readonly name?: string; readonly code?: string } = {},
): boolean {
  const plain = text.trim();
  return (
    plain === '' ||
    PLACEHOLDER.test(plain) ||
    (plain === of.name && !READABLE_NAME.test(plain)) ||
    (plain === of.code && !READABLE_CODE.test(plain))
  );
}
