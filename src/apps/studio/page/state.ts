// The state of the page. The text in the editor is the only truth; all else is read from it.

import { computed, signal } from '@preact/signals';
import type { JsonObject } from '../../../base/json.js';
import type { Broken, Checked, DataFile, Inferred, Readiness, TextFormat } from '../protocol.js';
import type { Editor } from './text/editor.js';

/** The schema that is open. */
export interface OpenSchema {
  readonly name: string;
  readonly format: TextFormat;
  /** The draft that it is kept as. */
  readonly draft: string;
  /** The file that it is saved to, where the browser can. */
  readonly handle?: FileSystemFileHandle;
  /** When that file was last changed, as far as this page knows. */
  readonly changed?: number;
}

/** The parts of the page that a person works in. */
export const tabs = [
  'dataset',
  'variables',
  'people',
  'coverage',
  'codes',
  'data',
  'exports',
  'overview',
] as const;

/** The name of a part. */
export type Tab = (typeof tabs)[number];

/** The schema that is open, if one is. */
export const opened = signal<OpenSchema | undefined>(undefined);
/** The editor with its text. */
export const editor = signal<Editor | undefined>(undefined);
/** How often the text has changed. */
export const version = signal(0);
/** The version that is saved to a file. */
export const savedVersion = signal(0);
/** What was last read from the text. */
export const reading = signal<Checked | undefined>(undefined);
/** How ready the schema is to be published, at the version that was last assessed. */
export const readiness = signal<Readiness | undefined>(undefined);
/** Why the text cannot be read, if it cannot. */
export const broken = signal<Broken | undefined>(undefined);
/** What no keyword can say, for exports. */
export const exportOptions = signal<JsonObject>({});
/** The files with data. */
export const dataFiles = signal<readonly DataFile[]>([]);
/** The part that is shown. */
export const tab = signal<Tab>('dataset');
/** The variable whose panel is open, by pointer. */
export const openVariable = signal<string | undefined>(undefined);
/** The language in which labels are shown and edited; '' is a text without a language. */
export const labelLanguage = signal('');
/** What was found in data, before there is a schema. */
export const inferring = signal<{ readonly files: readonly File[]; readonly found: Inferred } | undefined>(
  undefined,
);

/** The version whose check failed by a fault of our own. */
export const failedVersion = signal(-1);

/** Whether the forms show an older version than the text has, and a newer one is coming. */
export const isChecking = computed(() => {
  const known = broken.value?.version ?? reading.value?.version ?? -1;
  return opened.value !== undefined && Math.max(known, failedVersion.value) < version.value;
});

/** How many things that a person asked for are not done yet. */
export const pending = signal(0);

/** Whether something that a person asked for is not done yet. */
export const isBusy = computed(() => isChecking.value || pending.value > 0);

/** Whether there is something to show: what it is may change with every key. */
export const isRead = computed(() => reading.value !== undefined);

/** Whether forms can change the text. */
export const canEdit = computed(() => broken.value === undefined && isRead.value);

/** What is being read, and how far it is. */
export interface Reading {
  readonly name: string;
  /** From 0 to 100; none while it cannot be said. */
  readonly percent?: number;
  readonly cancel?: () => void;
}

/** What is being read now. */
export const fileReading = signal<Reading | undefined>(undefined);
/** Why the last file could not be opened. */
export const openFault = signal('');
