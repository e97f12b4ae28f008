import type { DataReport } from '../../protocol.js';
import { ScrollBox } from '../parts/scroll-box.js';
import { words } from '../words.js';

/** A group of errors: those of one keyword in one column of a file. */
export type Tally = DataReport['tallies'][number];

/** A name for a tally that no other has. */
export function keyOf({ file, column, keyword }: Pick<Tally, 'file' | 'column' | 'keyword'>): string {
  return JSON.stringify([file, column, keyword]);
}

interface TalliesSettings {
  readonly report: DataReport;
  /** The tally whose errors are shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
}

/** How many errors each column has, by keyword; choosing one shows only its errors. */
export function Tallies({ report: { tallies, files }, chosen, onChoose }: TalliesSettings) {
  const { data } = words.value;
  const sorted = [...tallies].sort((one, other) => other.count - one.count);
  const most = sorted[0]?.count ?? 1;
  return (
    <section class="part">
      <h3>{data.byColumn}</h3>
      <ScrollBox label={data.byColumn}>
        <table class="list-table">
          <thead>
            <tr>
              {files.length > 1 && <th scope="col">{data.file}</th>}
              <th scope="col">{data.column}</th>
              <th scope="col">{data.keyword}</th>
              <th scope="col" class="number">
                {data.count}
              </th>
              <td class="bar-cell" />
            </tr>
          </thead>
          <tbody>
            {sorted.map((each) => {
              const { file, column, keyword, count } = each;
              const key = keyOf(each);
              const name = column || data.wholeRow;
              return (
                <tr key={key} class={chosen === key ? 'chosen' : ''}>
                  {files.length > 1 && <td>{files[file]?.name}</td>}
                  <th scope="row">
                    <button
                      type="button"
                      class="link"
                      aria-pressed={chosen === key}
                      aria-label={data.only(name, keyword)}
                      onClick={() => onChoose(chosen === key ? undefined : key)}
                    >
                      {name}
                    </button>
                  </th>
                  <td>
                    <code class="term">{keyword}</code>
                  </td>
                  <td class="number">{count.toLocaleString()}</td>
                  <td class="bar-cell">
                    <Bar share={count / most} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(share * 100, 1)} height="10" />
    </svg>
  );
}
