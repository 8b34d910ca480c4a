import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import type { PriceGuide as Guide } from '#contract/price-guides.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { tradeForm } from '#content/trade-forms.ts';
import { priceGuidePage as words } from '#content/price-guide-page.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf } from '#kit/page/page-meta.ts';
import { breadcrumbsLd } from '#kit/page/site-ld.ts';
import { useSite } from '#kit/page/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PriceGuide } from '#features/price-guide/price-guide.tsx';
import { priceGuideLd } from '#features/price-guide/price-guide-ld.ts';
import { PriceGuideMissing } from '#features/price-guide/price-guide-missing.tsx';
import type { Route } from './+types/price-guide';

const load = (api: Api, { params: { category } }: LoadArgs<{ category: string }>) => ({
  guide: api.priceGuide({ params: { category } }),
});
export const loader = serverLoad(load, 'guide');
export const clientLoader = browserLoad(load);

export const handle = {
  enquireAt: ({ params }: { params: { category?: string } }) => tradeForm(params.category),
};

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const guide = loaderData?.guide;
  const known = guide && !(guide instanceof Promise) && guide.ok ? guide.value : null;
  const path = known ? known.path : location.pathname;
  const otherwise = { title: words.trail, description: words.missing, path };
  return pageMetaOf(matches, guide, otherwise, ({ title, description, units }) => ({
    title,
    description,
    hidden: units.length === 0,
  }));
};

const trailOf = ({ category, all, path }: Guide) => [
  { name: words.allVendors, path: paths.vendors },
  { name: vendorCategories[category], path: all.path },
  { name: words.trail, path },
];

/** What the vendors of a category ask. */
export default function PriceGuidePage({ loaderData: { guide } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <AsyncSection
      data={guide}
      loading={<p className="wrap py-12">{messages.loading}</p>}
      failed={({ status }) => <PriceGuideMissing status={status} />}
    >
      {(known) => (
        <div className="wrap py-8 md:py-12">
          {guide instanceof Promise && <title>{`${known.title} | ${site.company.brand}`}</title>}
          <JsonLd data={import.meta.env.SSR && breadcrumbsLd(site, trailOf(known))} />
          <JsonLd data={import.meta.env.SSR && priceGuideLd(known)} />
          <PageHeading
            lead={known.lead}
            eyebrow={
              <TextLink to={known.all.path} look="standing">
                {known.all.words}
              </TextLink>
            }
          >
            {known.title}
          </PageHeading>
          <PriceGuide guide={known} />
        </div>
      )}
    </AsyncSection>
  );
}
