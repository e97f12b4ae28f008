import { useRef, useState } from 'preact/hooks';
import type { DataReport } from '../../protocol.js';
import {
  type CheckedData,
  cancelCheck,
  checkData,
  checkedData,
  dataProgress,
  isOutdated,
  resultOf,
} from '../data/data-check.js';
import { addFiles, FileList } from '../data/file-list.js';
import { findingsCsv } from '../data/findings-csv.js';
import { FindingsTable } from '../data/findings-table.js';
import { Tallies } from '../data/tallies.js';
import { download } from '../parts/download.js';
import { Icon } from '../parts/icon.js';
import { broken, dataFiles, opened } from '../state.js';
import { words } from '../words.js';

/** Checks files with data against the schema. */
export function DataScreen() {
  const { data } = words.value;
  const checked = checkedData.value;
  const hasFiles = dataFiles.value.length > 0;
  return (
    <>
      <header>
        <h2>{data.title}</h2>
        <p class="lead">{data.lead}</p>
      </header>
      <DropPlace isSmall={hasFiles} />
      {hasFiles && <FileList />}
      {hasFiles && <CheckBar />}
      <div role="status">{checked && !dataProgress.value && <Verdict report={checked.report} />}</div>
      {checked && <Result key={checked.version} checked={checked} />}
    </>
  );
}

function DropPlace({ isSmall }: { readonly isSmall: boolean }) {
  const { data, private: isPrivate } = words.value;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      class={`drop-place${isSmall ? ' small' : ''}${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        addFiles(event.dataTransfer?.files ?? []);
      }}
    >
      <span>{data.drop}</span>
      <button type="button" onClick={() => input.current!.click()}>
        <Icon name="file" /> {data.choose}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-use="data"
        onChange={({ currentTarget }) => {
          addFiles(currentTarget.files ?? []);
          // The same file can be chosen again after it has changed.
          currentTarget.value = '';
        }}
      />
      {!isSmall && <p class="about">{isPrivate}</p>}
    </div>
  );
}

function CheckBar() {
  const { data } = words.value;
  const progress = dataProgress.value;
  const percent = progress && progress.of > 0 ? Math.floor((100 * progress.bytes) / progress.of) : 0;
  return (
    <div class="check-bar">
      {progress ? (
        <button type="button" onClick={cancelCheck}>
          {data.cancel}
        </button>
      ) : (
        <button
          type="button"
          class="primary"
          disabled={broken.value !== undefined}
          onClick={() => void checkData()}
        >
          {checkedData.value ? data.again : data.check}
        </button>
      )}
      {progress && (
        <span class="check-progress">
          <progress max={100} value={percent} aria-label={data.checking(progress.rows, percent)} />
          <span>{data.checking(progress.rows, percent)}</span>
        </span>
      )}
    </div>
  );
}

function Verdict({ report }: { readonly report: DataReport }) {
  const { rows, errors, schemaErrors } = report;
  const isBad = errors > 0 || schemaErrors.length > 0;
  return (
    <p class={`outcome ${isBad ? 'bad' : rows > 0 ? 'good' : ''}`}>
      <Icon name={isBad ? 'error' : rows > 0 ? 'check' : 'info'} />
      <strong>{resultOf(report)}</strong>
    </p>
  );
}

function Result({ checked }: { readonly checked: CheckedData }) {
  const { data } = words.value;
  const { report, files } = checked;
  const [tally, setTally] = useState<string | undefined>(undefined);
  const hasOtherFiles = files !== dataFiles.value;
  return (
    <section class="result" aria-label={data.result}>
      {(isOutdated.value || hasOtherFiles) && (
        <p class="outdated">
          <Icon name="info" /> {hasOtherFiles ? data.otherFiles : data.outdated}
        </p>
      )}
      {report.notes.map((note) => (
        <p key={note} class="outdated">
          <Icon name="info" /> {note}
        </p>
      ))}
      {report.schemaErrors.length > 0 && (
        <ul class="plain-list">
          {report.schemaErrors.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {files.length > 1 && report.files.length > 0 && <FileResults checked={checked} />}
      {report.tallies.length > 0 && <Tallies report={report} chosen={tally} onChoose={setTally} />}
      {report.findings.length > 0 && (
        <section class="part">
          <header class="part-head">
            <h3>{data.findings}</h3>
            {tally !== undefined && (
              <button type="button" class="link" onClick={() => setTally(undefined)}>
                {data.all}
              </button>
            )}
            <span class="bar-space" />
            <button
              type="button"
              onClick={() => download(csvName(), findingsCsv(report), 'text/csv;charset=utf-8')}
            >
              <Icon name="download" /> {data.download}
            </button>
          </header>
          {report.findings.length < report.errors && (
            <p class="about">{data.shownOf(report.findings.length, report.errors)}</p>
          )}
          <FindingsTable key={tally ?? ''} checked={checked} tally={tally} />
        </section>
      )}
    </section>
  );
}

function FileResults({ checked: { report } }: { readonly checked: CheckedData }) {
  const { data } = words.value;
  return (
    <ul class="plain-list">
      {report.files.map(({ name, rows, failed, errors }) => (
        <li key={name}>
          <strong>{name}</strong> {errors > 0 ? data.found(rows, failed, errors) : data.fine(rows)}
        </li>
      ))}
    </ul>
  );
}

function csvName(): string {
  return `${opened.peek()!.name.replace(/\.[^.]+$/, '')}-errors.csv`;
}
