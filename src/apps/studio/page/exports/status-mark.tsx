import type { ExportReport } from '../../protocol.js';
import type { Words } from '../../words/en.js';
import { Icon, type IconName } from '../parts/icon.js';
import { words } from '../words.js';

/** What is known about a document of a standard, as a shape and in words. */
interface Status {
  readonly kind: ExportReport['status'] | 'errors';
  readonly icon: IconName;
  readonly look: 'good' | 'fair' | 'bad';
  readonly brief: string;
  readonly sentence: string;
}

type Counted = Pick<ExportReport, 'status' | 'missing' | 'errors'>;

const looks: { readonly [kind in Status['kind']]: Pick<Status, 'icon' | 'look'> } = {
  complete: { icon: 'check', look: 'good' },
  should: { icon: 'half', look: 'fair' },
  must: { icon: 'error', look: 'bad' },
  errors: { icon: 'error', look: 'bad' },
};

/** The status of a document, with the numbers of missing values. */
export function statusOf(report: Counted, { exports }: Pick<Words, 'exports'>): Status {
  const kind = report.errors.length > 0 ? 'errors' : report.status;
  const number = report.missing.filter(({ level }) => level === kind).length;
  const { brief, complete, should, must, cannot } = exports;
  const inWords: { readonly [kind in Status['kind']]: () => Pick<Status, 'brief' | 'sentence'> } = {
    complete: () => ({ brief: brief.complete, sentence: complete }),
    should: () => ({ brief: brief.should(number), sentence: should(number) }),
    must: () => ({ brief: brief.must(number), sentence: must(number) }),
    errors: () => ({ brief: brief.errors, sentence: cannot }),
  };
  return { kind, ...looks[kind], ...inWords[kind]() };
}

/** The status of a document: a shape, and words in short or in full. */
export function StatusMark({
  report,
  isBrief,
}: {
  readonly report: ExportReport | undefined;
  readonly isBrief?: boolean;
}) {
  if (report === undefined) return <span class="status">{words.value.exports.working}</span>;
  const { icon, look, brief, sentence } = statusOf(report, words.value);
  return (
    <span class={`status ${look}`}>
      <Icon name={icon} />
      <span>{isBrief ? brief : sentence}</span>
    </span>
  );
}
