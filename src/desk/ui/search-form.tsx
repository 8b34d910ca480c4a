import { Search } from 'lucide-react';
import { maxLength } from '#facts/limits.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  /** Label of the searchable content. */
  label: string;
  value: string;
  onSearch: (words: string) => void;
};

/** Searches on Enter; an emptied field shows everything again. */
export const SearchForm = ({ label, value, onSearch }: Props) => (
  <form
    role="search"
    key={value}
    onSubmit={(event) => {
      event.preventDefault();
      const words = new FormData(event.currentTarget).get('q');
      onSearch(typeof words === 'string' ? words.trim() : '');
    }}
    className="flex w-full gap-2 sm:max-w-md"
  >
    <input
      type="search"
      name="q"
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      data-limit={maxLength.shortText}
      className="tap min-w-0 flex-1 rounded-md border border-line-strong bg-paper px-3 text-base placeholder:text-ink-soft"
    />
    <Button type="submit" look="secondary" className="px-3!">
      <Search aria-hidden size={18} />
      <span className="sr-only">Search</span>
    </Button>
  </form>
);
