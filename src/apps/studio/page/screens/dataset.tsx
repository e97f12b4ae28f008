import type { ComponentChildren } from 'preact';
import type { Card } from '../../protocol.js';
import { FieldList } from '../parts/field.js';
import { stating } from '../parts/pickers.js';
import { useAnswer } from '../parts/use-answer.js';
import { canEdit, labelLanguage, reading } from '../state.js';
import { words } from '../words.js';
import { perform } from '../work.js';
import { ScreenHead } from './screen-head.js';

/** What a dataset usually states about itself. */
const USUAL = [
  'title',
  'description',
  '$id',
  'fair:license',
  'fair:version',
  'fair:label',
  'fair:description',
];

/** What the dataset as a whole is. */
export function DatasetScreen() {
  const { card } = reading.value!;
  const found = useAnswer('fields', { pointer: card.pointer });
  const fields = (found?.groups ?? []).flatMap(({ name, fields }) =>
    name === 'coverage' || name === 'people' ? [] : fields,
  );
  const rank = ({ keyword }: { readonly keyword: string }) => {
    const place = USUAL.indexOf(keyword);
    return place === -1 ? USUAL.length : place;
  };
  return (
    <>
      <ScreenHead title={words.value.dataset.title} />
      <div class="columns">
        <div>
          <FieldList
            fields={fields.toSorted((one, other) => rank(one) - rank(other))}
            usual={USUAL.slice(0, 5)}
            onIntent={perform}
            isDisabled={!canEdit.value}
          />
        </div>
        <div>
          <Preview card={card} />
          <UsualLicenses card={card} />
        </div>
      </div>
    </>
  );
}

/** A text in the language of the labels, or in any. */
function said(texts: { readonly [language: string]: string }): string | undefined {
  return texts[labelLanguage.value] ?? texts.en ?? Object.values(texts)[0];
}

function Preview({ card }: { readonly card: Card }) {
  const { dataset } = words.value;
  const { title, description, license, version, people, period, places, id } = card;
  const coverage = [
    period?.start || period?.end ? `${period.start ?? '…'} – ${period.end ?? '…'}` : undefined,
    ...places,
  ];
  const missing = (text: string) => <span class="missing">{text}</span>;
  const part = (shown: ComponentChildren, otherwise: string) => (shown ? shown : missing(otherwise));
  return (
    <section class="panel-card preview" aria-label={dataset.preview}>
      <p class="eyebrow">{dataset.preview}</p>
      <h3>{part(said(title), dataset.untitled)}</h3>
      <p>{part(said(description), dataset.noDescription)}</p>
      <p>
        {part(
          people.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(', '),
          dataset.noPeople,
        )}
      </p>
      <p>{part(coverage.filter((each) => each !== undefined).join(', '), dataset.noCoverage)}</p>
      <p>{part(license && (license.name ?? license.words), dataset.noLicense)}</p>
      <p class="preview-id">{[version?.identifier, version?.date, id].filter(Boolean).join(' · ')}</p>
    </section>
  );
}

function UsualLicenses({ card: { pointer, license } }: { readonly card: Card }) {
  const { dataset } = words.value;
  if (license) return null;
  return (
    <section class="panel-card" aria-label={dataset.usual}>
      <h3>{dataset.usual}</h3>
      <ul class="choices">
        {Object.entries(dataset.licenses).map(([id, about]) => (
          <li key={id}>
            <button
              type="button"
              disabled={!canEdit.value}
              onClick={() =>
                perform(stating(`${pointer}/fair:license`, id, `https://spdx.org/licenses/${id}`))
              }
            >
              {id}
            </button>
            <span class="about">{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
