import { changesOf, EditError } from '../../../schema/document/index.js';
import type { Edited, Intent } from '../protocol.js';
import { editsOf } from './intents.js';
import { Refusal } from './refusal.js';
import type { Session } from './session.js';

/** What an intent does to the text of a session. */
export async function editedBy(session: Session, version: number, intent: Intent): Promise<Edited> {
  const last = session.last();
  if (last === undefined || last.version !== version) return { kind: 'stale' };
  if (!last.isSound) return { kind: 'refused', reason: 'The text has syntax errors: repair them first.' };
  const reading = session.reading();
  try {
    const { document, patches } = await changesOf(reading.document, await editsOf(intent, reading));
    session.adopt(document);
    return { kind: 'edited', version, changes: patches };
  } catch (fault) {
    if (fault instanceof Refusal || fault instanceof EditError)
      return { kind: 'refused', reason: fault.message };
    throw fault;
  }
}
