import { expect, test } from 'vitest';
import { memberIndex } from './member-index.js';
import { editValue } from './value.js';

test.each([
  ['$schema', 'title type', '$schema title type'],
  ['$id', '$schema title', '$schema $id title'],
  ['title', 'type properties', 'title type properties'],
  [
    'fair:licenseRef',
    'title fair:license fair:label type',
    'title fair:license fair:licenseRef fair:label type',
  ],
  ['fair:license', 'title fair:licenseRef type', 'title fair:license fair:licenseRef type'],
  [
    'fair:resourceType',
    'title fair:label type fair:unit x',
    'title fair:label type fair:unit fair:resourceType x',
  ],
  ['x-fair:label', 'fair:unit x-fair:unit type', 'fair:unit x-fair:unit x-fair:label type'],
  ['fair:resourceType', '$schema title description type', '$schema title description fair:resourceType type'],
  ['fair:resourceType', 'type properties', 'type properties fair:resourceType'],
  ['fair:sentinel', 'const title', 'const title fair:sentinel'],
  ['name', 'role', 'role name'],
  ['fair:unit', '', 'fair:unit'],
])('%s among "%s"', (name, before, after) => {
  const names = before.split(' ').filter((each) => each !== '');
  expect(names.toSpliced(memberIndex(names, name), 0, name).join(' ')).toBe(after);
  const object = Object.fromEntries(names.map((each) => [each, 1]));
  const edited = editValue(object, [{ op: 'insert', pointer: `/${name}`, value: 2 }]);
  expect(Object.keys(edited as object).join(' ')).toBe(after);
});
