import type { Edit } from '../../../base/diagnostic.js';
import { isObject, type Json, quote } from '../../../base/json.js';
import { answerEdits, fixDocument } from '../../../quality/lint/index.js';
import {
  append,
  changesOf,
  type Document,
  documentOf,
  EditError,
  editValue,
  split,
  valueAt,
} from '../../../schema/document/index.js';
import type { Edited, FindingName, Intent } from '../protocol.js';
import { type PlacedFinding, ruleOf } from './findings.js';
import { lintedIn, type Reading, registry } from './reading.js';
import { renameEdits } from './rename-variable.js';
import type { Session } from './session.js';
import { IGNORE, labelEdits, Refusal, removeEdits, setEdits, wordsEdits } from './set-value.js';
import { isUnder } from './windows.js';

/** What an intent is applied to: the reading, and the document after the intents before it. */
interface Situation {
  readonly reading: Reading;
  readonly document: Document;
}

type Handler<Kind extends Intent['kind']> = (
  intent: Extract<Intent, { readonly kind: Kind }>,
  situation: Situation,
) => readonly Edit[] | Promise<readonly Edit[]>;

const handlers: { readonly [Kind in Intent['kind']]: Handler<Kind> } = {
  set: ({ pointer, value }, { document }) =>
    value === undefined ? removeEdits(document.value, pointer) : setEdits(document.value, pointer, value),
  words: ({ pointer, language, text }, { document }) => wordsEdits(document.value, pointer, language, text),
  label: ({ pointer, language, text }, { document }) => labelEdits(document.value, pointer, language, text),
  rename: ({ pointer, name }, { document, reading }) => renameEdits(document.value, reading, pointer, name),
  fix: ({ finding, fix }, { reading }) => {
    const found = findingOf(reading, finding).diagnostic.fixes?.[fix];
    if (found === undefined) throw new Refusal('There is no such fix.');
    return found.edits;
  },
  'fix all': ({ under }, { document }) => safeFixes(document, under),
  answer: ({ finding, answer }, { document, reading }) =>
    answerEditsOf(document.value, findingOf(reading, finding), answer),
  ignore: ({ finding, reason }, situation) => ignoreEdits(situation, finding, reason),
  all: ({ intents }, situation) => editsOfAll(intents, situation),
};

/** The edits that do what a person asks for; throws a `Refusal` if that cannot be done. */
export async function editsOf(intent: Intent, reading: Reading): Promise<readonly Edit[]> {
  return handle(intent, { reading, document: reading.document });
}

function handle(intent: Intent, situation: Situation): readonly Edit[] | Promise<readonly Edit[]> {
  return (handlers[intent.kind] as Handler<Intent['kind']>)(intent as never, situation);
}

function findingOf({ findings }: Reading, { number, code, pointer }: FindingName): PlacedFinding {
  const isMeant = ({ diagnostic }: PlacedFinding) =>
    diagnostic.code === code && diagnostic.at.pointer === pointer;
  const same = findings[number];
  const found = same && isMeant(same) ? same : findings.find(isMeant);
  if (found === undefined) throw new Refusal('There is no such finding any more.');
  return found;
}

/** The edits of all safe fixes of a document, or of those at some places or below. */
async function safeFixes(document: Document, under?: readonly string[]): Promise<readonly Edit[]> {
  const isWanted = (pointer: string) => !under || under.some((each) => isUnder(pointer, each));
  const { edits } = await fixDocument(document, {
    registry,
    examine: async (each) => (await lintedIn(each)).diagnostics.filter(({ at }) => isWanted(at.pointer)),
  });
  return edits;
}

function ignoreEdits(
  { reading, document }: Situation,
  finding: FindingName,
  reason: string,
): readonly Edit[] {
  const { diagnostic } = findingOf(reading, finding);
  const rule = ruleOf(diagnostic);
  if (rule === undefined) throw new Refusal('Only findings of rules can be ignored: this one is an error.');
  if (reason.trim() === '') throw new Refusal('State in a few words why the finding can be ignored.');
  let { pointer } = diagnostic.at;
  while (pointer !== '' && !reading.schemaPointers().has(pointer)) [pointer] = split(pointer);
  const ignored = valueAt(document.value, append(pointer, IGNORE));
  if (ignored !== undefined && !isObject(ignored))
    throw new Refusal(`${quote(IGNORE)} must be an object that maps rules to reasons: repair it first.`);
  return setEdits(document.value, append(pointer, IGNORE, rule), reason.trim());
}

async function editsOfAll(intents: readonly Intent[], situation: Situation): Promise<readonly Edit[]> {
  const all: Edit[] = [];
  const { reading, document } = situation;
  const root = structuredClone(document.value);
  let current = { value: root };
  for (const intent of intents) {
    const edits = await handle(intent, { reading, document: documentOf(current.value, document.uri) });
    // The value is changed in place, and what an edit adds must not change with it.
    for (const edit of structuredClone(edits)) current = applied(current.value, edit);
    all.push(...edits);
  }
  return all;
}

/**
 * A value of our own after an edit. Only the object around the place is copied: a block that is pasted has thousands of
 * edits, and each would copy the list of all variables.
 */
function applied(root: Json, edit: Edit): { readonly value: Json } {
  const [parent] = split(edit.pointer);
  const [grandparent, token] = split(parent);
  const holder = parent === '' ? undefined : valueAt(root, grandparent);
  const inner = holder === undefined ? undefined : valueAt(root, parent);
  if (holder === undefined || inner === undefined || edit.pointer === '')
    return { value: editValue(root, [edit]) };
  const relative = { ...edit, pointer: edit.pointer.slice(parent.length) };
  Object.defineProperty(holder, token, {
    value: editValue(inner, [relative]),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return { value: root };
}

/** The edits that write the answer to the question of a finding into the schema. */
function answerEditsOf(root: Json, { diagnostic }: PlacedFinding, answer: Json): readonly Edit[] {
  const { ask } = diagnostic;
  if (ask === undefined) throw new Refusal('This finding asks for nothing: use one of its fixes.');
  const edits = answerEdits(root, ask, answer);
  if (typeof edits === 'string') throw new Refusal(edits);
  return edits;
}

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
