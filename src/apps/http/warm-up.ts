import { loadLists, rules } from '../../quality/lint/index.js';
import type { Context } from '../operations/index.js';
import { routeOf, singles } from './operations.js';
import { perform } from './perform.js';
import { sentText } from './sent-body.js';

/** Loads all that requests need, and runs it once: the examples of all operations. */
export async function warmUp(context: Context): Promise<void> {
  // The examples need only some of the lists, and requests should wait for none.
  await loadLists(rules);
  for (const operation of singles) {
    if (routeOf(operation).method !== 'POST') continue;
    for (const { input } of operation.examples) {
      await perform(
        operation,
        { query: {}, path: {}, prefix: '', body: sentText(JSON.stringify(input)) },
        context,
      );
    }
  }
}
