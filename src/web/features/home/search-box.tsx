import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '#words/t.ts';
import { directoryLimits, limits } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { twinPath } from '#ui/twin-path.ts';
import { matchingShortcuts } from './matching-shortcuts.ts';
import { useOffered } from './use-offered.ts';

const none = -1;

/** Returns the directory entry for these words: it needs no answer of the server. */
const allVendors = (text: string) =>
  text === ''
    ? []
    : [
        {
          label: t('Search all vendors for “{text}”', { text }),
          detail: null,
          href: `${paths.vendors}?q=${encodeURIComponent(text)}`,
        },
      ];

/**
 * The suggestion box of the banner, a combobox by the ARIA practices: the focus stays in the text, arrows move through the list. First the
 * six shortcuts, then the vendors. Own code: the library in use would cost a tenth of the page's script budget.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(none);
  const [closed, setClosed] = useState(false);
  const settled = useDebounced(text, limits.searchDebounceMs);
  const offered = useOffered(text);
  const items = [
    ...matchingShortcuts(settled).map((shortcut) => ({ ...shortcut, detail: null })),
    ...allVendors(settled.trim()),
    ...offered,
  ];
  const open = !closed && items.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const go = (path: string) => {
    setClosed(true);
    void navigate(path);
  };
  /** Opens the chosen entry, else the first match of the present text (debounced or not), else the first page. */
  const submit = () =>
    go((open ? items[active] : undefined)?.href ?? matchingShortcuts(text)[0]?.href ?? paths.home);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) {
      event.preventDefault();
      setClosed(false);
      setActive((index) =>
        index === none && step < 0 ? items.length - 1 : (index + step + items.length) % items.length,
      );
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setClosed(true);
    }
  }

  return (
    <form
      role="search"
      action={twinPath(paths.home)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="relative w-full max-w-xl"
    >
      <label className="flex items-center gap-2 rounded-lg border-2 border-on-night/20 bg-paper px-4 text-ink shadow-raised focus-frame">
        <span className="sr-only">{t('What are you looking for?')}</span>
        <Search aria-hidden className="shrink-0 text-ink-soft" />
        <input
          // A combobox may not be of the type `search`.
          type="text"
          inputMode="search"
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && active !== none ? optionId(active) : undefined}
          autoComplete="off"
          enterKeyHint="go"
          data-limit={directoryLimits.queryMax}
          placeholder={t('Hire crew, plan an event, read blogs')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(none);
            // Text carried over from the page in another language opens no list here.
            setClosed(event.target !== document.activeElement);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setClosed(true)}
          className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
        />
      </label>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('Suggestions')}
        className={`absolute inset-x-0 top-full z-20 mt-2 max-h-[min(24rem,50vh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-paper text-ink shadow-raised ${open ? '' : 'hidden'}`}
      >
        {items.map((item, index) => (
          // Keyboard users reach an option through the text box above.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={`${item.href} ${item.label}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // Before the blur that a click would cause: the list must still exist when the finger is lifted.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(item.href)}
            className="tap flex cursor-pointer items-center justify-between gap-3 px-4 py-2.5 hover:bg-teal-wash aria-selected:bg-teal-wash aria-selected:text-teal forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
          >
            <span className="min-w-0 wrap-anywhere">{item.label}</span>
            {item.detail && <span className="shrink-0 text-sm text-ink-soft">{item.detail}</span>}
          </li>
        ))}
      </ul>
    </form>
  );
}
