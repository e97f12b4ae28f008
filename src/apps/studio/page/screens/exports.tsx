import type { StandardEntry } from '../../protocol.js';
import { DocumentActions, DocumentPreview } from '../exports/document-actions.js';
import {
  chosenStandard,
  exportReports,
  exportState,
  isSameState,
  type KnownReport,
  standards,
  useExportReports,
} from '../exports/export-reports.js';
import { AssumedList, MissingList } from '../exports/ledger.js';
import { LostList } from '../exports/lost-list.js';
import { StatedOptions } from '../exports/stated-options.js';
import { StatusMark } from '../exports/status-mark.js';
import { opened } from '../state.js';
import { words } from '../words.js';

/** The description in other standards: what they lack, assume and lose, and their documents. */
export function ExportsScreen() {
  const { exports } = words.value;
  useExportReports();
  const chosen = standards.value.find(({ id }) => id === chosenStandard.value);
  return (
    <>
      <header>
        <h2>{exports.title}</h2>
        <p class="lead">{exports.lead}</p>
      </header>
      {chosen ? (
        <div class="exports">
          <StandardList />
          <StandardDetail key={chosen.id} standard={chosen} known={knownOf(chosen.id)} />
        </div>
      ) : (
        <p class="about">{exports.working}</p>
      )}
    </>
  );
}

/** The last report of a standard about the schema that is open. */
function knownOf(standard: string): KnownReport | undefined {
  const known = exportReports.value.get(standard);
  return known?.of.draft === opened.value?.draft ? known : undefined;
}

function StandardList() {
  return (
    <nav class="standards" aria-label={words.value.exports.standards}>
      <ul>
        {standards.value.map(({ id, title, version }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={chosenStandard.value === id}
              onClick={() => (chosenStandard.value = id)}
            >
              <span class="standard-name">
                {title} {version}
              </span>
              <StatusMark report={knownOf(id)?.report} isBrief />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DetailSettings {
  readonly standard: StandardEntry;
  readonly known: KnownReport | undefined;
}

function StandardDetail({ standard, known }: DetailSettings) {
  const { exports } = words.value;
  const report = known?.report;
  const isOld = known !== undefined && !isSameState(known.of, exportState());
  return (
    <section
      class="standard"
      aria-label={`${standard.title} ${standard.version}`}
      aria-busy={!known || isOld}
    >
      <header class="standard-head">
        <h3>
          {standard.title} {standard.version}
        </h3>
        <StatusMark report={report} />
        <span class="about working">{isOld ? exports.working : ''}</span>
      </header>
      {report && report.errors.length > 0 && (
        <>
          <p>{exports.errors}</p>
          <ul class="plain-list">
            {report.errors.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {report && report.errors.length === 0 && (
        <>
          <p class="declares">
            {report.declares.length > 0
              ? exports.conforms(report.declares.join(', '))
              : declaresNothing(report)}
          </p>
          <DocumentActions standard={standard} />
          <MissingList missing={report.missing} />
          <AssumedList assumed={report.assumed} />
          <LostList lost={report.lost} />
          <StatedOptions />
          <DocumentPreview standard={standard.id} />
        </>
      )}
    </section>
  );
}

function declaresNothing({ status }: KnownReport['report']): string {
  const { declaresNothing: sinceMissing, nothing } = words.value.exports;
  return status === 'must' ? sinceMissing : nothing;
}
