import { ENDLESS, type Instruction, type Instructions } from './instructions.js';
import type { Assertion } from './tree.js';

/** How a match ended; `too expensive` when it took all instructions that were allowed, or too much memory. */
export interface Outcome {
  readonly result: 'match' | 'no match' | 'too expensive';
  /** The instructions that it took. */
  readonly instructions: number;
}

/** The entries of the stack: each has three integers of 32 bits, so this is 48 MB. */
const MOST_ENTRIES = 4_000_000;
const WIDTH = 3;

/** In the third place of an entry: continue at the instruction, rather than repeat it. */
const CHOICE = -1;

/**
 * Runs a pattern on a text by backtracking, as ECMA-262 describes it (22.2.2, with the `u` flag), and counts the
 * instructions. What is left to try is on a stack of its own, not on that of the language, so that long texts cannot
 * overflow it. An entry is one of three:
 * - `[pc, position, CHOICE]`: continue there;
 * - `[pc, position, limit]`: a `run` at that instruction can take a character less, or, if it is lazy, one more;
 * - `[-1 - slot, value, CHOICE]`: a slot had this value before.
 */
export function runMatcher({ code, slots, isAnchored }: Instructions, text: string, most: number): Outcome {
  const matcher = new Matcher(code, slots, text, most);
  for (let start = 0; start <= text.length; start = matcher.after(start)) {
    const result = matcher.matchAt(start);
    if (result !== 'no match') return { result, instructions: matcher.used };
    if (isAnchored) break;
  }
  return { result: 'no match', instructions: matcher.used };
}

class Matcher {
  used = 0;
  private readonly values: Int32Array;
  private stack = new Int32Array(WIDTH * 64);
  private height = 0;
  private position = 0;

  constructor(
    private readonly code: readonly Instruction[],
    slots: number,
    private readonly text: string,
    private readonly most: number,
  ) {
    this.values = new Int32Array(slots).fill(-1);
  }

  matchAt(start: number): Outcome['result'] {
    this.position = start;
    let pc = 0;
    while (true) {
      if (++this.used > this.most || this.height > MOST_ENTRIES * WIDTH) return 'too expensive';
      pc = pc < 0 ? this.backtrack() : this.execute(this.code[pc]!, pc);
      if (pc === MATCHED) return 'match';
      if (pc === EXHAUSTED) return 'no match';
    }
  }

  /** Executes one instruction; returns the index of the next one, `FAILED` or `MATCHED`. */
  private execute(instruction: Instruction, pc: number): number {
    const { position, values } = this;
    const { slot } = instruction;
    switch (instruction.op) {
      case 'take':
        return this.take(instruction) ? pc + 1 : FAILED;
      case 'run':
        return this.run(instruction, pc);
      case 'assert':
        return this.holds(instruction.assertion) ? pc + 1 : FAILED;
      case 'back':
        return this.back(instruction) ? pc + 1 : FAILED;
      case 'save':
        this.store(slot, position);
        return pc + 1;
      case 'jump':
        return instruction.to;
      case 'split':
        this.push(instruction.to, position, CHOICE);
        return pc + 1;
      case 'count':
        this.store(slot, 0);
        return pc + 1;
      case 'loop': {
        const count = values[slot]!;
        if (count < instruction.least) return pc + 1;
        if (count >= instruction.most) return instruction.to;
        this.push(instruction.isLazy ? pc + 1 : instruction.to, position, CHOICE);
        return instruction.isLazy ? instruction.to : pc + 1;
      }
      case 'iterate':
        this.iterate(instruction);
        return pc + 1;
      case 'iterated': {
        const wasRequired = values[slot]! <= instruction.least;
        return wasRequired || values[slot + 1] !== position ? instruction.to : FAILED;
      }
      case 'look':
      case 'look not':
        this.store(slot + 1, position);
        this.push(-1 - slot, values[slot]!, CHOICE);
        values[slot] = this.height;
        if (instruction.op === 'look not') this.push(instruction.to, position, CHOICE);
        return pc + 1;
      case 'looked':
        this.position = values[slot + 1]!;
        this.dropChoices(values[slot]!);
        return pc + 1;
      case 'looked not':
        this.unwind(values[slot]!);
        return FAILED;
      case 'match':
        return MATCHED;
    }
  }

  private iterate({ slot, slots, least, most, marks }: Instruction): void {
    const count = this.values[slot]!;
    // Beyond the least count only an upper limit needs the exact number.
    if (count <= least || most !== ENDLESS) this.store(slot, count + 1);
    if (marks) this.store(slot + 1, this.position);
    this.used += slots.length;
    for (const group of slots) {
      this.store(group, -1);
      this.store(group + 1, -1);
    }
  }

  /** Goes back to what was pushed last; returns the instruction to continue with. */
  private backtrack(): number {
    while (this.height > 0) {
      this.height -= WIDTH;
      const target = this.stack[this.height]!;
      const value = this.stack[this.height + 1]!;
      const limit = this.stack[this.height + 2]!;
      this.used++;
      if (target < 0) {
        this.values[-1 - target] = value;
        continue;
      }
      this.position = value;
      return limit === CHOICE ? target : this.rerun(this.code[target]!, target, limit);
    }
    return EXHAUSTED;
  }

  /** Takes one character many times; what is left to try is one entry. */
  private run(instruction: Instruction, pc: number): number {
    const { least, most, isLazy } = instruction;
    let count = 0;
    while (count < least && this.take(instruction)) count++;
    this.used += count;
    if (count < least) return FAILED;
    if (isLazy) {
      if (most > least) this.push(pc, this.position, most - least);
      return pc + 1;
    }
    const limit = this.position;
    while (count < most && this.take(instruction)) count++;
    this.used += count;
    if (this.position !== limit) this.push(pc, this.position, limit);
    return pc + 1;
  }

  /** Continues after a `run` with one character less, down to a position; or one more, if that many are left. */
  private rerun(instruction: Instruction, pc: number, limit: number): number {
    const { isLazy, isBackward } = instruction;
    if (isLazy) {
      if (!this.take(instruction)) return FAILED;
      if (limit > 1) this.push(pc, this.position, limit - 1);
      return pc + 1;
    }
    const before = isBackward ? this.after(this.position) : this.before(this.position);
    this.position = before;
    if (before !== limit) this.push(pc, before, limit);
    return pc + 1;
  }

  private take({ takes, isBackward }: Instruction): boolean {
    const { position, text } = this;
    if (isBackward) {
      if (position === 0) return false;
      const next = this.before(position);
      if (!takes(text.codePointAt(next)!)) return false;
      this.position = next;
      return true;
    }
    if (position >= text.length) return false;
    const code = text.codePointAt(position)!;
    if (!takes(code)) return false;
    this.position = position + (code > 0xffff ? 2 : 1);
    return true;
  }

  private back({ slots, isBackward }: Instruction): boolean {
    const { text, position, values } = this;
    const group = slots.find((each) => values[each]! >= 0 && values[each + 1]! >= 0);
    if (group === undefined) return true;
    const start = values[group]!;
    const length = values[group + 1]! - start;
    const from = isBackward ? position - length : position;
    if (from < 0 || from + length > text.length) return false;
    for (let index = 0; index < length; index++) {
      this.used++;
      if (text.charCodeAt(start + index) !== text.charCodeAt(from + index)) return false;
    }
    const next = isBackward ? from : from + length;
    if (this.isInsidePair(next)) return false;
    this.position = next;
    return true;
  }

  private holds(assertion: Assertion): boolean {
    const { text, position } = this;
    if (assertion === 'start') return position === 0;
    if (assertion === 'end') return position === text.length;
    const isBoundary = this.isWord(position - 1) !== this.isWord(position);
    return isBoundary === (assertion === 'word boundary');
  }

  private isWord(position: number): boolean {
    const code = this.text.charCodeAt(position);
    const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
    return isLetter || (code >= 0x30 && code <= 0x39) || code === 0x5f;
  }

  /** The position after the character at a position. */
  after(position: number): number {
    return position + (this.isInsidePair(position + 1) ? 2 : 1);
  }

  /** The position of the character before a position. */
  private before(position: number): number {
    return position - (this.isInsidePair(position - 1) ? 2 : 1);
  }

  /** Whether a position is between the two halves of a character beyond U+FFFF. */
  private isInsidePair(position: number): boolean {
    const { text } = this;
    return (
      (text.charCodeAt(position) & 0xfc00) === 0xdc00 && (text.charCodeAt(position - 1) & 0xfc00) === 0xd800
    );
  }

  private store(slot: number, value: number): void {
    const old = this.values[slot]!;
    if (old === value) return;
    this.push(-1 - slot, old, CHOICE);
    this.values[slot] = value;
  }

  private push(target: number, value: number, limit: number): void {
    if (this.height === this.stack.length) {
      const larger = new Int32Array(this.stack.length * 2);
      larger.set(this.stack);
      this.stack = larger;
    }
    this.stack[this.height] = target;
    this.stack[this.height + 1] = value;
    this.stack[this.height + 2] = limit;
    this.height += WIDTH;
  }

  /** Drops what is left to try above a height, but keeps what slots had before. */
  private dropChoices(height: number): void {
    const end = this.height;
    this.height = height;
    for (let entry = height; entry < end; entry += WIDTH) {
      this.used++;
      if (this.stack[entry]! < 0) this.push(this.stack[entry]!, this.stack[entry + 1]!, CHOICE);
    }
  }

  /** Takes back all that was done above a height. */
  private unwind(height: number): void {
    while (this.height > height) {
      this.height -= WIDTH;
      this.used++;
      const target = this.stack[this.height]!;
      if (target < 0) this.values[-1 - target] = this.stack[this.height + 1]!;
    }
  }
}

/** In place of the index of an instruction. */
const FAILED = -1;
const MATCHED = -2;
const EXHAUSTED = -3;
