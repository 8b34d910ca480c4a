import { Fragment } from 'react';
import { messages, vendorsOfMarket } from '#facts/messages.ts';
import { marketPath, paths, walkPath } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { marketLinks } from '#content/market-links.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf, spokenWhereWritten } from '#kit/page/page-meta.ts';
import { breadcrumbsLd } from '#kit/page/site-ld.ts';
import { useSite } from '#kit/page/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { t } from '#words/t.ts';
import { OnlyInEnglish } from '#ui/only-in-english.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { MarketFacts } from '#features/market/market-facts.tsx';
import { MarketLoading } from '#features/market/market-loading.tsx';
import { MarketMissing } from '#features/market/market-missing.tsx';
import { othersOf } from '#features/market/other-markets.ts';
import { NoVendors } from '#features/market/no-vendors.tsx';
import { VendorsAndMap } from '#features/market/vendors-and-map.tsx';
import type { Route } from './+types/market';

const load = (api: Api, { params: { marketId } }: LoadArgs<{ marketId: string }>) => ({
  market: api.marketGet({ params: { marketId } }),
  // A page without them is a page all the same.
  others: api
    .marketList()
    .then((all) => othersOf(all, marketId))
    .catch(() => []),
});
export const loader = serverLoad(load, 'market');
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const otherwise = {
    title: t('Vendors of a market'),
    description: t('Vendors of a market of Delhi, on a list and on a map.'),
    path: marketPath(params.marketId),
  };
  return pageMetaOf(matches, loaderData?.market, otherwise, ({ name, lang }) => ({
    title: vendorsOfMarket(name),
    lang,
    spoken: spokenWhereWritten,
    description: t('Vendors of {name} with addresses, phones and directions, on a list and on a map.', {
      name,
    }),
  }));
};

export default function MarketPage({ loaderData: { market, others }, params }: Route.ComponentProps) {
  const site = useSite();
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
        <div className="wrap py-5 md:py-12">
          {market instanceof Promise && (
            <title>{`${vendorsOfMarket(found.name)} | ${site.company.brand}`}</title>
          )}
          <JsonLd
            data={
              import.meta.env.SSR &&
              breadcrumbsLd(site, [
                { name: t('Markets'), path: paths.marketList },
                { name: found.name, path: marketPath(found.id) },
              ])
            }
          />
          <OnlyInEnglish lang={found.lang}>{t('So far this page is only in English.')}</OnlyInEnglish>
          <PageHeading className="mb-5">
            {/* The stated heading in parts that a narrow screen does not break: it would break "Kailash-1" at its hyphen. */}
            {found.name.split(' ').map((word, place) => (
              <Fragment key={place}>
                <span lang={found.lang} className="inline-block">
                  {word}
                </span>{' '}
              </Fragment>
            ))}
            <span className="inline-block">- {messages.listOfVendors}</span>
          </PageHeading>
          <AsyncSection data={others} loading={null} failed={() => null}>
            {(list) => <MarketFacts market={found} companyPhone={site.company.phone} others={list} />}
          </AsyncSection>
          <div className="mb-4 mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 className="text-2xl md:text-3xl">{t('On the list and on the map')}</h2>
            {found.vendors.length > 0 && (
              <ButtonLink to={walkPath(found.id)} look="secondary">
                {marketLinks.walk}
              </ButtonLink>
            )}
          </div>
          {found.vendors.length === 0 && <NoVendors market={found.name} />}
          <VendorsAndMap vendors={found.vendors} centre={found.center} name={found.name} look="companies" />
        </div>
      )}
    </AsyncSection>
  );
}
