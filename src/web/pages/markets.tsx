import { limits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { marketCards, marketsPage } from '#content/market-pages.ts';
import { browserLoad, serverLoad } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { MarketCard } from '#features/market/market-card.tsx';
import { MarketCardsLoading } from '#features/market/market-cards-loading.tsx';
import type { Route } from './+types/markets';

/** The cards are fixed; after a navigation they appear after the stated delay. The staff's facts do not wait for it. */
const afterDelay = () =>
  new Promise<typeof marketCards>((resolve) => setTimeout(resolve, limits.marketCardsDelayMs, marketCards));
const load = (cards: () => Promise<typeof marketCards>) => (api: Api) => ({
  cards: cards(),
  facts: api.marketList(),
});
export const loader = serverLoad(load(() => Promise.resolve(marketCards)));
export const clientLoader = browserLoad(load(afterDelay));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: marketsPage.title,
    description: marketsPage.metaDescription,
    path: paths.markets,
  });

export default function Markets({ loaderData: { cards, facts } }: Route.ComponentProps) {
  return (
    <div className="wrap py-5 md:py-12">
      <PageHeading lead={marketsPage.intro} className="mb-5">
        {marketsPage.title}
      </PageHeading>
      <AsyncSection
        data={cards}
        loading={<MarketCardsLoading words={messages.loading} />}
        failed={() => <FailedNotice>{messages.marketsFailed}</FailedNotice>}
      >
        {(list) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {list.map((card, index) => (
              <li key={card.route}>
                <MarketCard card={card} facts={facts} priority={index < 2} />
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
      <ButtonLink to={marketsPage.toList.href} look="secondary" className="mt-5">
        {marketsPage.toList.label}
      </ButtonLink>
    </div>
  );
}
