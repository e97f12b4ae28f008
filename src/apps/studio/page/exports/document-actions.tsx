import { useEffect, useState } from 'preact/hooks';
import type { StandardEntry } from '../../protocol.js';
import { askSlow, Unanswered } from '../connection.js';
import { say } from '../parts/announcer.js';
import { download } from '../parts/download.js';
import { Icon } from '../parts/icon.js';
import { ScrollBox } from '../parts/scroll-box.js';
import { dataFiles, exportOptions, opened } from '../state.js';
import { words } from '../words.js';
import { textVersion } from '../work.js';
import { exportState } from './export-reports.js';

/** How many lines of a document are shown. */
const MOST_LINES = 200;
/** The only standard whose documents are packed with the data. */
const PACKED = 'ro-crate';

function documentOf(standard: string) {
  return askSlow('document', { ...textVersion(), standard, options: exportOptions.peek() });
}

/** Downloads, copies and packs the document of a standard. */
export function DocumentActions({ standard }: { readonly standard: StandardEntry }) {
  const { exports, messages } = words.value;
  const { id, fileName } = standard;
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => async () => {
    setBusy(true);
    setFaults([]);
    try {
      await work();
    } catch (fault) {
      say(fault instanceof Unanswered ? fault.message : messages.internal);
    }
    setBusy(false);
  };
  const save = run(async () => {
    const { text } = await documentOf(id);
    download(fileName, text, 'application/ld+json');
    say(messages.downloaded(fileName));
  });
  const copy = run(async () => {
    const { text } = await documentOf(id);
    try {
      await navigator.clipboard.writeText(text);
      say(exports.copied);
    } catch {
      say(exports.notCopied);
    }
  });
  const pack = run(async () => {
    const options = exportOptions.peek();
    const packed = await askSlow('crate', { ...textVersion(), options, files: dataFiles.peek() });
    if ('errors' in packed) return setFaults(packed.errors);
    const name = `${opened.peek()!.name.replace(/(\.schema)?\.[^.]+$/, '')}-crate.zip`;
    download(name, packed.zip as Uint8Array<ArrayBuffer>, 'application/zip');
    say(messages.downloaded(name));
  });
  const files = dataFiles.value.length;
  return (
    <div class="document-actions">
      <div class="buttons">
        <button type="button" class="primary" disabled={isBusy} onClick={save}>
          <Icon name="download" /> {exports.download}
        </button>
        <button type="button" disabled={isBusy} onClick={copy}>
          {exports.copy}
        </button>
        {id === PACKED && (
          <button type="button" disabled={isBusy} aria-describedby="crate-help" onClick={pack}>
            <Icon name="download" /> {exports.crate}
          </button>
        )}
      </div>
      {id === PACKED && (
        <p class="about" id="crate-help">
          {exports.crateHelp} {files > 0 ? exports.crateFiles(files) : exports.noFiles}
        </p>
      )}
      {faults.length > 0 && (
        <div role="alert">
          <p class="fault">{exports.noCrate}</p>
          <ul class="plain-list">
            {faults.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The first lines of a document; it is made when it is unfolded. */
export function DocumentPreview({ standard }: { readonly standard: string }) {
  const { exports } = words.value;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string | undefined>(undefined);
  const state = exportState();
  useEffect(() => {
    if (!isOpen || state === undefined) return;
    const asked = documentOf(standard);
    asked.then(
      (found) => setText(found.text),
      (fault: unknown) => setText(fault instanceof Unanswered ? fault.message : ''),
    );
    return asked.cancel;
  }, [isOpen, standard, state?.draft, state?.version, state?.options]);
  const lines = text?.split('\n') ?? [];
  const rest = lines.length - MOST_LINES;
  return (
    <details class="part" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{exports.preview}</summary>
      {isOpen && (
        <>
          <ScrollBox label={exports.preview} kind="document-text">
            <pre>{text === undefined ? exports.working : lines.slice(0, MOST_LINES).join('\n')}</pre>
          </ScrollBox>
          {rest > 0 && <p class="about">{exports.lines(rest)}</p>}
        </>
      )}
    </details>
  );
}
