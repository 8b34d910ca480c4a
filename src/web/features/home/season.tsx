import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import { blogPath } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { MarketCard } from '#contract/markets.ts';
import type { Weekday } from '#domain/vendors/weekdays.ts';
import { PriceWords } from '#ui/price-words.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDelhiDay } from '#ui/use-delhi-day.ts';

/** What the home page shows of the season: prices that vendors state, the markets, and a guide. */
export type SeasonNow = {
  prices: readonly { path: string; title: string; span: string; words: string }[];
  /** `closed`: the weekly closing day, and the words for it. */
  markets: readonly (Pick<MarketCard, 'id' | 'name' | 'lang' | 'route'> & {
    closed: { day: Weekday; words: string } | null;
  })[];
  guide: Pick<BlogCard, 'id' | 'title' | 'excerpt' | 'lang'> | undefined;
};

/** With letters of twice the size the second part goes below the first. */
const row = 'flex items-center justify-between gap-x-4 border-b border-line max-[18rem]:flex-wrap';

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{heading}</h3>
      {children}
    </div>
  );
}

/** The markets with their state: the weekly closing day, and once scripts run, whether that is today. */
function Markets({ markets }: Pick<SeasonNow, 'markets'>) {
  const today = useDelhiDay();
  /** Words of another length are another element: they do not count as moved. */
  const state = (closed: { day: Weekday; words: string }) => {
    const words = today === null ? closed.words : closed.day === today ? t('Closed today') : t('Open today');
    return (
      <span key={words} className="text-sm whitespace-nowrap">
        {words}
      </span>
    );
  };
  return (
    <ul>
      {markets.map(({ id, name, lang, route, closed }) => (
        <li key={id} className={row}>
          <TextLink to={route} look="standing" lang={lang}>
            {name}
          </TextLink>
          {closed && state(closed)}
        </li>
      ))}
    </ul>
  );
}

/** The second screen of the home page. */
export function Season({ season: { prices, markets, guide } }: { season: SeasonNow }) {
  return (
    <Section heading={t('This season in Delhi')}>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-3">
        {prices.length > 0 && (
          <Column heading={t('What people pay')}>
            <ul>
              {prices.map(({ path, title, span, words }) => (
                <li key={path} className="border-b border-line pb-1">
                  <TextLink to={path} look="standing">
                    {title}
                  </TextLink>
                  <p className="-mt-1 text-sm">
                    <PriceWords>{`${span} ${words}`}</PriceWords>
                  </p>
                </li>
              ))}
            </ul>
          </Column>
        )}
        {markets.length > 0 && (
          <Column heading={t('The markets today')}>
            <Markets markets={markets} />
          </Column>
        )}
        {guide && (
          <Column heading={t('Worth reading now')}>
            <TextLink to={blogPath(guide.id)} look="strong" lang={guide.lang}>
              {guide.title}
            </TextLink>
            {guide.lang && <p className="-mt-1 text-sm">{t('in English')}</p>}
            <p lang={guide.lang} className="line-clamp-2 text-ink-soft md:line-clamp-4">
              {guide.excerpt}
            </p>
          </Column>
        )}
      </div>
    </Section>
  );
}
