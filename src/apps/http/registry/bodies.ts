import type { FastifyRequest } from 'fastify';
import { compatibilities } from '../../../quality/diff/list/index.js';
import { LONGEST_REASON } from '../../../registry/publish/index.js';
import {
  boolean,
  closedRecord,
  type Kind,
  list,
  oneOf,
  problem,
  string,
  stringKind,
  wholeNumber,
} from '../../../schema/vocabulary/index.js';
import { heldBytes } from '../arriving-body.js';
import { readJson, textOf } from '../body.js';
import { refuseUnlike } from '../input.js';
import { ProblemError } from '../problems.js';
import { isSentBody } from '../sent-body.js';

const reason = stringKind('reason', 'a string', { maxLength: LONGEST_REASON }, ({ length }) => {
  if (length <= LONGEST_REASON) return [];
  const message = `Expected at most ${inThousands(LONGEST_REASON)} characters, found ${inThousands(length)}.`;
  return problem(message);
});

function inThousands(count: number): string {
  return count.toLocaleString('en');
}

/** The bodies of requests that change something in a registry. */
export const bodies = {
  stateChange: closedRecord('change of a state', {
    state: {
      kind: oneOf('published', 'deprecated', 'withdrawn', 'deleted'),
      required: true,
      title: 'What the version becomes; only a draft can be deleted',
    },
    reason: { kind: reason, title: 'Why it is deprecated or withdrawn' },
    replacedBy: { kind: string, title: 'The number of the version to use instead' },
    force: { kind: boolean, title: 'For administrators: withdraw it although others refer to it' },
  }),
  aliasTarget: closedRecord('target of an alias', {
    number: { kind: string, required: true, title: 'The number of the version that the alias leads to' },
  }),
  newToken: closedRecord('new token', {
    label: { kind: string, required: true, title: 'What the token is for, in a few words' },
    scopes: {
      kind: list(string, 'scopes'),
      required: true,
      title: 'What the token allows: publish:OWNER, manage:OWNER or admin',
    },
    days: { kind: wholeNumber(1, 3650), title: 'How many days it can be used; 90 by default' },
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

/** The JSON body of a request, checked. */
export async function bodyOf<T>(request: FastifyRequest, kind: Kind<T>): Promise<T> {
  const { body } = request;
  const isJson = /json/i.test(request.headers['content-type'] ?? '');
  if (!isSentBody(body) || !isJson) throw wrongMember('', 'A JSON object is expected.');
  const value = await readJson(textOf(await heldBytes(request, body)));
  refuseUnlike(value, kind);
  return value as T;
}

/** Says that a member of a body is wrong. */
export function wrongMember(pointer: string, detail: string): ProblemError {
  return new ProblemError('invalid-body', `${pointer}: ${detail}`, { errors: [{ pointer, detail }] });
}
