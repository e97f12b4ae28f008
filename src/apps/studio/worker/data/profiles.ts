import type { Diagnostic } from '../../../../base/diagnostic.js';
import { contentsIn } from '../../../../data/check/index.js';
import {
  noColumnsIn,
  odditiesIn,
  type Profiled,
  profileOfContents,
  profileOfDocument,
  TableProfile,
} from '../../../../data/infer/index.js';
import { BrokenFile, brokenDiagnostic } from '../../../../data/tables/index.js';
import type { Encoding } from '../../../../schema/document/index.js';
import { NoAnswer } from '../answerer.js';
import { inputOf, type Reader } from './input.js';

/** What is known about a file, and how it was read. */
export interface ProfiledFile extends Profiled {
  readonly rows: number;
  readonly columns: number;
  readonly notes: readonly Diagnostic[];
}

/** Gets bytes and rows as they are read. */
export interface ProfileReader extends Reader {
  readonly rows: (more: number) => void;
}

/** The profiles of files that were read, as long as the page has the files. */
const known = new WeakMap<File, ProfiledFile>();

/** The profile of a file; it is read once. */
export async function profileOfFile(file: File, reader: ProfileReader): Promise<ProfiledFile> {
  const found = known.get(file) ?? (await readProfile(file, reader));
  known.set(file, found);
  return found;
}

async function readProfile(file: File, reader: ProfileReader): Promise<ProfiledFile> {
  const notes: Diagnostic[] = [];
  const note = (severity: 'info' | 'warning', code: string, message: string) =>
    notes.push({ code, severity, message, at: { uri: file.name, pointer: '', on: 'object' } });
  try {
    const profiled = await profileIn(file, reader, (sentence) => note('info', 'infer/reading', sentence));
    const { profile } = profiled;
    const fault = noColumnsIn(profile);
    if (fault) throw new NoAnswer(`${file.name} ${fault.message}`);
    for (const { code, message } of odditiesIn(profile)) note('warning', code, message);
    return profile instanceof TableProfile
      ? { ...profiled, notes, rows: profile.rows + profile.unreadRows, columns: profile.names.length }
      : { ...profiled, notes, rows: profile.count + profile.unread, columns: profile.places };
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    const { message, help } = brokenDiagnostic(file.name, fault);
    throw new NoAnswer(`${file.name}: ${message} ${help}`);
  }
}

async function profileIn(
  file: File,
  reader: ProfileReader,
  say: (sentence: string) => void,
): Promise<Profiled> {
  let encoding: Encoding | undefined;
  const input = inputOf(file, reader);
  const contents = await contentsIn(
    input,
    { columns: [], isArray: true },
    {
      stated: { dialect: {} },
      say,
      onEncoding(found) {
        encoding = found;
      },
    },
  );
  if (contents.kind === 'document') {
    const { document, diagnostics } = contents.read;
    if (document === undefined) throw new NoAnswer(`${file.name} cannot be read. ${diagnostics[0]!.message}`);
    return profileOfDocument(document.value);
  }
  let rows = 0;
  const onRows = (all: number) => {
    reader.rows(all - rows);
    rows = all;
  };
  const { dialect, ...profiled } = await profileOfContents(contents, input, { onRows });
  const stated = encoding === undefined || encoding === 'utf-8' ? {} : { encoding };
  return { ...profiled, dialect: { ...stated, ...dialect } };
}
