import type { Readiness } from '../../protocol.js';
import { words } from '../words.js';

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;

function Ring({ score, label }: { readonly score: number; readonly label: string }) {
  return (
    <svg class="ring" viewBox="0 0 24 24" width="24" height="24" role="img" aria-label={label}>
      <circle class="ring-back" cx="12" cy="12" r={RADIUS} />
      <circle
        class="ring-front"
        cx="12"
        cy="12"
        r={RADIUS}
        stroke-dasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
        transform="rotate(-90 12 12)"
      />
    </svg>
  );
}

/** How ready the schema is to be published, as a whole and by principle. */
export function Rings({ readiness }: { readonly readiness: Readiness | undefined }) {
  const { title, of, names } = words.value.readiness;
  const total = readiness?.total ?? 0;
  return (
    <section class="rings" aria-label={title}>
      <span class="ring-total" title={`${title}: ${of(total)}`}>
        <Ring score={total} label={`${title}: ${of(total)}`} />
        <strong>{readiness ? total : '–'}</strong>
      </span>
      <ul class="ring-parts">
        {readiness?.principles.map(({ principle, score }) => (
          <li key={principle} title={`${names[principle]}: ${of(score)}`}>
            <Ring score={score} label={`${names[principle]}: ${of(score)}`} />
            <span aria-hidden="true">{principle}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
