/** A header with parameters, such as `text/csv; charset=utf-8`. */
export interface HeaderValue {
  /** The value before the parameters, in lower case. */
  readonly value: string;
  /** By name in lower case; of a name that appears twice, the first one is used. */
  readonly parameters: ReadonlyMap<string, string>;
}

// The text after a parameter may be anything up to the next semicolon: clients are not all exact.
const PARAMETER = /;[ \t]*([^\s;="]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\[\s\S])*)"|([^;"]*))[ \t]*/y;

/** Reads a header with parameters (RFC 9110, section 5.6.6); what cannot be read ends the parameters. */
export function headerValue(text: string): HeaderValue {
  const end = text.indexOf(';');
  const value = (end === -1 ? text : text.slice(0, end)).trim().toLowerCase();
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = end === -1 ? text.length : end;
  for (let found = PARAMETER.exec(text); found; found = PARAMETER.exec(text)) {
    const [, name = '', quoted, plain = ''] = found;
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted === undefined ? plain.trim() : unescaped(quoted));
  }
  return { value, parameters };
}

/** Browsers escape nothing but the quotation mark, so that `C:\data` must stay unchanged. */
function unescaped(quoted: string): string {
  return quoted.replace(/\\(["\\])/g, '$1');
}

/** A parameter in the extended form `UTF-8''na%C3%AFve.csv` (RFC 8187), if it can be read. */
export function extendedValue(text: string | undefined): string | undefined {
  const [, charset, encoded] = /^([\w-]+)'[\w-]*'(.*)$/.exec(text ?? '') ?? [];
  if (charset?.toLowerCase() !== 'utf-8') return undefined;
  try {
    return decodeURIComponent(encoded!);
  } catch {
    return undefined;
  }
}
