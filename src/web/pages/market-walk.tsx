import { messages } from '#facts/messages.ts';
import { marketPath, walkPath } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { marketLinks } from '#content/market-links.ts';
import { marketWalk as words } from '#content/market-walk.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MarketLoading } from '#features/market/market-loading.tsx';
import { MarketMissing } from '#features/market/market-missing.tsx';
import { MarketWalk } from '#features/market-walk/market-walk.tsx';
import type { Route } from './+types/market-walk';

const load = (api: Api, { params: { marketId } }: LoadArgs<{ marketId: string }>) => ({
  market: api.marketGet({ params: { marketId } }),
});
export const loader = serverLoad(load, 'market');
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = walkPath(params.marketId);
  const otherwise = { title: marketLinks.walk, description: words.lead, path };
  return pageMetaOf(matches, loaderData?.market, otherwise, ({ name }) => ({
    title: words.title(name),
    description: words.description(name),
    hidden: true,
  }));
};

/** Shops of a market in walking order. Without scripts every shop is listed; with them the visitor chooses. */
export default function MarketWalkPage({ loaderData: { market }, params }: Route.ComponentProps) {
  return (
    <AsyncSection
      key={params.marketId}
      data={market}
      loading={
        <div className="wrap py-12">
          <MarketLoading words={messages.marketLoading} />
        </div>
      }
      failed={({ status }) => <MarketMissing status={status} />}
    >
      {(found) => (
        <div className="wrap py-10 md:py-14">
          <PageHeading lead={words.lead}>{words.title(found.name)}</PageHeading>
          <div className="no-print mt-2 mb-6 text-ink-soft">
            <p className="noscript:hidden">{words.kept}</p>
            <TextLink to={marketPath(found.id)} look="standing">
              {messages.listOfVendors}
            </TextLink>
          </div>
          <MarketWalk market={found} />
        </div>
      )}
    </AsyncSection>
  );
}
