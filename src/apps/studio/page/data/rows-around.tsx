import { useEffect, useRef, useState } from 'preact/hooks';
import type { DataFinding, DataRows } from '../../protocol.js';
import { askSlow, Unanswered } from '../connection.js';
import { Icon } from '../parts/icon.js';
import { ScrollBox } from '../parts/scroll-box.js';
import { exportOptions } from '../state.js';
import { words } from '../words.js';
import { textVersion } from '../work.js';
import type { CheckedData } from './data-check.js';

/** How many rows are shown before and after the one with the error. */
const AROUND = 2;

/** The rows around an error, with the cells that have errors marked. */
export function RowsAround({
  checked: { report, files },
  finding,
}: {
  readonly checked: CheckedData;
  readonly finding: DataFinding;
}) {
  const { data } = words.value;
  const file = files[finding.file]!;
  const row = finding.row ?? 1;
  const first = Math.max(1, row - AROUND);
  const last = row + AROUND + 1;
  const [found, setFound] = useState<DataRows | string | undefined>(undefined);
  const marked = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    const question = { ...textVersion(), file, first, last, options: exportOptions.peek() };
    const asked = askSlow('data rows', question);
    asked.then(setFound, (fault: unknown) =>
      setFound(fault instanceof Unanswered ? fault.message : words.value.messages.internal),
    );
    return asked.cancel;
  }, [file, first, last]);
  useEffect(() => marked.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [found]);

  if (found === undefined) return <p class="about rows-wait">{data.readingRows}</p>;
  if (typeof found === 'string') return <p class="fault">{found}</p>;
  const wrong = wrongCells(report.findings, finding.file, first, last);
  return (
    <>
      <ScrollBox label={data.rowsOf(file.file.name)} kind="rows-box">
        <table class="data-rows">
          <thead>
            <tr>
              <th scope="col" class="number">
                {data.row}
              </th>
              {found.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.rows.map((cells, index) => {
              const number = found.first + index;
              return (
                <tr key={number} class={number === row ? 'chosen' : ''}>
                  <th scope="row" class="number">
                    {number}
                  </th>
                  {found.columns.map((name, cell) => {
                    const message = wrong.get(cellKey(number, name));
                    return (
                      <td
                        key={name}
                        ref={number === row && name === finding.column ? marked : null}
                        class={message ? 'wrong-cell bad' : ''}
                        {...(message ? { title: message } : {})}
                      >
                        {message && (
                          <>
                            <Icon name="error" />
                            <span class="visually-hidden">{data.wrongCell} </span>
                          </>
                        )}
                        {cells[cell]}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      <p class="cell-message bad">
        <Icon name="error" />
        <span>
          <strong>{finding.column || data.wholeRow}</strong> {finding.message}
        </span>
      </p>
    </>
  );
}

function cellKey(row: number, column: string): string {
  return `${row} ${column}`;
}

/** The messages of the cells with errors in some rows of a file. */
function wrongCells(
  findings: readonly DataFinding[],
  file: number,
  first: number,
  last: number,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const each of findings) {
    const { row } = each;
    if (each.file !== file || row === undefined || row < first || row >= last) continue;
    const key = cellKey(row, each.column);
    const before = found.get(key);
    found.set(key, before === undefined ? each.message : `${before}\n${each.message}`);
  }
  return found;
}
