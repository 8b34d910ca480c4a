import { useEffect, useState } from 'react';
import { categoryTiles } from '#content/category-tiles.ts';
import { limits } from '#facts/limits.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { useMadeInBrowser } from '#ui/use-hydrated.ts';

/** Returns false for the stated moment after a change of page; the first page has its tiles at once. */
function useTilesShown(): boolean {
  const [shown, setShown] = useState(!useMadeInBrowser());
  useEffect(() => {
    const timer = setTimeout(setShown, limits.categoryTilesDelayMs, true);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}

/** The categories overview: eight tiles that all link to the venue page, which then names the chosen one. */
export function CategoryGrid({ heading, current }: { heading: string; current?: string }) {
  const shown = useTilesShown();
  return (
    <Section heading={heading}>
      {/* The tiles hold their space meanwhile, so that nothing moves when they appear. */}
      <ul className={`rail-small gap-4 xs:grid xs:grid-cols-4 lg:grid-cols-8 ${shown ? '' : 'invisible'}`}>
        {categoryTiles.map(({ need, label, photo, url }) => (
          <li key={need}>
            <PageLink
              to={url}
              aria-current={current === need ? 'true' : undefined}
              className="group block h-full overflow-hidden wrap-anywhere rounded-lg border border-line bg-paper shadow-card hover:shadow-raised aria-[current=true]:border-2 aria-[current=true]:border-teal"
            >
              <Picture name={photo} alt="" sizes="(min-width: 64rem) 9rem, 45vw" className="aspect-3/2" />
              <span className="tap flex items-center px-3 font-semibold leading-snug lg:text-sm group-hover:text-teal">
                {label}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
