import type { Fact, Subject } from '../../../../schema/description/index.js';
import type { KeywordName } from '../../../../schema/vocabulary/index.js';
import { isAvailable } from '../../annotations/keyword-spelling.js';
import { type DatasetSubject, defineRule, type LintContext, type Rule } from '../../rule.js';
import { isAttempted } from './stated.js';
import { nameOf } from './wording.js';

/** A rule that checks only whether a dataset states something. */
export interface Presence
  extends Pick<Rule, 'id' | 'severity' | 'presets' | 'summary' | 'why' | 'targets' | 'metrics' | 'examples'> {
  /** Which datasets are asked for it. */
  readonly asks: (dataset: DatasetSubject, context: LintContext) => boolean;
  /** Whether it is stated. */
  readonly isSaid: (subject: Subject, context: LintContext) => boolean;
  /** The plain keyword that may say it too: if that is there and blank, it is the place of the finding. */
  readonly plain?: (subject: Subject) => Fact | undefined;
  /** The keywords that say it. */
  readonly keywords: readonly KeywordName[];
  /** The one of them that a person is asked for. Default: the first. */
  readonly ask?: KeywordName;
  /** Goes on after the name of the dataset: "has no title". */
  readonly lacks: string;
  readonly help: string;
}

/** The rule of a row. */
export function presenceRule({
  asks,
  isSaid,
  plain,
  keywords,
  ask = keywords[0]!,
  lacks,
  help,
  ...about
}: Presence): Rule {
  return defineRule({
    ...about,
    on: 'dataset',
    group: 'completeness',
    fix: 'none',
    ask: [ask],
    applies: (dataset, context) =>
      asks(dataset, context) && keywords.some((name) => isAvailable(name, context)),
    check: (dataset, context) => {
      const { subject } = dataset;
      if (isSaid(subject, context) || isAttempted(subject, keywords, context)) return undefined;
      const blank = plain?.(subject);
      return {
        ...(blank?.uri === context.document.uri ? { pointer: blank.pointer, on: 'value' as const } : {}),
        message: `${nameOf(dataset, context)} ${lacks}.`,
        help,
        params: { keywords },
      };
    },
  });
}
