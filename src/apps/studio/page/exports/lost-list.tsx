import type { Json } from '../../../../base/json.js';
import type { ExportReport } from '../../protocol.js';
import { ScrollBox } from '../parts/scroll-box.js';
import { words } from '../words.js';

/** How many lost values are listed. */
const MOST = 50;
const LONGEST = 80;

type Lost = ExportReport['lost'][number];

/** Values that a standard has no place for, by the reason. */
export function LostList({ lost }: { readonly lost: ExportReport['lost'] }) {
  const { exports } = words.value;
  return (
    <section class="part">
      <h3>
        {exports.lost} <span class="counts">{lost.length.toLocaleString()}</span>
      </h3>
      {lost.length === 0 && <p class="about">{exports.noneLost}</p>}
      {lost.length > MOST && <p class="about">{exports.firstOf(MOST, lost.length)}</p>}
      {byReason(lost, MOST).map(({ reason, count, shown }) => (
        <details key={reason} class="ledger-item">
          <summary>
            {reason} <span class="counts">{exports.lostValues(count)}</span>
          </summary>
          {shown.length > 0 && <LostTable reason={reason} shown={shown} />}
        </details>
      ))}
    </section>
  );
}

function LostTable({ reason, shown }: { readonly reason: string; readonly shown: readonly Lost[] }) {
  const { exports } = words.value;
  return (
    <ScrollBox label={reason}>
      <table class="list-table">
        <thead>
          <tr>
            <th scope="col">{exports.keyword}</th>
            <th scope="col">{exports.place}</th>
            <th scope="col">{exports.value}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ keyword, pointer, value }) => (
            <tr key={pointer}>
              <td>
                <code class="term">{keyword}</code>
              </td>
              <td>
                <code class="term">{pointer}</code>
              </td>
              <td>{inShort(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function inShort(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Lost values by reason, the most frequent first; of all of them only the first are listed. */
export function byReason(
  lost: readonly Lost[],
  most: number,
): readonly { readonly reason: string; readonly count: number; readonly shown: readonly Lost[] }[] {
  const groups = new Map<string, { reason: string; count: number; shown: Lost[] }>();
  for (const [index, each] of lost.entries()) {
    const group = groups.get(each.reason) ?? { reason: each.reason, count: 0, shown: [] };
    groups.set(each.reason, group);
    group.count++;
    if (index < most) group.shown.push(each);
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
