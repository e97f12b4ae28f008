import { characterTest } from './characters.js';
import { canBeEmpty } from './graph.js';
import type { Assertion, Look, Repeat, Tree } from './tree.js';

/** What an instruction of the matcher does. Slots hold positions and counts; `pc` is the index of an instruction. */
export type Operation =
  /** Takes one character. */
  | 'take'
  /** Takes one character `least` to `most` times. */
  | 'run'
  | 'assert'
  /** Takes the text that a group captured; `slots` are the starts of groups. */
  | 'back'
  /** Stores the position in `slot`. */
  | 'save'
  | 'jump'
  /** Continues with the next instruction, and tries `to` later. */
  | 'split'
  /** Stores 0 in `slot`: no iteration yet. */
  | 'count'
  /** Begins an iteration with the next instruction, or continues at `to`. */
  | 'loop'
  /** Counts an iteration in `slot`, stores its start in the slot after it and clears the captures in `slots`. */
  | 'iterate'
  /** Fails if an iteration that was not required is empty; otherwise goes to the `loop` at `to`. */
  | 'iterated'
  /** Begins a look-around: stores the height of the stack in `slot` and the position in the slot after it. */
  | 'look'
  /** Ends a look-around that has matched. */
  | 'looked'
  /** Begins a negated look-around, which continues at `to` if it does not match. */
  | 'look not'
  /** Ends a negated look-around that has matched: it fails. */
  | 'looked not'
  | 'match';

/** All instructions have the same shape, which keeps the matcher fast. */
export interface Instruction {
  readonly op: Operation;
  readonly takes: (code: number) => boolean;
  /** Whether it goes towards the start of the text, as in a look-behind. */
  readonly isBackward: boolean;
  readonly isLazy: boolean;
  /** Whether it stores where an iteration starts. */
  readonly marks: boolean;
  readonly assertion: Assertion;
  readonly least: number;
  readonly most: number;
  readonly slot: number;
  readonly slots: readonly number[];
  to: number;
}

/** A pattern as the matcher runs it. */
export interface Instructions {
  readonly code: readonly Instruction[];
  readonly slots: number;
  /** Whether it can match only at the start of a text. */
  readonly isAnchored: boolean;
}

/** No text is longer, and the slots hold integers of 32 bits. */
export const ENDLESS = 0x7fffffff;

/** Compiles a pattern for the matcher. */
export function instructionsFor(tree: Tree): Instructions {
  const compiler = new Compiler();
  compiler.compile(tree, false);
  compiler.add('match');
  return { code: compiler.code, slots: compiler.slots, isAnchored: isAnchored(tree) };
}

function isAnchored(tree: Tree): boolean {
  if (tree.kind === 'sequence') return tree.parts.length > 0 && isAnchored(tree.parts[0]!);
  if (tree.kind === 'choice') return tree.parts.every(isAnchored);
  return tree.kind === 'assertion' && tree.assertion === 'start';
}

const DEFAULTS: Omit<Instruction, 'op'> = {
  takes: () => false,
  isBackward: false,
  isLazy: false,
  marks: false,
  assertion: 'start',
  least: 0,
  most: 0,
  slot: 0,
  slots: [],
  to: 0,
};

class Compiler {
  readonly code: Instruction[] = [];
  slots = 0;
  /** The slot of the start of each group; its end is in the next one. */
  private readonly groups = new Map<number, number>();

  add(op: Operation, fields: Partial<Instruction> = {}): Instruction {
    const instruction = { op, ...DEFAULTS, ...fields };
    this.code.push(instruction);
    return instruction;
  }

  compile(tree: Tree, isBackward: boolean): void {
    switch (tree.kind) {
      case 'take':
        this.add('take', { takes: characterTest(tree.characters, tree.source), isBackward });
        break;
      case 'sequence':
        for (const part of isBackward ? [...tree.parts].reverse() : tree.parts)
          this.compile(part, isBackward);
        break;
      case 'choice':
        this.choice(tree.parts, isBackward);
        break;
      case 'repeat':
        if (tree.most > 0) this.repeat(tree, isBackward);
        break;
      case 'assertion':
        this.add('assert', { assertion: tree.assertion });
        break;
      case 'look':
        this.look(tree);
        break;
      case 'group': {
        const slot = this.slotOf(tree.group);
        this.add('save', { slot: isBackward ? slot + 1 : slot });
        this.compile(tree.part, isBackward);
        this.add('save', { slot: isBackward ? slot : slot + 1 });
        break;
      }
      case 'back':
        this.add('back', { slots: tree.groups.map((group) => this.slotOf(group)), isBackward });
    }
  }

  private choice(parts: readonly Tree[], isBackward: boolean): void {
    const jumps: Instruction[] = [];
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      const split = isLast ? undefined : this.add('split');
      this.compile(part, isBackward);
      if (split === undefined) continue;
      jumps.push(this.add('jump'));
      split.to = this.code.length;
    }
    for (const jump of jumps) jump.to = this.code.length;
  }

  private repeat({ part, isLazy, ...counts }: Repeat, isBackward: boolean): void {
    const least = Math.min(counts.least, ENDLESS);
    const most = Math.min(counts.most, ENDLESS);
    if (part.kind === 'take') {
      const takes = characterTest(part.characters, part.source);
      this.add('run', { takes, least, most, isLazy, isBackward });
      return;
    }
    const slot = this.reserve(2);
    this.add('count', { slot });
    const start = this.code.length;
    const loop = this.add('loop', { slot, least, most, isLazy });
    const slots = groupsIn(part).map((group) => this.slotOf(group));
    // Only where iterations can be empty does it matter where they start.
    const marks = canBeEmpty(part);
    this.add('iterate', { slot, slots, least, most, marks });
    this.compile(part, isBackward);
    this.add(marks ? 'iterated' : 'jump', { slot, least, to: start });
    loop.to = this.code.length;
  }

  private look({ part, isBehind, isNegated }: Look): void {
    const slot = this.reserve(2);
    const start = this.add(isNegated ? 'look not' : 'look', { slot });
    this.compile(part, isBehind);
    this.add(isNegated ? 'looked not' : 'looked', { slot });
    start.to = this.code.length;
  }

  private slotOf(group: number): number {
    const known = this.groups.get(group);
    if (known !== undefined) return known;
    const slot = this.reserve(2);
    this.groups.set(group, slot);
    return slot;
  }

  private reserve(count: number): number {
    this.slots += count;
    return this.slots - count;
  }
}

/** The groups that an iteration clears. */
function groupsIn(tree: Tree): readonly number[] {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.flatMap(groupsIn);
    case 'repeat':
    case 'look':
      return groupsIn(tree.part);
    case 'group':
      return [tree.group, ...groupsIn(tree.part)];
    default:
      return [];
  }
}
