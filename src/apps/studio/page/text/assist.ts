import type { CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import type { EditorView, HoverTooltipSource, Tooltip } from '@codemirror/view';
import type { TextVersion } from '../../protocol.js';
import { ask } from '../connection.js';
import { offsetIn, offsetOut } from './offsets.js';

/** Finds what can be written at the cursor. */
export function completionsOf(textVersion: () => TextVersion): CompletionSource {
  return (context) => completions(context, textVersion);
}

async function completions(
  context: CompletionContext,
  textVersion: () => TextVersion,
): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context;
  if (!explicit && context.matchBefore(/[\w:$-]+$/) === null) return null;
  const found = await ask('complete', { ...textVersion(), offset: offsetOut(state, pos) }).catch(() => null);
  if (found === null || found.items.length === 0 || context.aborted) return null;
  const { from, to, items } = found;
  return {
    from: offsetIn(state, from),
    to: offsetIn(state, to),
    options: items.map(({ label, detail, insert, kind }) => ({
      label,
      detail,
      apply: insert,
      type: kind === 'keyword' ? 'property' : 'constant',
    })),
    validFor: /^[\w:$.-]*$/,
  };
}

/** Finds words about what is under the pointer of the mouse. */
export function hoverWordsOf(textVersion: () => TextVersion): HoverTooltipSource {
  return (view, position) => hoverWords(view, position, textVersion);
}

async function hoverWords(
  view: EditorView,
  position: number,
  textVersion: () => TextVersion,
): Promise<Tooltip | null> {
  const { state } = view;
  const offset = offsetOut(state, position);
  const found = await ask('hover', { ...textVersion(), offset }).catch(() => undefined);
  if (found === undefined || view.state.doc !== state.doc) return null;
  return {
    pos: offsetIn(state, found.from),
    end: offsetIn(state, found.to),
    create: () => {
      const dom = document.createElement('div');
      const title = document.createElement('strong');
      title.textContent = found.title;
      const about = document.createElement('div');
      about.textContent = found.about;
      dom.append(title, about);
      return { dom };
    },
  };
}
