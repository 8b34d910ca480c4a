import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { later } from '#kit/page/later.tsx';
import type { ListState } from './suggestions.tsx';

const Suggestions = later(() => import('./suggestions.tsx').then((module) => module.Suggestions));

type Suggesting = {
  field: RefObject<HTMLInputElement | null>;
  /** The attributes of the text field, which makes it a combobox. */
  attributes: ComponentProps<'input'>;
  /** The list; its code loads when the field is first used. It goes below the field, in a positioned parent. */
  list: ReactNode;
};

/** Gives suggestions to a text field. `ofSite`: it searches the whole site, not the directory alone. */
export function useSuggesting({ ofSite = false } = {}): Suggesting {
  // Fixed: the directory is rendered alone for a search, where ids by position would differ from those of its page.
  const id = ofSite ? 'site-suggestions' : 'directory-suggestions';
  const field = useRef<HTMLInputElement>(null);
  const [use, setUse] = useState<'none' | 'focused' | 'typed'>('none');
  const [{ open, activeId }, setState] = useState<ListState>({ open: false });
  const focus = () => setUse((before) => (before === 'none' ? 'focused' : before));
  // The field may be in use before the page is alive.
  useEffect(() => {
    if (field.current === document.activeElement) focus();
  }, []);
  return {
    field,
    attributes: {
      // A combobox may not be of the type `search`.
      type: 'text',
      inputMode: 'search',
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onFocus: focus,
      onInput: () => setUse('typed'),
    },
    list: use !== 'none' && (
      <Suggestions field={field} id={id} ofSite={ofSite} isTypedInto={use === 'typed'} onState={setState} />
    ),
  };
}
