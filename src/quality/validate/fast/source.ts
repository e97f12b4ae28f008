import { isObject, type Json, type JsonObject } from '../../../base/json.js';
import { ValueIndex } from '../equality.js';

/** What generated code is given beside itself: a value, and a text that is the same only for the same value. */
interface Constant {
  readonly value: unknown;
  readonly text: string;
}

/** A text as objects hold it when it is a name. The object is without prototype: V8 keeps no record of its shape. */
function asKey(name: string): string {
  const object: { [name: string]: number } = Object.create(null);
  object[name] = 0;
  return Object.keys(object)[0]!;
}

/** Code that spends steps of the budget, if there is one. */
export function spending(steps: string): string {
  return `if(meter.budget)meter.budget.spend(${steps});`;
}

/** Code that spends the steps of a loop, given how often it runs and the code that runs each time. */
export function spendingForLoop(times: string, code: string): string {
  return spending(`${times}*${LEAST_STEPS_OF_LOOP + Math.ceil(code.length / CHARACTERS_A_STEP)}`);
}

/** What a function takes at most: it goes once through its code, and what loops in it charge comes to that. */
function spendingForCall(body: string): string {
  return spending(String(LEAST_STEPS + Math.ceil(body.length / CHARACTERS_A_STEP)));
}

const LEAST_STEPS = 8;
const LEAST_STEPS_OF_LOOP = 4;
/** A long function is interpreted by V8, a short one is compiled. */
const CHARACTERS_A_STEP = 100;

/** The source of one schema while it is written: its constants, its functions, and names for both. */
export class Source {
  private readonly constants: Constant[] = [];
  private readonly constantNames = new Map<string, string>();
  private readonly functionNames = new Map<JsonObject, string>();
  private readonly bodies: string[] = [];
  private locals = new Set<string>();
  private labels = 0;

  /** The name of a function that checks values by a schema object; the first caller causes it to be generated. */
  functionOf(schema: JsonObject): string {
    const known = this.functionNames.get(schema);
    if (known) return known;
    const name = `f${this.functionNames.size}`;
    this.functionNames.set(schema, name);
    return name;
  }

  /** Writes all functions that were asked for, also those that are asked for meanwhile. */
  writeFunctions(bodyOf: (schema: JsonObject) => string): void {
    for (const [schema, name] of this.functionNames) {
      this.locals = new Set();
      const body = bodyOf(schema);
      const locals = this.locals.size > 0 ? `let ${[...this.locals].join(',')};` : '';
      this.bodies.push(
        `function ${name}(v,d){if(d>limit)throw tooDeep();${spendingForCall(body)}${locals}${body}return true;}`,
      );
    }
  }

  /** A variable of the function that is being written: a letter for its use, a number for how deep it is in use. */
  local(letter: string, level: number): string {
    const name = letter + level;
    this.locals.add(name);
    return name;
  }

  label(): string {
    return `L${this.labels++}`;
  }

  /** The name of a JSON value. */
  json(value: Json): string {
    return this.constant(`json ${exactText(value)}`, () => value);
  }

  /** The name of a member, in the form that makes access by it fast. */
  member(name: string): string {
    return this.constant(`json ${exactText(name)}`, () => asKey(name));
  }

  /** The name of a set of scalars. */
  set(values: readonly Json[]): string {
    return this.constant(`set ${exactText(values)}`, () => new Set(values));
  }

  /** The name of an index of values of any type. */
  index(values: readonly Json[]): string {
    return this.constant(
      `index ${exactText(values)}`,
      () => new ValueIndex(values, { namesOf: Object.keys }),
    );
  }

  /** The name of something that is wholly known by its kind and a text. */
  named(kind: 'pattern' | 'format', text: string, value: unknown): string {
    return this.constant(`${kind} ${exactText(text)}`, () => value);
  }

  private constant(text: string, make: () => unknown): string {
    const known = this.constantNames.get(text);
    if (known) return known;
    const name = `k${this.constants.length}`;
    this.constants.push({ value: make(), text });
    this.constantNames.set(text, name);
    return name;
  }

  get values(): readonly unknown[] {
    return this.constants.map(({ value }) => value);
  }

  /** Everything that the verdicts depend on. */
  get text(): string {
    return [this.functions, ...this.constants.map(({ text }) => text)].join('\n');
  }

  get functions(): string {
    const constants = this.constants.map((_, index) => `const k${index}=c[${index}];`).join('');
    return `${constants}${this.bodies.join('')}return f0;`;
  }
}

/** A text that only the same value has; unlike JSON it tells numbers that are too large for a double from null. */
function exactText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(exactText).join()}]`;
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).map((name) => `${JSON.stringify(name)}:${exactText(value[name]!)}`);
  return `{${members.join()}}`;
}
