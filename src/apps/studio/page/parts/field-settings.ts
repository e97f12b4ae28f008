import type { Field, Intent } from '../../protocol.js';

/** A field, and what happens with what a person enters. */
export interface FieldSettings {
  readonly field: Field;
  readonly onIntent: (intent: Intent) => void;
  readonly isDisabled?: boolean | undefined;
}
