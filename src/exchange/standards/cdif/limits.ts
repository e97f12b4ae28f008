/** Where the limits of values are written, all as texts. */
export const LIMITS = {
  minimum: 'cdi:minimumValueInclusive',
  maximum: 'cdi:maximumValueInclusive',
  exclusiveMinimum: 'cdi:minimumValueExclusive',
  exclusiveMaximum: 'cdi:maximumValueExclusive',
  pattern: 'cdi:regularExpression',
} as const;

/** Limits that CDIF takes only as an expression: what is before and behind them. */
export const CONDITIONS = {
  multipleOf: ['value mod ', ' = 0'],
  minLength: ['length(value) >= ', ''],
  maxLength: ['length(value) <= ', ''],
} as const;
