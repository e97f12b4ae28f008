/** What a list is made of, and where it goes on. */
export interface Selection {
  readonly prefix: string;
  readonly set?: string;
  readonly from?: string;
  readonly until?: string;
  readonly after?: string;
}

const MEMBERS = ['prefix', 'set', 'from', 'until', 'after'] as const;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Writes a token that contains all that is needed to go on, in letters that are safe in addresses. */
export function writeToken(selection: Selection): string {
  const given = MEMBERS.flatMap((name) => {
    const value = selection[name];
    return value === undefined ? [] : [[name, value]];
  });
  return btoa(new URLSearchParams(given).toString())
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Reads a token; undefined for what `writeToken` does not write. */
export function readToken(token: string): Selection | undefined {
  let text: string;
  try {
    text = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
  const selection = Object.fromEntries(new URLSearchParams(text)) as { readonly [name: string]: string };
  const { prefix, set, from, until, after } = selection;
  if (prefix === undefined || after === undefined) return undefined;
  if ([from, until].some((each) => each !== undefined && !MOMENT.test(each))) return undefined;
  const read: Selection = {
    ...{ prefix, after },
    ...(set === undefined ? {} : { set }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  };
  return writeToken(read) === token ? read : undefined;
}
