import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '#words/t.ts';
import { directoryLimits } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import { firstFound } from '#content/company/first-found.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { useSuggesting } from '#kit/search/use-suggesting.tsx';
import { Button } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';

const suggest = async (text: string) =>
  (await importTwice(() => import('#kit/search/suggested.ts'))).suggested(text);

/**
 * The search of the banner: Enter and the button open what the site knows for the words. Without scripts the words travel to this page's
 * loader, which decides alike.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const { field, attributes, list } = useSuggesting({ ofSite: true });
  const [waiting, setWaiting] = useState(false);
  const asked = useRef(0);
  /** Other words, another key and another page end the wait. */
  const give = () => {
    asked.current += 1;
    setWaiting(false);
  };
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );
  async function submit() {
    const text = field.current!.value;
    const mine = ++asked.current;
    setWaiting(true);
    const path = await firstFound(text, suggest);
    if (asked.current !== mine) return;
    setWaiting(false);
    void navigate(path);
  }
  return (
    <form
      role="search"
      action={twinPath(paths.home)}
      onInput={give}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="relative w-full max-w-xl"
    >
      <div className="flex items-center rounded-lg border-2 border-on-night/20 bg-paper p-1 text-ink shadow-raised focus-frame">
        <label className="flex min-w-0 grow items-center gap-2 pl-3">
          <span className="sr-only">{t('What are you looking for?')}</span>
          <Search aria-hidden className="shrink-0 text-ink-soft max-xs:hidden" />
          <input
            ref={field}
            {...attributes}
            name="q"
            onKeyDown={give}
            enterKeyHint="go"
            data-limit={directoryLimits.queryMax}
            placeholder={t('Hire crew, plan an event, read blogs')}
            className="h-12 w-full min-w-0 bg-transparent text-base text-ellipsis outline-none placeholder:text-ink-soft"
          />
        </label>
        <Button
          type="submit"
          aria-busy={waiting}
          className="ml-2 shrink-0 px-4 [--focus:var(--teal)] aria-busy:cursor-progress aria-busy:opacity-60"
        >
          {t('Search')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {waiting && t('Looking it up...')}
      </p>
      {list}
    </form>
  );
}
