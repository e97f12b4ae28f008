import { words } from '../words.js';
import { Dialog } from './dialog.js';
import { useAnswer } from './use-answer.js';

/** What a rule or a keyword is about. */
export function ExplainDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const found = useAnswer('explain', { name });
  return (
    <Dialog title={found?.title ?? words.value.problems.why} onClose={onClose}>
      {found?.paragraphs.map((paragraph) => (
        <p key={paragraph} class="paragraph">
          {paragraph}
        </p>
      ))}
    </Dialog>
  );
}
