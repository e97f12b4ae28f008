import { compatibilities } from '../../diff/list/index.js';
import { boolean, closedRecord, oneOf, string, wholeNumber } from '../../vocabulary/index.js';

/** The bodies of requests that change something in a registry. */
export const bodies = {
  stateChange: closedRecord('change of a state', {
    state: {
      kind: oneOf('published', 'deprecated', 'withdrawn', 'deleted'),
      required: true,
      title: 'What the version becomes; only a draft can be deleted',
    },
    reason: { kind: string, title: 'Why it is deprecated or withdrawn' },
    replacedBy: { kind: string, title: 'The number of the version to use instead' },
    force: { kind: boolean, title: 'For administrators: withdraw it although others refer to it' },
  }),
  aliasTarget: closedRecord('target of an alias', {
    number: { kind: string, required: true, title: 'The number of the version that the alias leads to' },
  }),
  ownerSettings: closedRecord('set of settings of an owner', {
    title: { kind: string, title: 'The display name' },
    homepage: { kind: string, title: 'The web page' },
    ror: { kind: string, title: 'The address in the Research Organization Registry' },
    leastReadiness: { kind: wholeNumber(0, 100), title: 'The least readiness of new versions' },
    compatibility: { kind: oneOf(...compatibilities), title: 'Which data must fit a new version' },
  }),
  schemaSettings: closedRecord('set of settings of a schema', {
    leastReadiness: { kind: wholeNumber(0, 100), title: 'The least readiness of new versions' },
    compatibility: { kind: oneOf(...compatibilities), title: 'Which data must fit a new version' },
    transitive: {
      kind: boolean,
      title: 'Whether a version is compared with all of its major number, not only with the one before',
    },
    versioning: { kind: oneOf('semver', 'opaque'), title: 'How numbers are written' },
  }),
} as const;
