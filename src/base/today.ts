/** The day of today in UTC, such as 2026-05-01. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
