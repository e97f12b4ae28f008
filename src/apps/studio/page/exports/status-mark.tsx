import type { ExportReport } from '../../protocol.js';
import { Icon } from '../parts/icon.js';
import { words } from '../words.js';
import { statusOf } from './status.js';

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
