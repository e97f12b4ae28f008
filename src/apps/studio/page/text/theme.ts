import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of the syntax, from the tokens of the page. */
export const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-key)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-value)' },
  { tag: tags.comment, color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--error)' },
]);

/** How the editor looks. */
export const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink-3)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--selection)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: 'var(--shadow)',
    maxWidth: '28rem',
    padding: '2px',
  },
  '.cm-tooltip-hover': { padding: '6px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--ink)', borderColor: 'var(--line)' },
  // WCAG 2.2, 2.5.8: what is clicked is at least 24 pixels high and wide.
  '.cm-panel.cm-search': {
    paddingRight: '28px',
    fontSize: '13px',
    '& .cm-textfield, & button, & label': {
      minHeight: '24px',
      minWidth: '24px',
      fontSize: 'inherit',
      verticalAlign: 'middle',
    },
    '& .cm-textfield, & .cm-button': {
      background: 'var(--surface)',
      border: '1px solid var(--line-strong)',
      borderRadius: '6px',
    },
    '& label': { display: 'inline-flex', alignItems: 'center' },
  },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--hover)', color: 'var(--ink-2)', border: 'none' },
});
