import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { marketListPage } from '#content/market-pages.ts';
import { browserLoad, serverLoad } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { MarketCardsLoading } from '#features/market/market-cards-loading.tsx';
import { MarketFailed } from '#features/market/market-failed.tsx';
import { MarketLinkCard } from '#features/market/market-link-card.tsx';
import { NoMarkets } from '#features/market/no-markets.tsx';
import type { Route } from './+types/market-list';

const load = (api: Api) => ({ markets: api.marketList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: marketListPage.title,
    description: marketListPage.metaDescription,
    path: paths.marketList,
  });

export default function MarketList({ loaderData: { markets } }: Route.ComponentProps) {
  const { toCards, toDirectory } = marketListPage;
  return (
    <div className="wrap py-5 md:py-12">
      <PageHeading lead={marketListPage.intro} className="mb-5">
        {marketListPage.title}
      </PageHeading>
      <AsyncSection
        data={markets}
        loading={<MarketCardsLoading words={messages.loading} height="h-38 sm:h-90" />}
        failed={() => <MarketFailed message={messages.marketsFailed} />}
      >
        {(list) =>
          list.length === 0 ? (
            <NoMarkets />
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {list.map((market) => (
                <li key={market.id}>
                  <MarketLinkCard market={market} />
                </li>
              ))}
            </ul>
          )
        }
      </AsyncSection>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={toCards.href} look="secondary">
          {toCards.label}
        </ButtonLink>
        <ButtonLink to={toDirectory.href} look="secondary">
          {toDirectory.label}
        </ButtonLink>
      </div>
    </div>
  );
}
