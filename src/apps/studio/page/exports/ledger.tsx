import { useState } from 'preact/hooks';
import type { ExportReport, Field } from '../../protocol.js';
import { words } from '../words.js';
import { MissingValue, StateForm } from './value-form.js';

type Missing = ExportReport['missing'][number];
type Assumed = ExportReport['assumed'][number];

const LEVELS = ['must', 'should', 'may'] as const;

/** What a document has no value for: required and recommended values with their fields, optional ones folded. */
export function MissingList({ missing }: { readonly missing: ExportReport['missing'] }) {
  const { exports } = words.value;
  const of = (level: Missing['level']) => missing.filter((each) => each.level === level);
  const optional = of('may');
  return (
    <section class="part">
      <h3>
        {exports.missing} <LevelCounts missing={missing} />
      </h3>
      {missing.length === 0 && <p class="about">{exports.noneMissing}</p>}
      {LEVELS.slice(0, 2).map((level) => (
        <MissingItems key={level} items={of(level)} />
      ))}
      {optional.length > 0 && (
        <details>
          <summary>{exports.optional(optional.length)}</summary>
          <MissingItems items={optional} />
        </details>
      )}
    </section>
  );
}

function LevelCounts({ missing }: { readonly missing: ExportReport['missing'] }) {
  const { levels } = words.value.exports;
  return (
    <span class="counts">
      {LEVELS.map(
        (level) => `${missing.filter((each) => each.level === level).length} ${levels[level]}`,
      ).join(' · ')}
    </span>
  );
}

function MissingItems({ items }: { readonly items: readonly Missing[] }) {
  const { exports } = words.value;
  if (items.length === 0) return null;
  return (
    <ul class="ledger">
      {items.map(({ term, level, help, field, option }) => (
        <li key={term} class="ledger-item">
          <p>
            <code class="term">{term}</code>{' '}
            <span class={`level level-${level}`}>{exports.levels[level]}</span>
          </p>
          <p class="about">{help}</p>
          {isWide(field) ? (
            <details>
              <summary>{exports.field(field!.title)}</summary>
              {option && <MissingValue option={option} />}
              <MissingValue field={field!} />
            </details>
          ) : (
            <MissingValue {...(field ? { field } : {})} {...(option ? { option } : {})} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether a field has many fields inside: they are shown when they are wanted. */
function isWide(field: Field | undefined): boolean {
  return field?.widget === 'record' || field?.widget === 'list';
}

/** What a document states that the schema does not. */
export function AssumedList({ assumed }: { readonly assumed: ExportReport['assumed'] }) {
  const { exports } = words.value;
  return (
    <section class="part">
      <h3>
        {exports.assumed} <span class="counts">{assumed.length}</span>
      </h3>
      {assumed.length === 0 && <p class="about">{exports.noneAssumed}</p>}
      <ul class="ledger">
        {assumed.map((each) => (
          <AssumedItem key={each.term} {...each} />
        ))}
      </ul>
    </section>
  );
}

function AssumedItem({ term, value, why, field, option }: Assumed) {
  const { exports } = words.value;
  const [isOpen, setOpen] = useState(false);
  const target = { ...(field ? { field } : {}), ...(option ? { option } : {}) };
  return (
    <li class="ledger-item">
      <div class="assumed-line">
        <p>
          <code class="term">{term}</code> = <span class="assumed-value">{value}</span>
        </p>
        {(field ?? option) !== undefined && !isOpen && (
          <button type="button" onClick={() => setOpen(true)}>
            {exports.state}
          </button>
        )}
      </div>
      <p class="about">{why}</p>
      {isOpen && <StateForm {...target} value={value} onDone={() => setOpen(false)} />}
    </li>
  );
}
