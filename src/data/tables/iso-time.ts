const DAY = 86_400_000;

/** A day, given in milliseconds since 1970, as ISO 8601 writes it; `undefined` if its year does not have four digits. */
export function isoDate(milliseconds: number): string | undefined {
  const moment = new Date(milliseconds);
  if (Number.isNaN(moment.getTime())) return undefined;
  const text = moment.toISOString();
  return /^\d/.test(text) ? text.slice(0, 'YYYY-MM-DD'.length) : undefined;
}

/** The same of a moment without a zone. */
export function isoDateTime(milliseconds: number): string | undefined {
  const rounded = Math.round(milliseconds);
  const date = isoDate(rounded);
  return date === undefined ? undefined : `${date}T${isoTime(((rounded % DAY) + DAY) % DAY)}`;
}

/** `HH:MM:SS`, with as much of a second as there is; hours go on after 23. */
export function isoTime(milliseconds: number): string {
  const rounded = Math.round(Math.abs(milliseconds));
  const seconds = Math.floor(rounded / 1000);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const fraction = String(rounded % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const sign = milliseconds < 0 && rounded > 0 ? '-' : '';
  return `${sign}${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${fraction && `.${fraction}`}`;
}
