/** @file The editor's look: markdown with large headings and pale marks. Colours are the site's own, so that both schemes work. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const soft = 'var(--ink-soft)';

const highlight = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.55em', fontWeight: '650', lineHeight: '1.3' },
  { tag: tags.heading2, fontSize: '1.35em', fontWeight: '650', lineHeight: '1.35' },
  { tag: tags.heading3, fontSize: '1.18em', fontWeight: '650', lineHeight: '1.4' },
  { tag: [tags.heading4, tags.heading5, tags.heading6], fontWeight: '650' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.quote, color: soft },
  { tag: tags.link, color: 'var(--teal)' },
  { tag: [tags.url, tags.labelName], color: soft, fontSize: '0.88em' },
  {
    tag: tags.monospace,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.92em',
    background: 'var(--paper-deep)',
  },
  // The marks themselves.
  {
    tag: [tags.processingInstruction, tags.contentSeparator],
    color: soft,
    fontWeight: '400',
  },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: 'inherit', background: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.7', overflow: 'visible' },
  '.cm-content': { padding: '1rem', caretColor: 'var(--ink)', minHeight: '16rem', maxWidth: '44rem' },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-placeholder': { color: soft },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--marigold-wash)',
  },
  '.cm-tableLine': { fontFamily: 'ui-monospace, monospace', fontSize: '0.86em', color: 'var(--ink)' },
  '.cm-panels': { background: 'var(--paper-deep)', color: 'var(--ink)' },
  '.cm-panels input, .cm-panels button': { fontSize: '1rem', minHeight: '2.5rem' },
  '.cm-searchMatch': { background: 'var(--marigold-wash)', outline: '1px solid var(--marigold)' },
  // For comparisons.
  '.cm-changedLine, .cm-changedText': { color: 'var(--ink)' },
  '.cm-deletedChunk': { background: 'var(--sindoor-wash)' },
  '.cm-insertedLine': { background: 'var(--teal-wash)' },
  '.cm-collapsedLines': { color: 'var(--ink)', background: 'var(--paper-deep)' },
  // On a separate line, since a thumb needs more room than a line of text has.
  '.cm-deletedChunk .cm-chunkButtons': {
    position: 'static',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    padding: '0.5rem 0.5rem 0.25rem 0',
  },
  '.cm-deletedChunk button[name=accept], .cm-deletedChunk button[name=reject]': {
    minHeight: '2.75rem',
    margin: '0',
    padding: '0 0.875rem',
    border: '1px solid var(--line-strong)',
    borderRadius: '0.5rem',
    background: 'var(--paper)',
    color: 'var(--ink)',
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: '600',
  },
});

/** Returns the nonce that the desk's document permits, since the editor writes its rules into a style element. */
const nonce = (): string => document.getElementById('desk')?.nonce ?? '';

/** Returns the look of a text, wherever it is edited or compared. */
export const looks = (): Extension => [
  EditorView.cspNonce.of(nonce()),
  theme,
  // The bare language: its usual wrapper includes the languages of HTML, scripts and styles.
  markdownLanguage.extension,
  syntaxHighlighting(highlight),
  EditorView.lineWrapping,
];
