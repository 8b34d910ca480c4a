import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import { twinPath } from '#ui/twin-path.ts';

type Props = ComponentProps<'input'> & { onAsk?: () => void };

/** The search box for a question. Without scripts it opens the help page. */
export function HelpBox({ onAsk, ...input }: Props) {
  return (
    <form
      role="search"
      action={twinPath(paths.help)}
      onSubmit={
        onAsk &&
        ((event) => {
          event.preventDefault();
          onAsk();
        })
      }
    >
      <label className="flex items-center gap-3 rounded-lg border-2 border-line-strong bg-paper px-4 focus-frame">
        <span className="sr-only">{t('What do you need?')}</span>
        <Search aria-hidden className="shrink-0 text-ink-soft" />
        <input
          type="search"
          name="q"
          data-limit={maxLength.shortText}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('halwai, CA for GST, roof repair')}
          className="h-13 w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
          {...input}
        />
      </label>
    </form>
  );
}
