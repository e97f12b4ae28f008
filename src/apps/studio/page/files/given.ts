/** What the fragment of a link begins with; a schema follows. */
export const LINK_START = '#schema=';

/** Whether the address of the page is a link with a schema. */
export function hasLink(): boolean {
  return location.hash.startsWith(LINK_START);
}

/** Whether the command named files; the page says so, so that no other server is asked. */
export function hasGivenFiles(): boolean {
  return document.querySelector('meta[name="given-files"]') !== null;
}
