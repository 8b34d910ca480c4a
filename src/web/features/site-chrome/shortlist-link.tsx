import { Heart } from 'lucide-react';
import { paths } from '#facts/paths.ts';
import { useShortlist } from '#kit/shortlist.ts';
import { PageLink } from '#ui/page-link.tsx';

/** The way to what somebody has saved, as soon as anything is. */
export function ShortlistLink() {
  const { length } = useShortlist();
  return (
    length > 0 && (
      <PageLink
        to={paths.shortlist}
        aria-label={`Shortlist, ${length} saved`}
        className="tap inline-flex items-center justify-center gap-1 rounded-md font-semibold hover:text-teal"
      >
        <Heart aria-hidden size={20} /> {length}
      </PageLink>
    )
  );
}
