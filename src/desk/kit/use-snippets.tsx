/** @file Snippets in a text area: `;` and letters offer those whose name has them, and Enter or Tab puts the marked one in their place. */
import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { fillWithCaret, type Placeholder } from '#domain/enquiries/placeholders.ts';
import { optionId, SuggestionList } from '#ui/suggestion-list.tsx';

/** What stands before the caret: a semicolon at the beginning of a word, and the letters after it. */
const asked = /(?:^|[\s(])(;[\p{L}\p{M}\p{N}-]*)$/u;

type Snippets = {
  /** The attributes of the text area. */
  attributes: {
    'aria-autocomplete': 'list';
    'aria-controls': string;
    'aria-activedescendant'?: string | undefined;
    onInput: () => void;
    onSelect: () => void;
    onBlur: () => void;
  };
  /** The list; it goes below the text area, in a positioned parent. */
  list: ReactNode;
  /** Handles a key of the text area; returns whether it was for the list. */
  onKey: (event: KeyboardEvent) => boolean;
};

/** Returns the letters after a semicolon before the caret, and where they begin; null without one. */
function askedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  const typed = selectionStart === selectionEnd ? asked.exec(value.slice(0, selectionStart))?.[1] : undefined;
  return typed === undefined
    ? null
    : { letters: typed.slice(1).toLowerCase(), from: selectionStart - typed.length };
}

/** Offers snippets in a text area. They are filled with these values; the text area tells of the change as of typing. */
export function useSnippets(
  field: RefObject<HTMLTextAreaElement | null>,
  snippets: readonly Pick<ReplyTemplate, 'name' | 'text' | 'locale'>[],
  values: Readonly<Partial<Record<Placeholder, string>>>,
): Snippets {
  const id = useId();
  const [open, setOpen] = useState<{ letters: string; from: number } | null>(null);
  const [active, setActive] = useState(0);
  const found = open
    ? snippets
        .filter(({ name }) => name.toLowerCase().includes(open.letters))
        .map((snippet) => ({ label: snippet.name, detail: null, snippet }))
    : [];
  const isOpen = found.length > 0;
  const marked = Math.min(active, found.length - 1);
  const shut = () => setOpen(null);
  const look = () => {
    const now = field.current && askedIn(field.current);
    if (now?.from !== open?.from) setActive(0);
    setOpen(now);
  };
  const insert = ({ snippet }: (typeof found)[number]) => {
    const area = field.current;
    if (!area || !open) return;
    const { text, caret } = fillWithCaret(snippet.text, values, snippet.locale);
    area.setRangeText(text, open.from, area.selectionStart, 'end');
    area.setSelectionRange(open.from + caret, open.from + caret);
    area.dispatchEvent(new Event('input', { bubbles: true }));
    shut();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((marked + 1) % found.length),
    ArrowUp: () => setActive((marked + found.length - 1) % found.length),
    Enter: () => insert(found[marked]!),
    Tab: () => insert(found[marked]!),
    Escape: shut,
  };
  return {
    attributes: {
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': isOpen ? optionId(id, marked) : undefined,
      onInput: look,
      // The caret has moved.
      onSelect: look,
      onBlur: shut,
    },
    list: <SuggestionList id={id} rows={found} open={isOpen} active={marked} onChoose={insert} />,
    onKey: (event) => {
      const act = isOpen && !event.ctrlKey && !event.metaKey && !event.shiftKey ? keys[event.key] : undefined;
      if (!act) return false;
      event.preventDefault();
      event.stopPropagation();
      act();
      return true;
    },
  };
}
