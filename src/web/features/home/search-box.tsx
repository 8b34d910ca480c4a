import { useState } from 'react';
import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { limits } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import { home } from '#content/company/home.ts';
import { useDebounced } from '#ui/use-debounced.ts';

const { shortcuts } = home;
type Shortcut = (typeof shortcuts)[number];

/** The shortcuts whose name holds the text, without regard to case; none for an empty text. */
export const matching = (text: string): readonly Shortcut[] => {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : shortcuts.filter(({ label }) => label.toLowerCase().includes(wanted));
};

/** The suggestion box of the banner. Enter goes to the first match of the text as it stands, or to the first page. */
export function SearchBox() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const items = matching(useDebounced(text, limits.searchDebounceMs));
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getLabelProps, getMenuProps } =
    useCombobox<Shortcut>({
      id: 'home-search',
      items: [...items],
      inputValue: text,
      itemToString: (item) => item?.label ?? '',
      onInputValueChange: ({ inputValue }) => setText(inputValue),
      onSelectedItemChange: ({ selectedItem }) => selectedItem && void navigate(selectedItem.href),
    });
  const open = isOpen && items.length > 0;
  return (
    <form
      role="search"
      action={paths.home}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(matching(text)[0]?.href ?? paths.home);
      }}
      className="relative w-full max-w-xl"
    >
      <label {...getLabelProps({ className: 'sr-only' })}>What are you looking for?</label>
      <div className="flex items-center gap-2 rounded-lg border-2 border-on-night/20 bg-paper px-4 text-ink shadow-raised focus-within:border-marigold">
        <Search aria-hidden className="shrink-0 text-ink-soft" />
        <input
          {...getInputProps({
            // The library would take Enter for the highlighted item only; the stated rule is the first match.
            onKeyDown: (event) => {
              if (event.key === 'Enter' && highlightedIndex < 0)
                (event.nativeEvent as { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
            },
          })}
          type="search"
          enterKeyHint="go"
          placeholder="Hire crew, plan an event, read blogs"
          className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
        />
      </div>
      <ul
        {...getMenuProps({
          className: `absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-lg border border-line bg-paper text-ink shadow-raised ${open ? '' : 'hidden'}`,
        })}
      >
        {open &&
          items.map((item, index) => (
            <li
              key={item.href}
              {...getItemProps({
                item,
                index,
                className: `tap flex cursor-pointer items-center px-4 py-2.5 ${index === highlightedIndex ? 'bg-teal-wash text-teal' : ''}`,
              })}
            >
              {item.label}
            </li>
          ))}
      </ul>
    </form>
  );
}
