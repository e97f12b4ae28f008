import { quote } from '../../../base/json.js';
import {
  closedRecord,
  either,
  list,
  mapOf,
  oneOf,
  type Problem,
  problem,
  stringKind,
  unknownName,
  type ValueOf,
} from '../../../schema/vocabulary/index.js';
import { changeIds } from './ids.js';

/** How grave a change is: conclusions become wrong, a person must look, nothing can go wrong, or only words differ. */
export const severities = ['breaking', 'risky', 'safe', 'editorial'] as const;
export type ChangeSeverity = (typeof severities)[number];

/** The part of a version number that a change asks to be raised. */
export const bumps = ['major', 'minor', 'patch'] as const;
export type Bump = (typeof bumps)[number];

/** Which data must fit: those of the old version, those of the new one, both or none. */
export const compatibilities = ['backward', 'forward', 'full', 'none'] as const;
export type CompatibilityMode = (typeof compatibilities)[number];

const severity = oneOf(...severities, 'off');

const weight = either(
  'weight',
  severity,
  closedRecord('weight of a class of change', {
    severity: { kind: severity, title: 'How serious the changes are; off if they do not count' },
    bump: {
      kind: oneOf(...bumps, 'none'),
      title: 'The part of the version number that they ask to be raised',
    },
  }),
);

function knownClass(id: string): readonly Problem[] {
  return (changeIds as readonly string[]).includes(id)
    ? []
    : unknownName(`Unknown class of change ${quote(id)}.`, id, changeIds);
}

const weightsById = mapOf('an object that maps classes of change to severities', weight, knownClass);

const suppression = closedRecord('suppression', {
  class: {
    kind: oneOf(...changeIds),
    required: true,
    title: 'The class of the change',
  },
  pointer: {
    kind: stringKind(
      'pointer',
      'a JSON Pointer such as "/properties/area"',
      { pattern: '^(?![^/])' },
      (value) =>
        value === '' || value.startsWith('/')
          ? []
          : problem(`Expected a JSON Pointer such as "/properties/area", found ${quote(value)}.`),
    ),
    required: true,
    title: 'The place of the change in the old or the new version, or a place above it',
  },
  reason: {
    kind: stringKind('reason', 'a sentence', { pattern: '\\S' }, (value) =>
      value.trim() === '' ? problem('Expected a sentence, found an empty string.') : [],
    ),
    required: true,
    title: 'Why the change is accepted',
  },
});

/** What people can choose about changes: how grave each class is, and which changes they accept. */
export const diffChoices = {
  classes: {
    kind: {
      ...weightsById,
      schema: {
        type: 'object',
        properties: Object.fromEntries(changeIds.map((id) => [id, weight.schema])),
        additionalProperties: false,
      },
    },
    title: 'Severities by class of change, or severities with a part of the version number',
  },
  suppressions: {
    kind: list(suppression, 'suppressions'),
    title: 'Changes that are accepted, each with a reason',
  },
} as const;

/** A choice of severities, and of changes that are accepted. */
export type DiffChoices = ValueOf<typeof diffChoicesKind>;

/** A change that is accepted, and why. */
export type Suppression = ValueOf<typeof suppression>;

/** The choices as one value. */
export const diffChoicesKind = closedRecord('set of choices about changes', diffChoices, {
  suppress: 'suppressions',
  ignore: 'suppressions',
  rules: 'classes',
  severities: 'classes',
});
