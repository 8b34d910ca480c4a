/** @file `@` and a name in a text: a link to a vendor, a market, a post or a page, chosen from a list. */
import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { findTargets, type Target } from '../use-targets.ts';
import { inBrackets } from './marks.ts';

/** An `@` that begins a word: the one in a mail address does not. */
const typed = /(?<=^|[\s(])@[\p{L}\p{N}][\p{L}\p{N} '&-]{0,60}/u;
/** The list opens after this pause in typing. */
const pauseMs = 250;

/** Puts what is named so before what the words only lead to, such as lists of a trade. */
const namedFirst = (targets: readonly Target[], words: string): Target[] => {
  const isNamed = ({ title }: Target) => title.toLowerCase().startsWith(words.toLowerCase());
  return [...targets.filter(isNamed), ...targets.filter((target) => !isNamed(target))];
};

async function found(context: CompletionContext): Promise<CompletionResult | null> {
  const word = context.matchBefore(typed);
  if (!word) return null;
  const words = word.text.slice(1).trim();
  const targets = await findTargets(words).catch((): readonly Target[] => []);
  if (context.aborted || targets.length === 0) return null;
  return {
    from: word.from,
    filter: false,
    options: namedFirst(targets, words).map(({ title, href, detail }) => ({
      label: title,
      detail,
      apply: `[${inBrackets(title)}](${href})`,
    })),
  };
}

const looks = EditorView.theme({
  '.cm-tooltip.cm-tooltip-autocomplete': {
    border: '1px solid var(--line-strong)',
    borderRadius: '0.5rem',
    background: 'var(--paper)',
    color: 'var(--ink)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxWidth: 'min(24rem, 90vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.75rem',
    minHeight: '2.75rem',
    padding: '0.25rem 0.75rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--marigold-wash)',
    color: 'var(--ink)',
  },
  '.cm-completionDetail': { color: 'var(--ink-soft)', fontStyle: 'normal', margin: '0' },
});

export const mentions = (): Extension => [
  autocompletion({ override: [found], icons: false, activateOnTypingDelay: pauseMs }),
  looks,
];
