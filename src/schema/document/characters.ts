// The characters that structure a JSON text, by their codes.
export const QUOTE = 0x22;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const ZERO = 0x30;
export const NINE = 0x39;
export const COLON = 0x3a;
export const CAPITAL_E = 0x45;
export const OPENING_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSING_BRACKET = 0x5d;
export const SMALL_E = 0x65;
export const OPENING_BRACE = 0x7b;
export const CLOSING_BRACE = 0x7d;

/** The highest character code of white space; no other character has a lower one. */
export const SPACE = 0x20;
