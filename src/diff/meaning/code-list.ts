import type { Code } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital, plain } from '../compare.js';
import { ofCodes } from './example.js';

export const codeRemoved = defineClass({
  id: 'code/removed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A code is gone from a list that stays.',
  why: 'Rows with it have no meaning in the new version. State what took its place, as a correspondence of the lists.',
  examples: {
    changed: [ofCodes([{ const: 1 }, { const: 2 }], [{ const: 1 }])],
    unchanged: [ofCodes([{ const: 1 }], [{ const: 1 }, { const: 2 }])],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const { gone, variable } of codes) {
      if (variable.new.codes === undefined) continue;
      for (const { value, name } of gone)
        yield { message: `${capital(name)} is gone.`, old: value.pointer, new: variable.new.pointer };
    }
  },
});

export const codeAdded = defineClass({
  id: 'code/added',
  severity: 'risky',
  bump: 'minor',
  summary: 'A list has a new code.',
  why: 'Programs that know the old list do not know it. Beside a code for all others, that one means less than before.',
  examples: {
    changed: [
      ofCodes(
        [
          { const: 1, title: 'Car' },
          { const: 9, title: 'Other' },
        ],
        [
          { const: 1, title: 'Car' },
          { const: 2, title: 'Bicycle' },
          { const: 9, title: 'Other' },
        ],
      ),
    ],
    unchanged: [ofCodes([{ const: 1 }, { const: 2 }], [{ const: 2 }, { const: 1 }])],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const { added, pairs, variable } of codes) {
      if (variable.old.codes === undefined) continue;
      const residual = pairs.find(({ old }) => isResidual(old));
      for (const { value, name } of added) {
        if (value.isSentinel) continue;
        const less = residual ? ` ${capital(residual.name)} may mean less than before.` : '';
        yield { message: `${capital(name)} is new.${less}`, old: variable.old.pointer, new: value.pointer };
      }
    }
  },
});

/** What codes for all other cases are called, in a few languages. */
const RESIDUAL =
  /^(?:all )?(?:others?|else|rest|residual|not elsewhere classified|n e c|sonstiges?|andere|autres?|otros?|altri)(?: |$)/;

function isResidual({ title, label }: Code): boolean {
  return [title, ...label].some((each) => each !== undefined && RESIDUAL.test(plain(each.value)));
}
