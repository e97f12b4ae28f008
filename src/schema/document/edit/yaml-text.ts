import { isObject, type Json } from '../../../base/json.js';

/** The habits of a text that what is added to it follows. */
export interface YamlHabits {
  readonly lineBreak: string;
  /** The indentation of the members of an object, in columns. */
  readonly mapStep: number;
  /** The same for the items of an array, whose dashes may be right under the name. */
  readonly seqStep: number;
}

/** The quotation marks of the neighbours of a string. */
export type Mark = '"' | "'" | undefined;

// What YAML 1.2 or 1.1 reads as something else than a string; the merge key is here because 1.1 acts on it.
const RESERVED = /^(?:true|false|yes|no|on|off|null|<<)$/i;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;

/** A value as it can be written after `name: ` or `- ` on the same line, or undefined if it needs lines of its own. */
export function inlineText(value: Json, inFlow: boolean, mark?: Mark): string | undefined {
  if (typeof value === 'string') return stringText(value, inFlow, mark);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (!inFlow && Object.keys(value).length > 0) return undefined;
  return flowText(value);
}

/** A value as JSON on one line, which is YAML too. */
export function flowText(value: Json): string {
  if (typeof value === 'string') return doubleQuoted(value);
  if (isObject(value)) {
    const members = Object.entries(value).map(([name, each]) => `${doubleQuoted(name)}: ${flowText(each)}`);
    return `{${members.join(', ')}}`;
  }
  if (typeof value === 'object' && value !== null) return `[${value.map(flowText).join(', ')}]`;
  return JSON.stringify(value);
}

/** A string or a name, plain if every reader takes it for that string, otherwise in quotation marks. */
export function stringText(text: string, inFlow: boolean, mark?: Mark): string {
  if (mark === undefined && isPlain(text, inFlow)) return text;
  if (mark === "'" && !UNPRINTABLE.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return doubleQuoted(text);
}

/** The members of an object or the items of an array on lines of their own; the first line is not indented. */
export function blockText(value: Json, indent: number, habits: YamlHabits): string {
  const entries = isObject(value)
    ? Object.entries(value).map(([name, each]) => memberText(name, each, indent, habits))
    : (value as readonly Json[]).map((each) => itemText(each, indent, habits));
  return entries.join(newLine(indent, habits));
}

/** A member of a block map. */
export function memberText(name: string, value: Json, indent: number, habits: YamlHabits): string {
  const key = stringText(name, false);
  const inline = inlineText(value, false);
  if (inline !== undefined) return `${key}: ${inline}`;
  const inner = indent + (Array.isArray(value) ? habits.seqStep : habits.mapStep);
  return `${key}:${newLine(inner, habits)}${blockText(value, inner, habits)}`;
}

/** An item of a block sequence. */
export function itemText(value: Json, indent: number, habits: YamlHabits): string {
  return `- ${inlineText(value, false) ?? blockText(value, indent + 2, habits)}`;
}

/** A line break and the white space that the next line starts with. */
export function newLine(indent: number, { lineBreak }: YamlHabits): string {
  return lineBreak + ' '.repeat(indent);
}

function isPlain(text: string, inFlow: boolean): boolean {
  return (
    /^[\p{L}_$/(]/u.test(text) &&
    !/: |:$| #|\s$/.test(text) &&
    !(inFlow && /[,[\]{}]/.test(text)) &&
    !RESERVED.test(text) &&
    !UNPRINTABLE.test(text)
  );
}

function doubleQuoted(text: string): string {
  // JSON leaves some characters as they are that YAML wants escaped.
  return JSON.stringify(text).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
