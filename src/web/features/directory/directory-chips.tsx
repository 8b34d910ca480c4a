import { X } from 'lucide-react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { directoryPage } from '#content/directory.ts';
import { PageLink } from '#ui/page-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FoundPage } from './found-page.ts';

type Props = Pick<FoundPage, 'conditions'>;

/** Active filters of the list. Each is a link to the list without it, so that it works without scripts too. */
export function DirectoryChips({ conditions }: Props) {
  if (conditions.length === 0) return null;
  return (
    <ul aria-label={t('Chosen')} className="flex items-center gap-2 sm:flex-wrap">
      {conditions.map(({ words, without }) => (
        <li key={words} className="min-w-0 shrink-0 sm:shrink">
          <PageLink
            to={without}
            preventScrollReset
            aria-label={t('Remove {words}', { words })}
            className="tap inline-flex max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-paper px-3.5 font-semibold wrap-anywhere hover:border-teal hover:text-teal"
          >
            {words} <X aria-hidden size={16} className="shrink-0" />
          </PageLink>
        </li>
      ))}
      {conditions.length > 1 && (
        <li className="shrink-0">
          <TextLink to={paths.vendors} look="standing" preventScrollReset className="px-2">
            {directoryPage.clearAll}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
