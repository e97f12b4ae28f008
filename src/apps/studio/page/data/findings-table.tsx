import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { DataFinding } from '../../protocol.js';
import { say } from '../parts/announcer.js';
import { Icon } from '../parts/icon.js';
import { ScrollBox } from '../parts/scroll-box.js';
import { canEdit } from '../state.js';
import { words } from '../words.js';
import { perform } from '../work.js';
import { type CheckedData, checkData } from './data-check.js';
import { RowsAround } from './rows-around.js';
import { keyOf } from './tallies.js';

/** How many findings are shown at first, and with each further step. */
const STEP = 100;

interface FindingsSettings {
  readonly checked: CheckedData;
  /** The tally whose findings are shown; none for all. */
  readonly tally: string | undefined;
}

/** The errors in data; each can show the rows around it and change the schema. */
export function FindingsTable({ checked, tally }: FindingsSettings) {
  const { data } = words.value;
  const [shown, setShown] = useState(STEP);
  const [open, setOpen] = useState<DataFinding | undefined>(undefined);
  const { files, findings } = checked.report;
  const fitting = tally === undefined ? findings : findings.filter((each) => keyOf(each) === tally);
  const hasFiles = files.length > 1;
  const columns = hasFiles ? 5 : 4;
  const rest = fitting.length - shown;
  return (
    <>
      <ScrollBox label={data.findings}>
        <table class="list-table findings-table">
          <thead>
            <tr>
              {hasFiles && <th scope="col">{data.file}</th>}
              <th scope="col" class="number">
                {data.row}
              </th>
              <th scope="col">{data.column}</th>
              <th scope="col">{data.message}</th>
              <th scope="col">{data.remedy}</th>
            </tr>
          </thead>
          <tbody>
            {fitting.slice(0, shown).map((finding, index) => (
              <Fragment key={index}>
                <FindingLine
                  finding={finding}
                  fileName={hasFiles ? files[finding.file]?.name : undefined}
                  isOpen={open === finding}
                  onToggle={() => setOpen(open === finding ? undefined : finding)}
                />
                {open === finding && (
                  <tr class="finding-detail">
                    <td colSpan={columns}>
                      <RowsAround checked={checked} finding={finding} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rest > 0 && (
        <button type="button" class="more-button" onClick={() => setShown(shown + STEP)}>
          {data.more(Math.min(rest, STEP))}
        </button>
      )}
    </>
  );
}

interface LineSettings {
  readonly finding: DataFinding;
  readonly fileName: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function FindingLine({ finding, fileName, isOpen, onToggle }: LineSettings) {
  const { data } = words.value;
  const { row, column, keyword, message, remedy } = finding;
  return (
    <tr class={isOpen ? 'chosen' : ''}>
      {fileName !== undefined && <td>{fileName}</td>}
      <td class="number">
        {row !== undefined && (
          <button
            type="button"
            class="link"
            aria-expanded={isOpen}
            aria-label={data.show(row)}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'down' : 'right'} />
            {row}
          </button>
        )}
      </td>
      <td title={keyword}>{column || data.wholeRow}</td>
      <td class="message">{message}</td>
      <td>
        {remedy && (
          <button
            type="button"
            disabled={!canEdit.value}
            onClick={async () => {
              if (await perform(remedy.intent))
                say(data.remedied(remedy.title), { title: data.again, run: checkData });
            }}
          >
            {remedy.title}
          </button>
        )}
      </td>
    </tr>
  );
}
