import { useState } from 'preact/hooks';
import { FOLDED, MOST_BOXES, UNFOLDED } from '../overview/layout.js';
import { Picture } from '../overview/picture.js';
import { TableList } from '../overview/table-list.js';
import { reading } from '../state.js';
import { words } from '../words.js';

/** The tables, their variables and their relations, as a picture and as a list. */
export function OverviewScreen() {
  const { overview } = words.value;
  const [isUnfolded, setUnfolded] = useState(false);
  const tables = reading.value?.tables ?? [];
  const isDrawn = tables.length > 0 && tables.length <= MOST_BOXES;
  return (
    <>
      <header>
        <h2>{overview.title}</h2>
        <p class="lead">{overview.lead}</p>
      </header>
      {tables.length === 0 && <p class="empty">{overview.none}</p>}
      {tables.length > MOST_BOXES && <p class="about">{overview.tooMany}</p>}
      {isDrawn && tables.some(({ variables }) => variables > FOLDED) && (
        <label class="check-line">
          <input
            type="checkbox"
            checked={isUnfolded}
            onChange={({ currentTarget }) => setUnfolded(currentTarget.checked)}
          />
          {overview.unfold}
        </label>
      )}
      {isDrawn && <Picture tables={tables} most={isUnfolded ? UNFOLDED : FOLDED} />}
      {tables.length > 0 && (
        <section class="part">
          <h3>{overview.list}</h3>
          <TableList tables={tables} />
        </section>
      )}
    </>
  );
}
