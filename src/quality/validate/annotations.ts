import type { Budget } from '../../base/budget.js';
import type { Json, JsonObject } from '../../base/json.js';
import { append } from '../../schema/document/index.js';
import { standardRows } from '../../schema/vocabulary/index.js';
import type { Evaluated, Evaluation, Failure, Run } from './evaluation.js';
import { addressOf, Evaluator } from './evaluator.js';
import type { Program } from './program.js';

/** What a keyword says about a part of an instance, without checking it. */
export interface Annotation {
  readonly instancePointer: string;
  readonly keyword: string;
  /** The way that the evaluation took to the keyword, and its full address. */
  readonly keywordLocation: string;
  readonly absoluteKeywordLocation: string;
  readonly value: Json;
}

type Applies = (value: Json, keywords: JsonObject) => boolean;

const always: Applies = () => true;
const toStrings: Applies = (value) => typeof value === 'string';

/** The keywords of the standard that annotate, and when they do. */
const standardAnnotations: ReadonlyMap<string, Applies> = new Map([
  ['title', always],
  ['description', always],
  ['default', always],
  ['deprecated', always],
  ['readOnly', always],
  ['writeOnly', always],
  ['examples', always],
  ['format', always],
  ['contentMediaType', toStrings],
  ['contentEncoding', toStrings],
  [
    'contentSchema',
    (value, keywords) => typeof value === 'string' && Object.hasOwn(keywords, 'contentMediaType'),
  ],
]);

function annotates(keyword: string, value: Json, keywords: JsonObject): boolean {
  const applies = standardAnnotations.get(keyword);
  // What the standard does not know, such as the keywords of the FAIR vocabulary, is an annotation to it.
  return applies ? applies(value, keywords) : !standardRows.has(keyword);
}

/** Collects what a schema says about an instance; its reader needs no list of the evaluated parts. */
export class Annotating extends Evaluator {
  override readonly isThorough = true;
  private readonly found: Annotation[] = [];

  constructor(program: Program, formats: Run['formats'], budget?: Budget) {
    super(program, formats, true, budget);
  }

  annotate(schema: JsonObject, value: Json): readonly Annotation[] {
    return this.evaluate(schema, value) ? this.found : [];
  }

  protected override evaluateHere(
    evaluation: Evaluation,
    track: Evaluated | undefined,
    failures: Failure[] | undefined,
  ): boolean {
    const before = this.found.length;
    // The name of a member has no place of its own that could be annotated.
    if (evaluation.on === 'value') this.note(evaluation);
    const isMet = super.evaluateHere(evaluation, track, failures);
    if (!isMet || evaluation.on === 'key') this.found.length = before;
    return isMet;
  }

  private note({ node: { keywords, object }, value, at, path }: Evaluation): void {
    for (const keyword of Object.keys(keywords)) {
      if (!annotates(keyword, value, keywords)) continue;
      this.found.push({
        instancePointer: at,
        keyword,
        keywordLocation: append(path, keyword),
        absoluteKeywordLocation: addressOf(object, append('', keyword)),
        value: keywords[keyword]!,
      });
    }
  }
}
