import { Heart } from 'lucide-react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import { PageLink } from '#ui/page-link.tsx';

type Props = {
  className: string;
  /** In words, where there is room for them. */
  named?: boolean;
};

/** The way to what somebody has saved, as soon as anything is. */
export function ShortlistLink({ className, named }: Props) {
  const { length } = useShortlist();
  return (
    length > 0 && (
      <PageLink
        to={paths.shortlist}
        aria-label={t('Shortlist, {length} saved', { length })}
        className={`tap inline-flex items-center gap-1 rounded-md font-semibold hover:text-teal ${className}`}
      >
        {named ? t('Shortlist') : <Heart aria-hidden size={20} />} {!named && length}
      </PageLink>
    )
  );
}
