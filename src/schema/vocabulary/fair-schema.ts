import type { FairAnnotations } from './keywords.js';
import type { ValueOf } from './kind.js';
import type { Holds, StandardKeywordName, standardKeywords } from './standard.js';

type Held<H extends Holds> = {
  schema: FairSchema | boolean;
  schemas: readonly (FairSchema | boolean)[];
  'schema map': { readonly [name: string]: FairSchema | boolean };
}[H];

type Row<K extends StandardKeywordName> = (typeof standardKeywords)[K];

type StandardAnnotations = {
  readonly [K in StandardKeywordName]?: Row<K> extends { holds: infer H extends Holds }
    ? Held<H>
    : ValueOf<Row<K>['check']>;
};

/** A Draft 2020-12 schema object with `fair:` annotations. */
export interface FairSchema extends FairAnnotations, StandardAnnotations {}
