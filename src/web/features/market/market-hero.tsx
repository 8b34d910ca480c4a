import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import type { MarketPage } from '#content/market-pages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';

/** The first screen of a market: its name, a description and a picture. */
export function MarketHero({ page }: { page: MarketPage }) {
  return (
    <div>
      <PageHeading
        lead={page.description}
        eyebrow={
          <PageLink
            to={paths.markets}
            className="tap inline-flex items-center underline-offset-4 hover:underline"
          >
            {t('Markets of Delhi')}
          </PageLink>
        }
      >
        {page.name}
      </PageHeading>
      <figure className="mt-4">
        <Picture
          name={page.scene}
          alt=""
          priority
          sizes="(min-width: 64rem) 46vw, 92vw"
          className="aspect-[2/1] rounded-xl md:aspect-3/2"
        />
        <figcaption className="mt-1 text-sm text-ink-soft">{t('Illustration')}</figcaption>
      </figure>
    </div>
  );
}
