import type { Json, JsonObject } from '../../../../base/json.js';
import type { DataQuestion } from '../../protocol.js';

/** Answers by the number of their question. */
export type Answered = ReadonlyMap<number, Json>;

/** Answers as `infer` takes them: each at the path of its question. */
export function answersOf(questions: readonly DataQuestion[], answered: Answered): JsonObject {
  const root: Branch = new Map();
  for (const [number, value] of answered) put(root, questions[number]!.path, value);
  return answerAt(root) as JsonObject;
}

/** The questions that are asked now: what somebody is, once there is a name. */
export function askedNow(questions: readonly DataQuestion[], answered: Answered): readonly number[] {
  const named = new Set(
    [...answered.keys()].map((number) => questions[number]!.path).map((path) => keyOf(path)),
  );
  return questions.flatMap(({ path }, number) => {
    const isAboutSomebody = path.at(-1) === 'type' || path.at(-1) === 'identifier';
    return isAboutSomebody && !named.has(keyOf([...path.slice(0, -1), 'name'])) ? [] : [number];
  });
}

/** Values that are separated by commas; numbers are numbers. */
export function listedIn(text: string): readonly (string | number)[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(each) ? Number(each) : each));
}

type Step = DataQuestion['path'][number];
type Branch = Map<Step, Branch | { readonly leaf: Json }>;

function put(branch: Branch, path: DataQuestion['path'], value: Json): void {
  const [step, ...rest] = path as readonly [Step, ...Step[]];
  if (rest.length === 0) {
    branch.set(step, { leaf: value });
    return;
  }
  const known = branch.get(step);
  const inner: Branch = known instanceof Map ? known : new Map();
  branch.set(step, inner);
  put(inner, rest, value);
}

function answerAt(node: Branch | { readonly leaf: Json }): Json {
  if (!(node instanceof Map)) return node.leaf;
  const entries = [...node].map(([step, inner]) => [step, answerAt(inner)] as const);
  const isList = entries.length > 0 && entries.every(([step]) => typeof step === 'number');
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function keyOf(path: DataQuestion['path']): string {
  return JSON.stringify(path);
}
