import type { Json, JsonObject } from '../../../base/json.js';
import type { SchemaParts } from '../../validate/parts/index.js';

/** That a value meets a part of a schema, or that it does not. */
export interface Literal {
  readonly parts: SchemaParts;
  readonly schema: Json;
  readonly isMet: boolean;
}

/** Whether a part may mean something else by itself. */
export function isInexact({ parts, schema }: Literal): boolean {
  return parts.isDynamic && schema !== parts.root;
}

/** The names that a rule about members is for. */
export type Domain =
  | { readonly kind: 'matching'; readonly pattern: string; readonly parts: SchemaParts }
  | {
      readonly kind: 'others';
      readonly names: ReadonlySet<string>;
      readonly patterns: readonly string[];
      readonly parts: SchemaParts;
    };

/** A rule about one value that is no rule about others inside it, or one about what is inside. */
export type Atom =
  | { readonly kind: 'among'; readonly values: readonly Json[]; readonly isMet: boolean }
  | {
      readonly kind: 'bound';
      readonly side: 'least' | 'most';
      readonly value: number;
      readonly isOpen: boolean;
    }
  | { readonly kind: 'multiple'; readonly of: number; readonly isMet: boolean }
  | { readonly kind: 'length'; readonly side: 'least' | 'most'; readonly value: number }
  | {
      readonly kind: 'pattern';
      readonly pattern: string;
      readonly parts: SchemaParts;
      readonly isMet: boolean;
    }
  /** How many items or members there are. */
  | { readonly kind: 'count'; readonly side: 'least' | 'most'; readonly value: number }
  /** What the item at a position meets, if there is one. */
  | { readonly kind: 'item'; readonly at: number; readonly literal: Literal }
  /** What all, or some, of the items from a position on meet. */
  | { readonly kind: 'items'; readonly from: number; readonly isSome: boolean; readonly literal: Literal }
  /** How many items meet something. */
  | {
      readonly kind: 'containing';
      readonly literal: Literal;
      readonly side: 'least' | 'most';
      readonly value: number;
    }
  | { readonly kind: 'unique'; readonly isMet: boolean }
  | { readonly kind: 'presence'; readonly name: string; readonly isMet: boolean }
  /** What a member meets, if there is one. */
  | { readonly kind: 'member'; readonly name: string; readonly literal: Literal }
  /** What all, or some, of the members with certain names meet. */
  | { readonly kind: 'members'; readonly domain: Domain; readonly isSome: boolean; readonly literal: Literal }
  /** What all, or some, of the names of members meet. */
  | { readonly kind: 'names'; readonly isSome: boolean; readonly literal: Literal };

/** What must hold of a value. */
export type Formula =
  | { readonly kind: 'all'; readonly of: readonly Formula[] }
  | { readonly kind: 'any'; readonly of: readonly Formula[] }
  | { readonly kind: 'literal'; readonly literal: Literal }
  | { readonly kind: 'atom'; readonly atom: Atom }
  /** What no formula can say: it may hold or not. */
  | {
      readonly kind: 'unknown';
      readonly keyword: string;
      readonly schema: JsonObject;
      readonly parts: SchemaParts;
    };

export const TRUE: Formula = { kind: 'all', of: [] };
export const FALSE: Formula = { kind: 'any', of: [] };

export const all = (of: readonly Formula[]): Formula => (of.length > 0 ? { kind: 'all', of } : TRUE);
export const any = (of: readonly Formula[]): Formula => (of.length > 0 ? { kind: 'any', of } : FALSE);

/** A formula whose parts are made whenever they are asked for: often others decide, and there may be many. */
export function lazily(kind: 'all' | 'any', make: () => readonly Formula[]): Formula {
  return {
    kind,
    get of() {
      return make();
    },
  };
}

export const atom = (rule: Atom): Formula => ({ kind: 'atom', atom: rule });
export const literal = (parts: SchemaParts, schema: Json, isMet = true): Formula => ({
  kind: 'literal',
  literal: { parts, schema, isMet },
});

/** The formula that holds where another does not. */
export function negated(formula: Formula): Formula {
  switch (formula.kind) {
    case 'all':
      return formula === TRUE ? FALSE : lazily('any', () => formula.of.map(negated));
    case 'any':
      return formula === FALSE ? TRUE : lazily('all', () => formula.of.map(negated));
    case 'literal':
      return { kind: 'literal', literal: opposite(formula.literal) };
    case 'atom':
      return negatedAtom(formula.atom);
    case 'unknown':
      return formula;
  }
}

export function opposite(given: Literal): Literal {
  return { ...given, isMet: !given.isMet };
}

function negatedAtom(rule: Atom): Formula {
  switch (rule.kind) {
    case 'among':
    case 'multiple':
    case 'pattern':
    case 'unique':
    case 'presence':
      return atom({ ...rule, isMet: !rule.isMet });
    case 'bound':
      return atom({ ...rule, side: otherSide(rule.side), isOpen: !rule.isOpen });
    case 'length':
    case 'count':
    case 'containing':
      return atom({
        ...rule,
        side: otherSide(rule.side),
        value: rule.side === 'least' ? rule.value - 1 : rule.value + 1,
      });
    case 'item':
      return all([
        atom({ kind: 'count', side: 'least', value: rule.at + 1 }),
        atom({ ...rule, literal: opposite(rule.literal) }),
      ]);
    case 'member':
      return all([
        atom({ kind: 'presence', name: rule.name, isMet: true }),
        atom({ ...rule, literal: opposite(rule.literal) }),
      ]);
    case 'items':
    case 'members':
    case 'names':
      return atom({ ...rule, isSome: !rule.isSome, literal: opposite(rule.literal) });
  }
}

function otherSide(side: 'least' | 'most'): 'least' | 'most' {
  return side === 'least' ? 'most' : 'least';
}
