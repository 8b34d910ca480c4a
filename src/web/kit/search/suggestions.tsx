import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { t } from '#words/t.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { limits } from '#facts/limits.ts';
import { allVendorsPath, matchingShortcuts } from '#content/company/first-found.ts';
import { optionId, SuggestionList, type SuggestionRow } from '#ui/suggestion-list.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { suggested } from './suggested.ts';

/** What the text field says of its list. */
export type ListState = { open: boolean; activeId?: string };

type Props = {
  /** The text field, which keeps the focus. */
  field: RefObject<HTMLInputElement | null>;
  id: string;
  /** Whether the field searches the whole site: with the six shortcuts, and the list of all vendors. */
  ofSite: boolean;
  /** Whether somebody typed. While this code was loading, too: the page may have taken the text over as its own since. */
  isTypedInto: boolean;
  onState: (state: ListState) => void;
};

const none = -1;

/** Returns the list of all vendors for these words: it needs no answer of the server. */
const allVendors = (text: string): SuggestionRow[] =>
  text === ''
    ? []
    : [{ label: t('Search all vendors for “{text}”', { text }), detail: null, href: allVendorsPath(text) }];

/** Pause that marks the end of a word; each such pause causes one request. */
const pauseMs = 250;
const shortest = 2;

/** Returns the server's suggestions for a text, after a pause; null before they are there, and without a network. */
function useSuggested(text: string): readonly Suggestion[] | null {
  const typed = useDebounced(text.trim(), pauseMs);
  const [found, setFound] = useState<{ typed: string; rows: readonly Suggestion[] | null }>({
    typed: '',
    rows: null,
  });
  useEffect(() => {
    if (typed.length < shortest) return;
    let superseded = false;
    suggested(typed)
      .then((rows) => superseded || setFound({ typed, rows }))
      // Without the network the shortcuts still work.
      .catch(() => undefined);
    return () => {
      superseded = true;
    };
  }, [typed]);
  return found.typed === text.trim() ? found.rows : null;
}

/** Returns the rows for a text: the shortcuts after a short pause, then what the server knows. */
function useRows(text: string, ofSite: boolean): SuggestionRow[] {
  const settled = useDebounced(text, limits.searchDebounceMs);
  const found = useSuggested(text);
  const rows = (found ?? []).filter(({ kind }) => ofSite || kind !== 'all');
  const known = rows.map(({ title, detail, href }) => ({ label: title, detail, href }));
  if (!ofSite) return known;
  const shortcuts = matchingShortcuts(settled).map((one) => ({ ...one, detail: null }));
  return [...shortcuts, ...(found ? known : allVendors(settled.trim()))];
}

/**
 * The suggestions of a text field, a combobox by the ARIA practices: the focus stays in the text, arrows move through the list, Enter opens
 * the marked row, Escape closes the list. Own code: the library in use would cost a tenth of a page's script budget.
 */
export function Suggestions({ field, id, ofSite, isTypedInto, onState }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(none);
  const [closed, setClosed] = useState(true);
  const rows = useRows(text, ofSite);
  const open = !closed && rows.length > 0;
  const activeId = open && active !== none ? optionId(id, active) : undefined;
  useEffect(() => onState({ open, activeId }), [onState, open, activeId]);

  const choose = ({ href }: SuggestionRow) => {
    setClosed(true);
    void navigate(href);
  };
  const onInput = useEffectEvent(() => {
    setText(field.current!.value);
    setActive(none);
    // Text carried over from the page in another language opens no list here.
    setClosed(field.current !== document.activeElement);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length > 0) {
      event.preventDefault();
      setClosed(false);
      setActive((index) =>
        index === none && step < 0 ? rows.length - 1 : (index + step + rows.length) % rows.length,
      );
    }
    const row = open ? rows[active] : undefined;
    if (event.key === 'Enter' && row && !event.isComposing) {
      event.preventDefault();
      choose(row);
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setClosed(true);
    }
  });
  const onMount = useEffectEvent(() => {
    // Text that was there before opens no list.
    if (isTypedInto || field.current!.value !== field.current!.defaultValue) onInput();
  });
  useEffect(() => {
    const input = field.current!;
    const close = () => setClosed(true);
    input.addEventListener('input', onInput);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', close);
    input.form?.addEventListener('submit', close);
    onMount();
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', close);
      input.form?.removeEventListener('submit', close);
    };
  }, [field]);
  return <SuggestionList id={id} rows={rows} open={open} active={active} onChoose={choose} />;
}
