import type { DataFile } from '../../protocol.js';
import { CommitInput } from '../parts/commit-input.js';
import { Icon } from '../parts/icon.js';
import { inLanguage } from '../parts/in-language.js';
import { ScrollBox } from '../parts/scroll-box.js';
import { dataFiles, labelLanguage, reading } from '../state.js';
import { words } from '../words.js';

/** Adds files; one with the name of another takes its place. */
export function addFiles(files: Iterable<File>): void {
  const added = [...files];
  const names = new Set(added.map(({ name }) => name));
  dataFiles.value = [
    ...dataFiles.peek().filter(({ file }) => !names.has(file.name)),
    ...added.map((file) => ({ file })),
  ];
}

/** The files with data: the table of each, and its sheet where it is a workbook. */
export function FileList() {
  const { data } = words.value;
  const tables = reading.value?.tables ?? [];
  const hasTables = tables.length > 1;
  const hasSheets = dataFiles.value.some(({ file }) => isWorkbook(file));
  return (
    <ScrollBox label={data.files}>
      <table class="list-table">
        <thead>
          <tr>
            <th scope="col">{data.file}</th>
            <th scope="col" class="number">
              {data.size}
            </th>
            {hasTables && <th scope="col">{data.table}</th>}
            {hasSheets && <th scope="col">{data.sheet}</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {dataFiles.value.map((each) => {
            const { name, size } = each.file;
            return (
              <tr key={name}>
                <th scope="row">
                  <Icon name="table" /> {name}
                </th>
                <td class="number">{data.bytes(size)}</td>
                {hasTables && (
                  <td>
                    <select
                      aria-label={data.tableOf(name)}
                      value={each.table ?? ''}
                      onChange={({ currentTarget }) => change(each, { table: currentTarget.value })}
                    >
                      <option value="">{data.byName}</option>
                      {tables.map(({ name: table, label }) => (
                        <option key={table} value={table}>
                          {inLanguage(label, labelLanguage.value) || table}
                        </option>
                      ))}
                    </select>
                  </td>
                )}
                {hasSheets && (
                  <td>
                    {isWorkbook(each.file) && (
                      <CommitInput
                        aria-label={data.sheetOf(name)}
                        placeholder={data.firstSheet}
                        value={each.sheet ?? ''}
                        onCommit={(sheet) => change(each, { sheet: sheet.trim() })}
                      />
                    )}
                  </td>
                )}
                <td class="row-actions">
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={data.remove(name)}
                    title={data.remove(name)}
                    onClick={() => {
                      dataFiles.value = dataFiles.peek().filter((other) => other !== each);
                    }}
                  >
                    <Icon name="remove" />
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function isWorkbook({ name }: File): boolean {
  return /\.xls[xm]$/i.test(name);
}

/** Changes one of the files; an empty text takes a choice back. */
function change(one: DataFile, { table = one.table, sheet = one.sheet }: Partial<DataFile>): void {
  const changed = { file: one.file, ...(table ? { table } : {}), ...(sheet ? { sheet } : {}) };
  dataFiles.value = dataFiles.peek().map((each) => (each === one ? changed : each));
}
