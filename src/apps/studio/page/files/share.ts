import { say } from '../parts/announcer.js';
import { exportOptions, opened } from '../state.js';
import { words } from '../words.js';
import { textVersion } from '../work.js';
import { LINK_START } from './given.js';
import { linkText, type Shared } from './link-text.js';

/** Longer links are cut off by some programs. */
const MOST_LINK = 8192;

/** Copies a link that contains the schema. Servers never see it: browsers do not send fragments. */
export async function copyLink(): Promise<void> {
  if (opened.peek() === undefined) return;
  const { name, format, text } = textVersion();
  const options = exportOptions.peek();
  const shared: Shared = { name, format, text, ...(Object.keys(options).length > 0 ? { options } : {}) };
  const packed = await linkText.pack(shared);
  if (packed.length > MOST_LINK) return say(words.value.bar.tooLong);
  const link = `${location.href.replace(/#.*$/, '')}${LINK_START}${packed}`;
  try {
    await navigator.clipboard.writeText(link);
    say(words.value.bar.shared);
  } catch {
    // A browser that does not let the page copy shows the link in the address instead.
    history.replaceState(null, '', link);
    say(words.value.bar.linkInAddress);
  }
}

/** The schema in the address of the page; none if it cannot be read. */
export function readLink(): Promise<Shared | undefined> {
  return linkText.unpack(location.hash.slice(LINK_START.length));
}
