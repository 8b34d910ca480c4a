import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import type { MarketPage } from '#content/market-pages.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { browserLoadWith, serverLoadWith, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { breadcrumbsLd } from '#kit/page/site-ld.ts';
import { useSite } from '#kit/page/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { MarketFailed } from '#features/market/market-failed.tsx';
import { MarketFacts } from '#features/market/market-facts.tsx';
import { MarketGallery } from '#features/market/market-gallery.tsx';
import { MarketHero } from '#features/market/market-hero.tsx';
import { othersOf } from '#features/market/other-markets.ts';
import { MarketLinks } from '#features/market/market-links.tsx';
import { MarketLoading } from '#features/market/market-loading.tsx';
import { NoVendors } from '#features/market/no-vendors.tsx';
import { VendorsAndMap } from '#features/market/vendors-and-map.tsx';
import { OnlyInEnglish } from '#ui/only-in-english.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/market-place';

const words = async ({ url }: LoadArgs<object>): Promise<MarketPage> =>
  (await import('#content/market-pages.ts')).marketPageAt(url.pathname);
/** The vendors who say that they are at the market; none where our records do not hold it, as its facts are left out then. */
const vendorsAt = (api: Api, marketId: string) =>
  api.marketGet({ params: { marketId } }).then(
    ({ vendors }) => vendors,
    (error: unknown) => {
      if (isApiError(error) && error.status === 404) return [];
      throw error;
    },
  );
const load = (api: Api, page: Promise<MarketPage>) => ({
  facts: page.then(async ({ slug }) => {
    const all = await api.marketList();
    const market = all.find(({ id }) => id === slug);
    return market ? { market, others: othersOf(all, slug) } : null;
  }),
  // A market without a stated list of its own shows those that say they are there.
  vendors: page.then(({ slug, vendors }) => (vendors ? api[vendors.call]() : vendorsAt(api, slug))),
});
export const loader = serverLoadWith(words, load);
export const clientLoader = browserLoadWith(words, load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page;
  if (!page?.name) return [];
  const { name, route, metaDescription, scene } = page;
  return pageMeta(matches, { title: name, description: metaDescription, path: route, scene });
};

export default function MarketPlace({ loaderData: { page, facts, vendors } }: Route.ComponentProps) {
  const site = useSite();
  const look = page.vendors?.look ?? 'companies';
  const shown = { centre: page.center, name: page.name, look } as const;
  return (
    <div key={page.slug} className="pb-6">
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbsLd(site, [
            { name: t('Markets'), path: paths.markets },
            { name: page.name, path: page.route },
          ])
        }
      />
      <div className="wrap grid grid-cols-1 gap-4 py-5 md:gap-8 md:py-12 lg:grid-cols-2 lg:items-start lg:gap-12">
        <MarketHero page={page} />
        <AsyncSection
          data={facts}
          loading={
            <>
              <p className="mb-3 text-ink-soft">{messages.marketLoading}</p>
              <Skeleton className="h-96 rounded-xl" />
            </>
          }
          failed={() => <MarketFailed message={messages.marketFailed} />}
        >
          {(found) =>
            found && (
              <div className="min-w-0">
                <OnlyInEnglish lang={found.market.lang}>
                  {t('So far these facts are only in English.')}
                </OnlyInEnglish>
                <MarketFacts {...found} companyPhone={site.company.phone} />
              </div>
            )
          }
        </AsyncSection>
      </div>
      <Section
        heading={messages.listOfVendors}
        className="border-t border-line"
        aside={<MarketLinks marketId={page.slug} />}
      >
        <AsyncSection
          data={vendors}
          loading={<MarketLoading words={messages.loading} />}
          failed={() => (
            <div className="grid gap-6">
              <MarketFailed message={messages.marketVendorsFailed} />
              <VendorsAndMap vendors={[]} {...shown} />
            </div>
          )}
        >
          {(list) => (
            <>
              {list.length === 0 && <NoVendors market={page.name} />}
              <VendorsAndMap vendors={list} {...shown} />
            </>
          )}
        </AsyncSection>
      </Section>
      {page.pageGallery && <MarketGallery gallery={page.pageGallery} />}
    </div>
  );
}
