import { FieldList } from '../parts/field.js';
import { useAnswer } from '../parts/use-answer.js';
import { canEdit, reading } from '../state.js';
import { words } from '../words.js';
import { perform } from '../work.js';
import { ScreenHead } from './screen-head.js';

/** The time, the place and the population of the data. */
export function CoverageScreen() {
  const { coverage } = words.value;
  const found = useAnswer('fields', { pointer: reading.value!.card.pointer });
  const fields = found?.groups.find(({ name }) => name === 'coverage')?.fields ?? [];
  return (
    <>
      <ScreenHead title={coverage.title} lead={coverage.lead} />
      <FieldList fields={fields} onIntent={perform} isDisabled={!canEdit.value} />
    </>
  );
}
