import { FieldList, ListField } from '../parts/field.js';
import { useAnswer } from '../parts/use-answer.js';
import { canEdit, reading } from '../state.js';
import { words } from '../words.js';
import { perform } from '../work.js';
import { ScreenHead } from './screen-head.js';

/** What is usually known of a contributor. */
const USUAL = ['name', 'entityRef', 'role', 'type'];

/** Who is behind the data. */
export function PeopleScreen() {
  const { people } = words.value;
  const found = useAnswer('fields', { pointer: reading.value!.card.pointer });
  const fields = found?.groups.find(({ name }) => name === 'people')?.fields ?? [];
  const [contributors] = fields.filter(({ keyword }) => keyword === 'fair:contributors');
  const others = fields.filter((each) => each !== contributors);
  const isDisabled = !canEdit.value;
  return (
    <>
      <ScreenHead title={people.title} lead={people.lead} />
      {contributors && (
        <ListField
          field={{ ...contributors, about: contributors.members?.length ? '' : people.none }}
          onIntent={perform}
          isDisabled={isDisabled}
          addLabel={people.add}
          usual={USUAL}
        />
      )}
      <FieldList fields={others} onIntent={perform} isDisabled={isDisabled} />
    </>
  );
}
