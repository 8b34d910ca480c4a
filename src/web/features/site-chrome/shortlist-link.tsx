import { Heart } from 'lucide-react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import { PageLink } from '#ui/page-link.tsx';

type Props = {
  className: string;
  /** With a text label, where there is space for it. */
  named?: boolean;
};

/** Link to the saved vendors, as soon as there are any. */
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
