import type { Rule } from '../../rule.js';
import { codeList } from './code-list.js';
import { codedValues } from './coded-values.js';
import { controlledTerm } from './controlled-term.js';
import { literalNeedsRef } from './literal-needs-ref.js';
import { noIriInLiteral } from './no-iri-in-literal.js';
import { noReusedRef } from './no-reused-ref.js';
import { numericUnit } from './numeric-unit.js';
import { codeLabel, variableConcept, variableDescription, variableLabel } from './presence.js';
import { sentinelFlag } from './sentinel-flag.js';
import { unitExists } from './unit-exists.js';
import { unitFits } from './unit-fits.js';
import { unitFitsQuantity } from './unit-fits-quantity.js';
import { variableType } from './variable-type.js';

/** The rules about what variables and codes mean. */
export const semantics: readonly Rule[] = [
  variableLabel,
  variableDescription,
  variableType,
  variableConcept,
  literalNeedsRef,
  noIriInLiteral,
  noReusedRef,
  numericUnit,
  unitFits,
  unitExists,
  unitFitsQuantity,
  controlledTerm,
  codedValues,
  codeLabel,
  codeList,
  sentinelFlag,
];
